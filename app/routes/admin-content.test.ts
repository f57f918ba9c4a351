import { beforeEach, expect, test, vi } from 'vitest';
import { announcementFor } from '#app/content/core/kinds/announcements.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { publishDue } from '#app/content/core/publish-job.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { momentEntry } from '#app/content/core/read-field.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { CONTENT_ENTITIES } from '#app/content/core/content-path.ts';
import { brokenContent } from '#app/content/desk/notices.server.ts';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { withPreview } from '#app/content/core/preview.server.ts';
import { DAY, longMoment, MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { auditEntriesOf } from '#tests/lists.ts';
import { submit, toastOf, visit, type Answer } from '#tests/routes.ts';
import { freshEditor } from '#tests/content.ts';

await useTestDatabase();

const ID = '22222222-2222-4222-8222-222222222222';
const PAGE = `/admin/content/announcements/${ID}`;
const LINE = { text: 'We are closed from 16 December to 4 January.', pages: 'all' };

let cookie: string;
let other: string;
beforeEach(async () => {
  cookie = await freshEditor();
  other = await signedInAs(
    await addMember({ email: 'pieter@example.org', fullName: 'Pieter Botha', role: 'editor' }),
  );
});

test('a draft is not public, and becomes so when it is published', async () => {
  const saved = await post({ intent: 'save', version: '0', ...LINE });
  expect(await toastOf(saved)).toMatchObject({ title: 'Draft saved', tone: 'gain' });
  expect(await shown()).toBeUndefined();
  const published = await post({ intent: 'publish', version: '1', ...LINE });
  expect(await toastOf(published)).toMatchObject({ title: 'Published', link: { path: '/' } });
  expect(await shown()).toBe(LINE.text);
  expect((await auditEntriesOf(ID)).map(({ action }) => action)).toEqual([
    'announcement.draft',
    'announcement.publish',
  ]);
});

test('what was published is taken back by the toast, and restored from the history', async () => {
  await publishLine('First words.');
  const second = await publishLine('Second words.', 1);
  expect(await shown()).toBe('Second words.');
  await undo(second);
  expect(await shown()).toBe('First words.');
  const { entries, revision } = (await visit(`${PAGE}/history`, { cookie })).data as unknown as History;
  expect(entries.map(({ changes }) => changes.map(({ after }) => after))).toEqual([
    ['First words.'],
    ['Second words.'],
    ['First words.', 'Every page of the site'],
  ]);
  await post({ intent: 'restore', version: String(revision), to: entries[1]?.id ?? '' });
  expect(await shown()).toBe('Second words.');
});

test('two editors at once: nothing is overwritten, and both texts are shown', async () => {
  await publishLine('First words.');
  await post({ intent: 'save', version: '1', ...LINE, text: 'Pieter’s words.' }, other);
  const mine = await post({ intent: 'publish', version: '1', ...LINE, text: 'My words.' });
  expect(mine).toMatchObject({
    status: 409,
    data: {
      typed: { text: 'My words.' },
      theirs: { by: 'Pieter Botha', entries: { text: 'Pieter’s words.' } },
    },
  });
  expect(await shown()).toBe('First words.');
  await post({ intent: 'publish', version: '2', ...LINE, text: 'My words.' });
  expect(await shown()).toBe('My words.');
});

test('what is planned is published at its time, once, however many workers run', async () => {
  await publishLine('First words.');
  const at = new Date(Date.now() + 60 * MINUTE);
  const publishAt = momentEntry(at.toISOString());
  const planned = await post({ intent: 'plan', version: '1', ...LINE, text: 'Later words.', publishAt });
  expect(await toastOf(planned)).toMatchObject({ title: expect.stringMatching(/^Planned for /) });
  expect(await publishDue()).toEqual({ published: 0, refused: 0 });
  const runs = await Promise.all([publishDue(at), publishDue(at), publishDue(at)]);
  expect(runs.reduce((sum, { published }) => sum + published, 0)).toBe(1);
  expect(await shown()).toBe('Later words.');
  expect((await auditEntriesOf(ID)).filter(({ action }) => action.endsWith('publish'))).toHaveLength(2);
});

test('a plan keeps what was changed meanwhile in other fields, and can be withdrawn', async () => {
  await publishLine('First words.');
  const at = new Date(Date.now() + 60 * MINUTE);
  const publishAt = momentEntry(at.toISOString());
  await post({ intent: 'plan', version: '1', ...LINE, text: 'Later words.', publishAt });
  await post({ intent: 'publish', version: '2', ...LINE, text: 'First words.', pages: 'home' });
  await publishDue(at);
  await refreshContent();
  expect(announcementFor('/')?.text).toBe('Later words.');
  expect(announcementFor('/pricing')).toBeNull();
  const again = momentEntry(new Date(at.getTime() + 60 * MINUTE).toISOString());
  const planned = await post({ intent: 'plan', version: '4', ...LINE, text: 'Never.', publishAt: again });
  await undo(planned);
  expect(await publishDue(new Date(at.getTime() + 120 * MINUTE))).toEqual({ published: 0, refused: 0 });
});

test('an announcement is shown between its moments, on its pages', async () => {
  const [from, until] = ['2026-12-16T08:00', '2027-01-04T08:00'];
  await post({ intent: 'publish', version: '0', ...LINE, pages: 'contact', from, until });
  await refreshContent();
  const on = (path: string, at: string) => announcementFor(path, new Date(at))?.text ?? null;
  expect([
    on('/contact', '2026-12-16T07:59:59+02:00'),
    on('/contact', '2026-12-16T08:00:00+02:00'),
    on('/pricing', '2026-12-31T23:59:59+02:00'),
    on('/book', '2027-01-04T07:59:59+02:00'),
    on('/book', '2027-01-04T08:00:00+02:00'),
  ]).toEqual([null, LINE.text, null, LINE.text, null]);
});

test('publishing what begins later says when', async () => {
  const from = `${southAfricanDay(new Date(Date.now() + 9 * DAY))}T08:00`;
  const toast = await toastOf(await post({ intent: 'publish', version: '0', ...LINE, from }));
  expect(toast?.description).toContain(`Pages show it from ${longMoment(new Date(`${from}:00+02:00`))}.`);
  expect((await visit(PAGE, { cookie })).data).toMatchObject({ later: expect.stringContaining('from') });
});

test('what is discarded, removed or deleted: the first two are taken back', async () => {
  await post({ intent: 'save', version: '0', ...LINE });
  await undo(await post({ intent: 'discard', version: '1' }));
  await post({ intent: 'publish', version: '3', ...LINE });
  expect(await shown()).toBe(LINE.text);
  const removed = await post({ intent: 'remove', version: '4' });
  expect(await shown()).toBeUndefined();
  await undo(removed);
  expect(await shown()).toBe(LINE.text);
  await post({ intent: 'remove', version: '6' });
  expect((await visit(PAGE, { cookie })).data).toMatchObject({ title: LINE.text });
  const erased = await post({ intent: 'erase', version: '7' });
  expect(erased.location).toBe('/admin/content');
  expect(await db().select().from(contentVersions)).toEqual([]);
});

test('what is wrong is said at its field, and what was typed stays', async () => {
  for (const [fields, errors] of [
    [{ text: ' ' }, { text: 'Fill this in.' }],
    [{ text: 'x'.repeat(201) }, { text: 'At most 200 characters: now 201.' }],
    [{ pages: 'nowhere' }, { pages: 'Choose one.' }],
    [{ link: 'javascript:alert(1)', linkText: 'Go' }, { link: expect.stringContaining('https://') }],
    [{ link: '//evil.example', linkText: 'Go' }, { link: expect.any(String) }],
    [{ link: '/nowhere', linkText: 'Go' }, { link: 'There is no page /nowhere.' }],
    [{ link: '/book' }, { linkText: expect.any(String) }],
    [{ from: '2027-01-04T08:00', until: '2027-01-04T08:00' }, { until: expect.any(String) }],
  ] as const) {
    const answer = await post({ intent: 'publish', version: '0', ...LINE, ...fields });
    expect(answer).toMatchObject({ status: 400, data: { errors, typed: { ...LINE, ...fields } } });
  }
  const late = await post({ intent: 'plan', version: '0', ...LINE, publishAt: '2020-01-01T08:00' });
  expect(late).toMatchObject({ status: 400, data: { errors: { publishAt: expect.any(String) } } });
  expect(await db().select().from(contentVersions)).toEqual([]);
});

test('a stored text that fits no more takes no page down, and a notice says so', async () => {
  await publishLine('First words.');
  await db()
    .update(contentVersions)
    .set({ values: { text: 7, pages: 'all' } });
  expect(await shown()).toBeUndefined();
  expect((await visit(PAGE, { cookie })).data).toMatchObject({ isBroken: true });
  const me = { party: 'firm', id: ID, name: 'T', role: 'editor' } as const;
  expect(await brokenContent.check({ me, now: new Date() })).toMatchObject({
    standing: 'urgent',
    path: PAGE,
  });
});

test('every kind has entries that it reads back, and a word in the audit trail', () => {
  for (const content of contents) {
    expect(CONTENT_ENTITIES[content.name]).toBeTruthy();
    for (const item of content.file) {
      const values = content.valuesOf(item);
      expect(entriesOf(fieldsOf(content, item), values), content.idOf(item)).not.toBeNull();
      expect(content.itemOf(values, content.idOf(item), item), content.idOf(item)).toEqual(item);
      expect(content.shownOn(item).length).toBeGreaterThan(0);
    }
  }
});

test('an unknown kind or item is not found', async () => {
  for (const path of ['constructor/x', 'announcements/x', `nothing/${ID}`])
    expect((await visit(`/admin/content/${path}`, { cookie })).status).toBe(404);
});

test('a form that was sent without a session is there again after signing in', async () => {
  const read = async () =>
    (await visit(PAGE, { cookie })).data as unknown as { owner: string; entries: object };
  const { owner, entries } = await read();
  expect(entries).toEqual({ pages: 'all' });
  const sent = { intent: 'publish', version: '0', draftOwner: owner, ...LINE };
  expect((await submit(PAGE, sent)).status).toBe(403);
  expect((await read()).entries).toMatchObject(LINE);
  await post(sent);
  expect((await read()).entries).toEqual({ ...LINE, link: '', linkText: '', from: '', until: '' });
});

test('a preview is the real page with the draft, at a private address, stored nowhere', async () => {
  await publishLine('First words.');
  await post({ intent: 'save', version: '1', ...LINE, text: 'Draft words.' });
  const { pages } = (await visit(`${PAGE}/preview`, { cookie })).data as unknown as {
    pages: { path: string }[];
  };
  const rendered = async (path = '') => {
    const page = async () =>
      new Response(announcementFor('/')?.text, { headers: { 'Cache-Control': PUBLIC_PAGE } });
    const answer = await withPreview(new Request(`http://localhost${path}`), page);
    return [await answer.text(), answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')];
  };
  await refreshContent();
  expect(await rendered(pages[0]?.path)).toEqual(['Draft words.', 'private, no-store', 'noindex']);
  for (const path of ['/', '/?preview=x', `${pages[0]?.path}x`])
    expect(await rendered(path), path).toEqual(['First words.', PUBLIC_PAGE, null]);
  vi.setSystemTime(Date.now() + 8 * DAY);
  expect(await rendered(pages[0]?.path)).toEqual(['First words.', PUBLIC_PAGE, null]);
  vi.useRealTimers();
});

type History = { revision: number; entries: { id: string; changes: { after: string }[] }[] };

function post(fields: Record<string, string>, as = cookie): Promise<Answer> {
  return submit(PAGE, fields, { cookie: as });
}

function publishLine(text: string, version = 0): Promise<Answer> {
  return post({ intent: 'publish', version: String(version), ...LINE, text });
}

async function undo(answer: Answer): Promise<void> {
  const action = (await toastOf(answer))?.action;
  expect(action?.path).toBe(PAGE);
  await post(Object.fromEntries(action?.fields ?? []));
}

async function shown(): Promise<string | undefined> {
  await refreshContent();
  return announcementFor('/')?.text;
}
