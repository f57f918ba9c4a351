import type { Browser, Page } from '@playwright/test';

export type Crawled = {
  path: string;
  status: number;
  type: string;
  location: string | null;
  /** Null where the answer is no HTML. */
  html: Facts | null;
  /** The page that first led here. */
  from: string;
};

export type Facts = {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  headings: number;
  image: string | null;
  linkedData: string[];
  /** Addresses of links that a crawler follows, whole, with their fragments. */
  links: string[];
  ids: string[];
};

/** More than the site has, and fewer than an endless trap of queries would offer. */
const MOST = 600;

/** Every page that the links of a site lead to, from its home page and from `places`, by path and query. */
export async function crawl(
  browser: Browser,
  origin: string,
  places: string[],
): Promise<Map<string, Crawled>> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  const found = new Map<string, Crawled>();
  const queue = ['/', ...places].map((path) => ({ path, from: 'the sitemap' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (found.has(next.path)) continue;
    if (found.size >= MOST) throw new Error(`more than ${MOST} pages: ${next.path} from ${next.from}`);
    const crawled = await visit(page, origin, next);
    found.set(next.path, crawled);
    for (const link of crawled.html?.links ?? []) {
      const { origin: where, pathname, search } = new URL(link);
      if (where === origin) queue.push({ path: pathname + search, from: next.path });
    }
  }
  await page.close();
  return found;
}

async function visit(
  page: Page,
  origin: string,
  { path, from }: { path: string; from: string },
): Promise<Crawled> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  const html = type.startsWith('text/html') ? await read(page, text, origin + path) : null;
  return { path, status: answer.status, type, location: answer.headers.get('location'), html, from };
}

/** Parses a page as a browser does, without running or loading anything of it. */
function read(page: Page, text: string, url: string): Promise<Facts> {
  return page.evaluate(
    ({ text, url }) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const one = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? null;
      return {
        title: document.title,
        description: one('meta[name="description"]', 'content'),
        canonical: one('link[rel="canonical"]', 'href'),
        robots: one('meta[name="robots"]', 'content'),
        headings: document.querySelectorAll('h1').length,
        image: one('meta[property="og:image"]', 'content'),
        linkedData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent ?? '',
        ),
        links: [...document.querySelectorAll('a[href]:not([rel="nofollow"]), link[rel="alternate"]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', url).href,
        ),
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      };
    },
    { text, url },
  );
}

/** The text of XML in elements and attributes, read by the browser's own strict parser. Throws for what is not well-formed. */
export async function readXml(page: Page, text: string): Promise<XmlNode> {
  const read = await page.evaluate((text) => {
    const node = (element: Element): XmlNode => ({
      name: element.localName,
      namespace: element.namespaceURI ?? '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(node),
      text: element.children.length === 0 ? (element.textContent ?? '') : '',
    });
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const error = document.querySelector('parsererror');
    return error ? String(error.textContent) : node(document.documentElement);
  }, text);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

export type XmlNode = {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name);
}

/** The text of the one child of that name. Throws when there is another number of them. */
export function textOf(node: XmlNode, name: string): string {
  const [child, ...others] = childrenOf(node, name);
  if (!child || others.length > 0) throw new Error(`<${node.name}> has not one <${name}>`);
  return child.text;
}
