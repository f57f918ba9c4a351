import { xml } from '#app/http/xml.ts';

/** A page that search engines should know. `changed`: an ISO day or moment; left out where it is not known. */
export type Place = { path: string; changed?: string };

/** The site's pages in the sitemap protocol (sitemaps.org, 0.9). */
export function sitemapXml(places: readonly Place[], origin: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.map(({ path, changed }) => `<url><loc>${xml(origin + path)}</loc>${lastmod(changed)}</url>`).join('\n')}
</urlset>
`;
}

function lastmod(changed?: string): string {
  return changed ? `<lastmod>${changed}</lastmod>` : '';
}
