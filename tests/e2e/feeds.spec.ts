import type { Page } from '@playwright/test';
import { articles } from './articles.ts';
import { childrenOf, readXml, textOf, type XmlNode } from './crawl.ts';
import { expect, SCRIPT, test } from './journey.ts';

/** RFC 3339, with seconds and a zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

test('the sitemap follows its protocol', SCRIPT, async ({ page, baseURL }) => {
  const { root, type } = await fetched(page, '/sitemap.xml');
  expect(type).toMatch(/^application\/xml/);
  expect([root.name, root.namespace]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const pages = childrenOf(root, 'url');
  expect(pages).toHaveLength(root.children.length);
  for (const entry of pages) {
    const address = new URL(textOf(entry, 'loc'));
    expect(address.origin).toBe(baseURL);
    expect(entry.children.every(({ name }) => ['loc', 'lastmod'].includes(name))).toBe(true);
    for (const { text } of childrenOf(entry, 'lastmod')) {
      expect(DAY.test(text) || MOMENT.test(text), text).toBe(true);
      expect(new Date(text).getTime()).toBeLessThanOrEqual(Date.now());
    }
  }
  const addresses = pages.map((entry) => textOf(entry, 'loc'));
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('the feed follows RFC 4287 and has every article', SCRIPT, async ({ page, baseURL }) => {
  const { root, type } = await fetched(page, '/blog/feed.xml');
  expect(type).toMatch(/^application\/atom\+xml/);
  expect([root.name, root.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(linksOf(root, 'self')).toEqual([`${baseURL}/blog/feed.xml`]);
  expect(linksOf(root, 'alternate')).toEqual([`${baseURL}/blog`]);
  const entries = childrenOf(root, 'entry');
  for (const part of [root, ...entries]) {
    expect(textOf(part, 'title')).not.toBe('');
    expect(new URL(textOf(part, 'id')).href).toBe(textOf(part, 'id'));
    expect(textOf(part, 'updated')).toMatch(MOMENT);
  }
  for (const entry of entries) {
    expect(linksOf(entry, 'alternate')).toEqual([textOf(entry, 'id')]);
    expect(textOf(entry, 'published')).toMatch(MOMENT);
    expect(textOf(entry, 'updated') >= textOf(entry, 'published')).toBe(true);
    expect(textOf(entry, 'summary').length).toBeGreaterThan(20);
    const addresses = [...textOf(entry, 'content').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to);
    expect(addresses.filter((to) => !/^(https?:\/\/|mailto:|tel:)/.test(to ?? ''))).toEqual([]);
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.toSorted()).toEqual((await articlesOf(page)).toSorted());
  expect(childrenOf(root, 'author').flatMap((author) => textOf(author, 'name'))).toHaveLength(1);
  for (const path of ['/blog', articles[0]?.path ?? '']) {
    await page.goto(path);
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', /\/blog\/feed\.xml$/);
  }
});

async function fetched(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return { root: await readXml(page, await answer.text()), type: answer.headers()['content-type'] };
}

async function articlesOf(page: Page) {
  const { root } = await fetched(page, '/sitemap.xml');
  const addresses = childrenOf(root, 'url').map((entry) => textOf(entry, 'loc'));
  return addresses.filter((address) => new URL(address).pathname.startsWith('/blog/'));
}

function linksOf(node: XmlNode, relation: string) {
  return childrenOf(node, 'link')
    .filter(({ attributes }) => attributes.rel === relation)
    .map(({ attributes }) => attributes.href);
}
