import { beforeEach, expect, test } from 'vitest';
import { itemPath } from '#app/content/core/content-path.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { isOfSite } from '#app/content/core/define-content.ts';
import { announcementFor } from '#app/content/core/kinds/announcements.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { drafts } from '#app/platform/db/schema/drafts.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, type Answer } from '#tests/routes.ts';

await useTestDatabase();

const ID = '33333333-3333-4333-8333-333333333333';
const PAGE = `/admin/content/announcements/${ID}`;
const LINE = { text: 'We are closed from 16 December.', pages: 'all' };

let [ann, ben] = ['', ''];
beforeEach(async () => {
  await db().delete(contentVersions);
  await forgetAccounts();
  ann = await signedInAs(await addMember({ fullName: 'Ann Jacobs', role: 'editor' }));
  ben = await signedInAs(await addMember({ email: 'b@example.org', fullName: 'Ben Botha', role: 'editor' }));
});

test('while somebody types it is checked and kept, and nothing is saved', async () => {
  const { data } = await type({ version: '0', ...LINE, text: 'x', link: '/nowhere' });
  expect(data).toEqual({
    errors: {
      text: 'At least 3 characters.',
      link: 'There is no page /nowhere.',
      linkText: expect.any(String),
    },
    keptAt: expect.stringMatching(/^\d\d:\d\d$/),
    notes: {},
  });
  expect(await db().select().from(contentVersions)).toEqual([]);
  expect((await page(ann)).entries).toMatchObject({ text: 'x', link: '/nowhere' });
  expect((await page(ann)).kept).toEqual({ at: expect.any(Date) });
  expect((await page(ben)).kept).toBeNull();
});

test('without a script the button checks, and keeps what was typed', async () => {
  const wrong = await post({ intent: 'check', version: '0', ...LINE, linkText: 'Go' });
  expect(wrong).toMatchObject({
    status: 400,
    data: { errors: { linkText: expect.any(String) }, typed: { linkText: 'Go' }, keptAt: expect.any(String) },
  });
  const right = await post({ intent: 'check', version: '0', ...LINE });
  expect(right).toMatchObject({ status: 200, data: { errors: {}, typed: LINE, keptAt: expect.any(String) } });
  expect((await page(ann)).entries).toMatchObject(LINE);
});

test('fields that one left alone follow what somebody else published meanwhile', async () => {
  await post({ intent: 'publish', version: '0', ...LINE });
  const mine = { ...LINE, text: 'Ann’s words.', version: '1' };
  await type(mine);
  await post({ intent: 'publish', version: '1', ...LINE, linkText: 'Book', link: '/book' }, ben);
  expect((await page(ann)).entries).toMatchObject({ text: 'Ann’s words.', link: '/book' });
  const whileTyping = (await type(mine)).data as unknown as { mine: object };
  expect(whileTyping.mine).toMatchObject({ text: 'Ann’s words.', linkText: 'Book', link: '/book' });
  const answer = await post({ intent: 'publish', ...mine });
  const followed = { text: 'Ann’s words.', linkText: 'Book', link: '/book' };
  expect(answer).toMatchObject({ status: 409, data: { typed: followed } });
});

test('two who type at once overwrite nothing, and see both texts', async () => {
  await post({ intent: 'publish', version: '0', ...LINE });
  await type({ version: '1', ...LINE, text: 'Ann’s words.' });
  await type({ version: '1', ...LINE, text: 'Ben’s words.' }, ben);
  expect((await page(ann)).entries.text).toBe('Ann’s words.');
  expect((await page(ben)).entries.text).toBe('Ben’s words.');
  await post({ intent: 'publish', version: '1', ...LINE, text: 'Ben’s words.' }, ben);

  const theirs = { by: 'Ben Botha', entries: { text: 'Ben’s words.' } };
  expect((await type({ version: '1', ...LINE, text: 'Ann’s longer words.' })).data).toMatchObject({ theirs });
  expect(await page(ann)).toMatchObject({ entries: { text: 'Ann’s longer words.' }, theirs });
  expect(await page(ben)).toMatchObject({ kept: null });
  await refreshContent();
  expect(announcementFor('/')?.text).toBe('Ben’s words.');
});

test('what is stored is no longer kept, whether it was saved or typed back', async () => {
  await type({ version: '0', ...LINE });
  await post({ intent: 'save', version: '0', ...LINE });
  expect(await db().select().from(drafts)).toEqual([]);
  await type({ version: '1', ...LINE, text: 'Other words.' });
  expect((await type({ version: '1', ...LINE })).data).toEqual({ errors: {}, keptAt: null, notes: {} });
  expect(await db().select().from(drafts)).toEqual([]);
});

test('what is only typed is listed: its author can go on, and others see whose it is', async () => {
  await type({ version: '0', ...LINE });
  const state = expect.stringMatching(/^Not published yet: typed by you, kept .*\d\d:\d\d/);
  expect(await listed(ann)).toEqual([
    { title: `New announcement: ${LINE.text}`, path: PAGE, states: [state] },
  ]);
  const others = expect.stringContaining('typed by Ann Jacobs');
  expect(await listed(ben)).toEqual([{ title: 'New announcement', path: null, states: [others] }]);
  await post({ intent: 'publish', version: '0', ...LINE });
  await type({ version: '1', ...LINE, text: 'Other words.' });
  expect((await listed(ann))[0]?.states).toEqual([expect.stringContaining('Published by Ann'), state]);
  expect((await listed(ben))[0]?.states).toEqual([expect.stringContaining('Published by Ann')]);
});

test('what is typed in any kind of the site stands in the list of content', async () => {
  const ofSite = contents.filter(isOfSite);
  for (const content of ofSite) {
    const [file] = content.file;
    const path = itemPath(content, file === undefined ? ID : content.idOf(file));
    await submit(`${path}/check`, { version: '0', text: 'Words', reason: 'A break' }, { cookie: ann });
  }
  const { data } = await visit('/admin/content', { cookie: ann });
  expect((data as unknown as { waiting: object[] }).waiting).toHaveLength(ofSite.length);
});

test.each(['save', 'publish', 'plan'])('a form that is refused is kept: %s', async (intent) => {
  const answer = await post({ intent, version: '0', pages: 'all', text: '', link: '/pricing' });
  expect(answer).toMatchObject({ status: 400, data: { keptAt: expect.any(String) } });
  expect((await page(ann)).entries).toMatchObject({ link: '/pricing' });
});

test('what was typed is discarded by its author, and can be copied for a day', async () => {
  await type({ version: '0', ...LINE });
  expect(await toastOf(await post({ intent: 'forget' }))).toMatchObject({ link: { path: '/admin/typed' } });
  expect(await page(ann)).toMatchObject({ kept: null, entries: {} });
  const { lost } = (await visit('/admin/typed', { cookie: ann })).data as { lost: { typed: string[][] } };
  expect(lost.typed).toContainEqual(['text', LINE.text]);
  expect((await toastOf(await post({ intent: 'forget' })))?.title).toBe('Nothing was kept');
});

test('a box that was unticked stays so, and a planned time is kept', async () => {
  const plan = '/admin/content/plans/provisional-income-tax';
  const { entries, revision } = (await visit(plan, { cookie: ann })).data as unknown as Page;
  expect(entries.highlight).toBe('on');
  const typed = { ...entries, version: String(revision), publishAt: '2030-01-01T08:00' };
  const unticked: Record<string, string> = { ...typed };
  delete unticked.highlight;
  await submit(`${plan}/check`, unticked, { cookie: ann });
  expect((await visit(plan, { cookie: ann })).data).toMatchObject({
    entries: { highlight: '', publishAt: '2030-01-01T08:00' },
  });
});

test('the preview says what must be mended before it can be published', async () => {
  await post({ intent: 'preview', version: '0', ...LINE, link: '/nowhere', linkText: 'Go' });
  expect((await visit(`${PAGE}/preview`, { cookie: ann })).data).toMatchObject({
    problems: ['Where the link leads: There is no page /nowhere.'],
  });
});

type Page = { entries: Record<string, string>; kept: object | null; theirs?: object; revision: number };

async function page(cookie: string): Promise<Page> {
  return (await visit(PAGE, { cookie })).data as unknown as Page;
}

function post(fields: Record<string, string>, cookie = ann): Promise<Answer> {
  return submit(PAGE, fields, { cookie });
}

function type(fields: Record<string, string>, cookie = ann): Promise<Answer> {
  return submit(`${PAGE}/check`, fields, { cookie });
}

async function listed(cookie: string) {
  const { kinds } = (await visit('/admin/content?kind=announcements', { cookie })).data as {
    kinds: { name: string; items: { title: string; path: string | null; states: string[] }[] }[];
  };
  const rows = kinds.find(({ name }) => name === 'announcements')?.items ?? [];
  return rows.map(({ title, path, states }) => ({ title, path, states }));
}
