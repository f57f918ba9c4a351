import { expect, test } from 'vitest';
import { publish } from '#app/content/core/change.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { loadSetUp } from './set-up.server.ts';

const SLUG = 'cipc-annual-returns-why-they-matter';
const ADMIN = { id: crypto.randomUUID(), role: 'admin' } as const;

await useTestDatabase();

test('a text is named once it links to an article that was taken off', async () => {
  expect(await linksNamed()).toEqual([]);
  const articles = findContent('articles');
  if (!articles) throw new Error('There are no articles.');
  const file = articles.file.find((one) => JSON.stringify(one).includes(`"${SLUG}"`));
  await onItem(articles, articles.idOf(file), { actorId: null }, (act) => publish(act, { source: 'none' }));
  await refreshContent();
  expect(await linksNamed()).toContainEqual(expect.stringContaining(`there is no page /blog/${SLUG}.`));
});

async function linksNamed(): Promise<string[]> {
  const { steps } = await loadSetUp(ADMIN);
  return steps
    .flatMap(({ problems }) => problems.map(({ what }) => what))
    .filter((what) => /no page/.test(what));
}
