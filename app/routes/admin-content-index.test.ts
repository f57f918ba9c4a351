import { beforeEach, expect, test } from 'vitest';
import { people } from '#content/people.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { isOfSite } from '#app/content/core/define-content.ts';
import { KIND_GROUPS } from '#app/content/desk/kind-groups.ts';
import type { Overview } from '#app/content/desk/overview.server.ts';
import { freshEditor } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const LINE = { text: 'We are closed from 16 December.', pages: 'all' };
const NEW = '/admin/content/announcements/33333333-3333-4333-8333-333333333333';

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('the index leads to every kind, and one of a single item to that', async () => {
  const names = KIND_GROUPS.flatMap(({ kinds }) => kinds).toSorted();
  const ofSite = contents.filter(isOfSite);
  expect(names).toEqual(ofSite.map(({ name }) => name).toSorted());
  const { index, kinds } = await overview('');
  expect(kinds).toEqual([]);
  const paths = index.flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(paths).toHaveLength(ofSite.length);
  expect(paths.slice(0, 4)).toEqual(
    ['plans', 'people', 'closures', 'announcements'].map((name) => `/admin/content?kind=${name}`),
  );
  expect(paths).toContain('/admin/content/firm/facts');
  for (const path of paths) expect((await visit(path, { cookie })).status, path).toBe(200);
});

test('what is planned and what is a draft stand in one list, whatever they are of', async () => {
  expect((await overview('')).waiting).toEqual([]);
  await submit(NEW, { intent: 'save', version: '0', ...LINE }, { cookie });
  const plan = '/admin/content/closures/44444444-4444-4444-8444-444444444444';
  const closure = { from: '2030-12-16', until: '2030-12-31', reason: 'Holidays' };
  const publishAt = '2030-01-01T08:00';
  await submit(plan, { intent: 'plan', version: '0', ...closure, publishAt }, { cookie });
  const { waiting, index } = await overview('');
  expect(waiting.map(({ path, states }) => [path, states])).toEqual([
    [plan, ['Planned for 1 January 2030, 08:00']],
    [NEW, [expect.stringMatching(/^Draft of /)]],
  ]);
  const counts = index.flatMap(({ entries }) => entries.filter((entry) => entry.waiting > 0));
  expect(counts.map(({ title, waiting: count }) => [title, count])).toEqual([
    ['Closures of the firm', 1],
    ['Announcements', 1],
  ]);
});

test('what was taken off the site stands below the rest, and is not counted', async () => {
  const [first, ...others] = people.map(({ id }) => id);
  await submit(`/admin/content/people/${first}`, { intent: 'remove:sure', version: '0' }, { cookie });
  const { index } = await overview('');
  const entry = index.flatMap(({ entries }) => entries).find(({ title }) => title === 'People');
  expect(entry?.count).toBe(others.length);
  const { kinds } = await overview('?kind=people');
  expect(kinds[0]?.items.map(({ id }) => id)).toEqual([...others, first]);
});

test('a kind has a page of its own, with its filter', async () => {
  const { kinds, about } = await overview('?kind=plans');
  expect(about?.title).toBe('Plans and prices');
  expect(kinds.map(({ name }) => name)).toEqual(['plans']);
  const filtered = await overview('?kind=plans&q=starter');
  expect(filtered.kinds[0]?.items.map(({ title }) => title)).toEqual(['Starter']);
});

async function overview(query: string) {
  const { data } = await visit(`/admin/content${query}`, { cookie });
  return data as unknown as Overview & { about?: { title: string } };
}
