import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdContent } from '#app/platform/content/held.ts';
import { ask } from '#tests/routes.ts';
import * as list from '#app/routes/blog._index.tsx';
import { ARTICLES, fileArticles } from './article-files.server.ts';
import { wholeArticles } from './articles.server.ts';
import { atomFeed } from './atom-feed.ts';
import { compiledArticles } from './compiled-articles.server.ts';

const MANY = Array.from({ length: 100 }, (_, index) => ({
  ...fileArticles[0]!,
  item: `many-${index}`,
  id: 10_000 + index,
  slug: `many-${index}`,
  title: `Quokkas, part ${index}`,
  written: new Date(Date.UTC(2026, 0, 200 - index)).toISOString().slice(0, 10),
  folded: [],
  law: [],
  body: 'Short, but with enough words to be an article about quokkas.',
}));

beforeAll(async () => {
  holdContent(new Map([[ARTICLES, MANY]]));
  await compiledArticles.compile(MANY);
}, 60_000);
afterAll(() => holdContent(new Map()));

test('each article stands on one page of the list, the newest first', () => {
  const pages = [1, 2, 3].map((page) => list.loader(ask(`/blog?page=${page}`)));
  expect(pages.map(({ articles }) => articles.length)).toEqual([48, 48, 4]);
  expect(pages.flatMap(({ articles }) => articles).map(({ slug }) => slug)).toEqual(
    MANY.map(({ slug }) => slug),
  );
  expect(pages[2]).toMatchObject({ count: 100, page: 3, pages: 3 });
});

test('a page that there is not is the nearest, and a search has pages of its own', () => {
  for (const [address, page] of [
    ['/blog?page=0', 1],
    ['/blog?page=-1', 1],
    ['/blog?page=x', 1],
    ['/blog?page=99', 3],
    ['/blog?page=9999999', 1],
    ['/blog?search=quokkas&page=2', 2],
    ['/blog?search=lion&page=2', 1],
  ] as const)
    expect(list.loader(ask(address)).page, address).toBe(page);
});

test('the feed has the newest fifty', () => {
  const feed = atomFeed(wholeArticles(), 'https://x');
  expect(feed.match(/<entry>/g)).toHaveLength(50);
  expect(feed).toContain('/blog/many-0<');
  expect(feed).not.toContain('/blog/many-50<');
});
