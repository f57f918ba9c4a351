import type { Browser } from '@playwright/test';
import { childrenOf, crawl, readXml, textOf, type Crawled, type Facts } from './crawl.ts';
import { expect, SCRIPT, test } from './journey.ts';
import { faultsOf } from './linked-data.ts';
import { PAGES } from './pages.ts';

const KB = 1000;

// One walk through the site serves all of these tests, so they share a worker.
test.describe.configure({ mode: 'default' });

let pages: Map<string, Crawled>;
let places: string[];
let refused: string[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  places = await placesOf(browser);
  refused = await refusedPaths();
  pages = await crawl(browser, site(), places);
});

test('no link is broken, or leads to a missing part of a page', SCRIPT, () => {
  const broken = [...pages.values()].filter(
    ({ status, location }) => status !== 200 && !asksToSignIn(status, location),
  );
  expect(broken.map(({ path, status, from }) => `${status} ${path}, linked from ${from}`)).toEqual([]);
  const lost = documents().flatMap(({ path, html }) =>
    html.links.filter((link) => !hasPart(link)).map((link) => `${link} on ${path}`),
  );
  expect(lost).toEqual([]);
});

test('a page has one h1, its own title and a description of 50 to 160 characters', SCRIPT, () => {
  expect(documents().flatMap(({ path, html }) => (html.headings === 1 ? [] : [path]))).toEqual([]);
  expect(repeated(indexed().map(({ path, html }) => [html.title.trim(), path]))).toEqual([]);
  const described = indexed().map(({ path, html }) => [html.description ?? '', path] as const);
  expect(described.filter(([{ length }]) => length < 50 || length > 160)).toEqual([]);
  expect(repeated(described)).toEqual([]);
});

test('every page names its one address, and that address is a page that names itself', SCRIPT, () => {
  const wrong = documents().filter(({ path, html }) => {
    if (isHidden(path, html)) return false;
    const canonical = html.canonical?.startsWith(site()) ? html.canonical.slice(site().length) : '';
    return pages.get(canonical)?.html?.canonical !== html.canonical;
  });
  expect(wrong.map(({ path, html }) => `${path} names ${html.canonical}`)).toEqual([]);
});

test('the sitemap lists every page for everybody, and no other', SCRIPT, () => {
  expect(places.toSorted()).toEqual(
    indexed()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('the list of tested pages has every page of the sitemap', SCRIPT, () => {
  const tested = new Set(PAGES.map(({ path }) => path.replace('?type=individual', '')));
  const oneOfMany = /^\/(?:blog|questions|api)\/|^\/rates\?|^\/calculator\?/;
  expect(places.filter((path) => !tested.has(path) && !oneOfMany.test(path))).toEqual([]);
});

test('every page has a picture for other sites, of the right size and weight', SCRIPT, async () => {
  const pictures = new Set(indexed().map(({ html }) => html.image ?? 'none'));
  expect(pictures.size).toBeGreaterThan(places.filter((path) => path.startsWith('/blog/')).length);
  for (const url of pictures) {
    expect(url.startsWith(`${site()}/assets/`), url).toBe(true);
    const answer = await fetch(url);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length, url).toBeLessThanOrEqual(60 * KB);
  }
});

test('the linked data of every page is whole, and says what the page is', SCRIPT, () => {
  const faults = indexed().flatMap(({ path, html }) =>
    html.linkedData.flatMap((text) => faultsOf(text).map((fault) => `${path}: ${fault}`)),
  );
  expect(faults).toEqual([]);
  const ofType = (type: string) =>
    indexed()
      .filter(({ html }) => html.linkedData.some((text) => JSON.parse(text)['@type'] === type))
      .map(({ path }) => path)
      .toSorted();
  expect(ofType('AccountingService')).toEqual(['/', '/contact']);
  expect(ofType('OfferCatalog')).toEqual(['/pricing']);
  expect(ofType('Article')).toEqual(places.filter((path) => path.startsWith('/blog/')).toSorted());
  expect(ofType('BreadcrumbList')).toEqual(places.filter((path) => path !== '/').toSorted());
});

function site(): string {
  return process.env.SITE_URL ?? '';
}

type Document = Crawled & { html: Facts };

function documents(): Document[] {
  return [...pages.values()].filter((page): page is Document => page.status === 200 && page.html !== null);
}

/** The pages that search engines may show, each under its only address. */
function indexed(): Document[] {
  return documents().filter(
    ({ path, html }) => !isHidden(path, html) && html.canonical === `${site()}${path}`,
  );
}

function isHidden(path: string, { robots }: Facts): boolean {
  const forbidden = refused.some((rule) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
  );
  return forbidden || (robots ?? '').includes('noindex');
}

function asksToSignIn(status: number, location: string | null): boolean {
  return status === 302 && location !== null && /^\/auth(\?|$)/.test(location);
}

/** Whether the page that a link leads to has the part that its fragment names; the calculators keep amounts there. */
function hasPart(link: string): boolean {
  const { origin, pathname, search, hash } = new URL(link);
  const target = pages.get(pathname + search)?.html;
  if (origin !== site() || !hash || hash.includes('=') || !target) return true;
  return target.ids.includes(decodeURIComponent(hash.slice(1)));
}

function repeated(texts: (readonly [string, string])[]): string[] {
  return texts
    .filter(([words], index) => words === '' || texts.findIndex(([other]) => other === words) !== index)
    .map(([words, path]) => `${path}: ${words}`);
}

async function placesOf(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const root = await readXml(page, await (await fetch(`${site()}/sitemap.xml`)).text());
  await page.close();
  return childrenOf(root, 'url').map((place) => textOf(place, 'loc').slice(site().length));
}

async function refusedPaths(): Promise<string[]> {
  const rules = await (await fetch(`${site()}/robots.txt`)).text();
  return [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
}
