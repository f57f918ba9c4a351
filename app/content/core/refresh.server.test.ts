import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { plansNow } from '#app/firm/core/plans.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { articleWordsNow } from '#app/site/blog/article-files.server.ts';
import { childWith } from '#tests/children.ts';
import { useTestDatabase } from '#tests/database.ts';
import { publish } from './change.server.ts';
import { onItem } from './version-rows.server.ts';
import { findContent } from './contents.server.ts';
import { refreshContent } from './refresh.server.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

beforeEach(async () => {
  await freshContent();
});

test('what did not change is the same thing after a change of something else', async () => {
  const [person] = peopleNow();
  await write('people', person?.id ?? '', { role: 'Tax manager of the north' });
  const people = peopleNow();
  expect(people[0]?.role).toBe('Tax manager of the north');
  await write('plans', 'starter', { summary: 'Books, VAT and payroll of a small firm.' });
  expect(peopleNow()).toBe(people);
  const plans = plansNow();
  await write('people', person?.id ?? '', { role: 'Tax manager' });
  expect(peopleNow()).not.toBe(people);
  expect(plansNow()).toBe(plans);
});

test('a slow reading of older content does not come after a newer one', async () => {
  const article = findContent('articles')!;
  const values = { ...article.valuesOf(article.file[0]), slug: 'slow', title: 'It has to be compiled first' };
  const shared = { kind: 'articles', item: randomUUID(), state: 'live', source: 'own', revision: 1 } as const;
  await db()
    .insert(contentVersions)
    .values({ ...shared, values });
  const slow = refreshContent();
  await vi.waitFor(() => expect(childWith('blog/compile-process')).not.toBeNull(), {
    interval: 10,
    timeout: 20_000,
  });
  await freshContent();
  await slow;
  expect(articleWordsNow()).toHaveLength(article.file.length);
}, 60_000);

async function write(kind: string, id: string, changed: ContentValues): Promise<void> {
  const content = findContent(kind)!;
  const file = content.file.find((item) => content.idOf(item) === id);
  const values = { ...content.valuesOf(file), ...changed };
  await onItem(content, id, { actorId: null }, (act) => publish(act, { source: 'own', values }));
  await refreshContent();
}
