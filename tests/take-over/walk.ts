const HREF = /\shref="([^"]+)"/g;

export type Walk = { pages: number; wrong: string[] };

/** Opens every page of the sitemap and all its links within the site; reports those that are not a page. */
export async function walkSite(origin: string): Promise<Walk> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc));
  const found = new Map<string, string>(pages.map((path) => [path, 'sitemap.xml']));
  const wrong: string[] = [];
  for (const [path, from] of found) {
    const response = await fetch(origin + path);
    const text = await response.text();
    if (response.status !== 200) wrong.push(`${path} answers ${response.status}, linked from ${from}`);
    if (!pages.includes(path)) continue;
    for (const [, href = ''] of text.matchAll(HREF))
      if (href.startsWith('/') && !found.has(pathOf(origin + unescaped(href))))
        found.set(pathOf(origin + unescaped(href)), path);
  }
  return { pages: pages.length, wrong };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(unescaped(address));
  return pathname + search;
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&');
}
