import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { compiledTexts } from '#app/platform/db/schema/content.ts';
import { compiledTexts as textsOf, keyOf } from '#app/platform/processes/compiled-texts.server.ts';
import { compiledArticles } from '#app/site/blog/compiled-articles.server.ts';
import { fileArticles } from '#app/site/blog/article-files.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { keptPages } from './kept-pages.server.ts';

await useTestDatabase();

const WORDS = { ...fileArticles[0]!, title: 'An article of the desk' };
const WRONG = { ...WORDS, body: 'Over {{gone}}.' };

beforeEach(async () => {
  await db().delete(compiledTexts);
  globalThis.singletons?.delete('compiled articles');
});

test('a start reads the pages that were made before it, and makes none', async () => {
  await compiledArticles.compile([WORDS, WRONG], keptPages);
  const page = compiledArticles.pageOf(WORDS);
  expect(page?.title).toBe(WORDS.title);
  expect(await db().select().from(compiledTexts), 'what is wrong is not kept').toHaveLength(1);
  // There is no such program, so only stored pages can be shown.
  const afterStart = textsOf<typeof WORDS, object>('compiled by nobody', '/nowhere.ts');
  expect(await afterStart.compile([WORDS], keptPages)).toEqual([null]);
  expect(afterStart.pageOf(WORDS)).toEqual(page);
}, 60_000);

test('another release makes its own pages', async () => {
  await keptPages.keep(new Map([[keyOf('words'), { html: 'old' }]]));
  expect(await keptPages.find([keyOf('words')])).toEqual(new Map([[keyOf('words'), { html: 'old' }]]));
  const own = globalThis.singletons?.get('release of pages');
  globalThis.singletons?.set('release of pages', 'another');
  expect(await keptPages.find([keyOf('words')])).toEqual(new Map());
  globalThis.singletons?.set('release of pages', own);
});
