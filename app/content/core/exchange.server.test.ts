import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { heldItems } from '#app/platform/content/held.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { editedProblems } from '#dev/content/edited-problems.ts';
import { readServices } from '#app/firm/core/service-files.ts';
import { publicPaths } from '#app/site/sitemap/dead-links.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { temporaryFolder } from '#tests/temporary.ts';
import { publish } from './change.server.ts';
import { onItem } from './version-rows.server.ts';
import { contents, findContent, withEdited } from './contents.server.ts';
import { editedPath, readEdited, writeEdited, type EditedItem } from './edited-files.ts';
import { exportContent, importContent } from './exchange.server.ts';
import { refreshContent } from './refresh.server.ts';
import { freshContent } from '#tests/content.ts';
import { write } from '#tests/set-up.ts';

await useTestDatabase();

const [FIRST, SECOND] = ['99999999-9999-4999-8999-999999999999', '11111111-1111-4111-8111-111111111111'];
const LINE = { text: 'Closed.', linkText: null, link: null, pages: 'all', from: null, until: null };
const STARTER = {
  price: 377_700,
  upTo: null,
  instalments: null,
  summary: 'Books, VAT and payroll of a small firm.',
  features: ['Books each month', 'VAT returns'],
  paidOnTop: 'Nothing is paid on top',
  highlight: false,
};

beforeEach(async () => {
  await freshContent();
});

test('what is published goes into files and back, and reads the same', async () => {
  await write('plans', 'starter', STARTER);
  await write('announcements', FIRST, { ...LINE, text: 'Added first.' });
  await write('announcements', SECOND, { ...LINE, text: 'Added second.' });
  await write('testimonials', '1', null);
  const published = await shownItems();
  const folder = temporaryFolder();
  const exported = await exportContent();
  expect(exported.map((item) => writeEdited(folder, item))).toEqual([true, true, true, true]);
  expect(exported.map((item) => writeEdited(folder, item))).toEqual([false, false, false, false]);
  const files = readEdited(folder);
  expect(files.map(editedPath)).toEqual([
    `content/edited/announcements/${SECOND}.json`,
    `content/edited/announcements/${FIRST}.json`,
    'content/edited/plans/starter.json',
    'content/edited/testimonials/1.json',
  ]);
  // Stands for another site with these files in content/ and an empty database.
  expect(contents.map((content) => withEdited(content, files).file)).toEqual(published);

  await db().delete(contentVersions);
  expect((await importContent(files, publicPaths())).problems).toEqual([]);
  expect(await shownItems()).toEqual(published);
  expect((await importContent(files, publicPaths())).published).toEqual([]);
  for (const item of await exportContent()) {
    const { added: _added, ...again } = item;
    expect(files).toContainEqual(expect.objectContaining(again));
  }
});

test('what nobody changed is in no file, nor what was taken back', async () => {
  const starter = findContent('plans')!.file.find((plan) => findContent('plans')!.idOf(plan) === 'starter');
  await write('plans', 'starter', findContent('plans')!.valuesOf(starter));
  expect(await exportContent()).toEqual([]);
  await write('plans', 'starter', STARTER);
  await onItem(findContent('plans')!, 'starter', { actorId: null }, (act) =>
    publish(act, { source: 'file' }),
  );
  expect(await exportContent()).toEqual([]);
});

test('a file that is wrong is named with its field, and nothing is published', async () => {
  const items: EditedItem[] = [
    { kind: 'announcements', item: FIRST, values: LINE },
    { kind: 'announcements', item: SECOND, values: { ...LINE, text: 'x' } },
    { kind: 'plans', item: 'starter', values: { ...STARTER, price: 'much' } },
    { kind: 'plans', item: 'none', values: STARTER },
    { kind: 'plans', item: 'starter', values: null },
    { kind: 'none', item: 'x', values: LINE },
  ];
  expect(await importContent(items, publicPaths())).toEqual({
    published: [],
    problems: [
      `content/edited/announcements/${SECOND}.json: announcement “x”: Text: At least 3 characters.`,
      'content/edited/plans/starter.json: Starter: Price: This is no value of it.',
      'content/edited/plans/none.json: there is no plan none',
      'content/edited/plans/starter.json: a plan cannot be removed',
      'content/edited/none/x.json: there is no kind of content none',
    ],
  });
  expect(await db().select().from(contentVersions)).toEqual([]);
});

test('an import is checked as publishing is, beside all that comes with it', async () => {
  const person = findContent('people')!.file[0];
  const words: ContentValues = { ...findContent('people')!.valuesOf(person), practitionerNumber: null };
  const items: EditedItem[] = [
    { kind: 'announcements', item: FIRST, values: { ...LINE, link: '/nowhere', linkText: 'Go' } },
    { kind: 'people', item: SECOND, values: words },
  ];
  expect(await importContent(items, publicPaths())).toEqual({
    published: [],
    problems: [
      `content/edited/announcements/${FIRST}.json: announcement “Closed.”: Where the link leads: There is no page /nowhere.`,
      `content/edited/people/${SECOND}.json: person “${String(words.name)}”: Name: Somebody has that name: articles and bookings could not tell them apart.`,
    ],
  });
  // If the same files remove the namesake, only one has that name.
  const removed = { kind: 'people', item: findContent('people')!.idOf(person), values: null };
  expect((await importContent([items[1]!, removed], publicPaths())).problems).toEqual([]);
});

test('the build names a wrong file and a dead link in it', () => {
  const root = temporaryFolder();
  const site = { root, sources: [], services: readServices(), isPage: (path: string) => path === '/book' };
  const item = { kind: 'announcements', item: FIRST };
  writeEdited(root, { ...item, values: { ...LINE, link: '/book', linkText: 'Book' } });
  expect(editedProblems(site)).toEqual([]);
  writeEdited(root, { ...item, values: { ...LINE, link: '/gone', linkText: null } });
  expect(editedProblems(site).map(({ text }) => text)).toEqual([
    expect.stringContaining('Words of the link'),
    'there is no page /gone',
  ]);
  const path = join(root, editedPath(item));
  writeFileSync(path, readFileSync(path, 'utf8').replace('"values"', '"valeus"'));
  expect(editedProblems(site)[0]?.text).toContain(editedPath(item));
});

async function shownItems(): Promise<(readonly unknown[])[]> {
  await refreshContent();
  return contents.map(({ name, file }) => heldItems(name, file));
}
