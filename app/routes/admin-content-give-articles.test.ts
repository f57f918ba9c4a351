import { beforeEach, expect, test } from 'vitest';
import { saveDraft } from '#app/content/core/change.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { findItem, type ContentItem } from '#app/content/core/find.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import type { Authors } from '#app/content/desk/give-articles.server.ts';
import { articleWordsNow, fileArticles } from '#app/site/blog/article-files.server.ts';
import { freshEditor } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const LIST = '/admin/content?kind=articles';
const BEFORE = fileArticles.find(({ author }) => author !== null)!;
const articles = findContent('articles')!;

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('all articles of one author get another by one act, and Undo gives them back', async () => {
  const count = fileArticles.filter(({ author }) => author === BEFORE.author).length;
  const { authors } = (await visit(LIST, { cookie })).data as { authors: Authors };
  expect(authors.from).toContainEqual({ name: BEFORE.author, count });
  const answer = await give(BEFORE.author!, 'team');
  expect((await toastOf(answer))?.title).toMatch(/by the team$/);
  await refreshContent();
  expect(articleWordsNow().map(({ author }) => author)).not.toContain(BEFORE.author);
  expect(articleWordsNow().find(({ id }) => id === BEFORE.id)).toEqual({ ...BEFORE, author: null });
  const undo = new FormData();
  for (const [name, value] of (await toastOf(answer))?.action?.fields ?? []) undo.append(name, value);
  await submit('/admin/content', undo, { cookie });
  await refreshContent();
  expect(articleWordsNow()).toEqual(fileArticles);
});

test('a draft of an article that goes to another author stays a draft', async () => {
  const values = { ...articles.valuesOf(BEFORE), title: 'A title that is not public yet' };
  await onItem(articles, BEFORE.item, { actorId: null }, (act) => saveDraft(act, values));
  await give(BEFORE.author!, 'team');
  const { draft, shown }: ContentItem = await findItem(articles, BEFORE.item);
  expect(draft?.values?.title).toBe('A title that is not public yet');
  expect(shown).toMatchObject({ author: null, title: BEFORE.title });
});

test('articles go only from somebody who has some, and to somebody who works here', async () => {
  for (const [from, author, errors] of [
    ['Nobody', 'team', { from: expect.any(String) }],
    [BEFORE.author!, 'Nobody', { author: expect.any(String) }],
    [BEFORE.author!, BEFORE.author!, { author: expect.any(String) }],
  ] as const)
    expect(await give(from, author)).toMatchObject({ status: 400, data: { errors } });
});

function give(from: string, author: string) {
  return submit(LIST, { intent: 'give-articles', from, author }, { cookie });
}
