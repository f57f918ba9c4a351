import { beforeEach, expect, test } from 'vitest';
import { announcementFor } from '#app/content/core/kinds/announcements.ts';
import { withPreview } from '#app/content/core/preview.server.ts';
import { publishDue } from '#app/content/core/publish-job.server.ts';
import { momentEntry } from '#app/content/core/read-field.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { findPlan } from '#app/firm/core/plans.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, type Answer, pressUndo } from '#tests/routes.ts';

await useTestDatabase();

const PAGE = '/admin/content/announcements/88888888-8888-4888-8888-888888888888';
const LINE = { text: 'First words.', pages: 'all' };

let cookie: string;
beforeEach(async () => {
  await db().delete(contentVersions);
  await forgetAccounts();
  cookie = await signedInAs(await addMember({ fullName: 'Ann Jacobs', role: 'editor' }));
});

test('two plans of other fields both stand, each on its day', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 2);
  const second = await plan({ pages: 'home' }, 1);
  expect(await toastOf(second)).toMatchObject({ description: expect.stringMatching(/^Planned as well: /) });
  expect((await page()).planned.map(({ changes }) => changes)).toEqual([
    [{ label: 'Shown on', before: 'Every page of the site', after: 'The home page' }],
    [{ label: 'Text', before: 'First words.', after: 'Words of May.' }],
  ]);
  expect(await shownOn(1)).toEqual([LINE.text, null]);
  expect(await shownOn(2)).toEqual(['Words of May.', null]);
});

test('of two plans for the same field it is asked, and both can stand', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 1);
  const answer = await plan({ text: 'Words of June.' }, 2);
  expect(answer).toMatchObject({
    status: 400,
    data: {
      typed: { text: 'Words of June.' },
      question: { choices: ['also', 'instead'], planned: [{ changes: [{ after: 'Words of May.' }] }] },
    },
  });
  expect((await page()).planned).toHaveLength(1);
  await plan({ text: 'Words of June.' }, 2, 'plan:also');
  expect(await shownOn(1)).toEqual(['Words of May.', 'Words of May.']);
  expect(await shownOn(2)).toEqual(['Words of June.', 'Words of June.']);
});

test('a plan instead of another takes its place, and Undo plans the other again', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 1);
  const instead = await plan({ text: 'Words of June.' }, 2, 'plan:instead');
  expect((await page()).planned.map(({ changes }) => changes[0]?.after)).toEqual(['Words of June.']);
  await undo(instead);
  expect((await page()).planned.map(({ changes }) => changes[0]?.after)).toEqual(['Words of May.']);
  expect((await page()).entries.text, 'what was typed is the draft').toBe('Words of June.');
});

test('what is planned can be planned back to what is shown now', async () => {
  await post({ intent: 'publish', ...LINE });
  expect(await toastOf(await plan({}, 1))).toMatchObject({ title: 'Nothing to plan', tone: 'loss' });
  await plan({ text: 'Words of May.' }, 1);
  expect(await plan({}, 2)).toMatchObject({ status: 400, data: { question: { choices: ['back'] } } });
  await plan({}, 2, 'plan:back');
  expect(await shownOn(1)).toEqual(['Words of May.', 'Words of May.']);
  expect(await shownOn(2)).toEqual([LINE.text, LINE.text]);
});

test('a plan that is withdrawn leaves the form as the site is, and Undo plans it again', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 1);
  const withdrawn = await post({ intent: 'withdraw', id: (await page()).planned[0]?.id ?? '' });
  expect(await page()).toMatchObject({ entries: LINE, kept: null });
  await undo(withdrawn);
  expect(await page()).toMatchObject({ entries: LINE, planned: [{ changes: [{ after: 'Words of May.' }] }] });

  await post({ intent: 'save', ...LINE, text: 'Another draft.' });
  const beside = await post({ intent: 'withdraw', id: (await page()).planned[0]?.id ?? '' });
  expect(await toastOf(beside)).toMatchObject({ link: { label: 'History', path: `${PAGE}/history` } });
  expect((await page()).entries.text).toBe('Another draft.');
  expect((await visit(`${PAGE}/history`, { cookie })).data).toMatchObject({
    entries: [
      { what: 'Published' },
      { what: 'A plan that was withdrawn', changes: [{ after: 'Words of May.' }] },
    ],
  });
  await undo(beside);
  expect((await page()).planned).toHaveLength(1);
});

test('who withdraws a plan while typing another is not told that somebody changed it', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 1);
  await plan({ text: 'Words of June.' }, 2);
  await post({ intent: 'withdraw', id: (await page()).planned[0]?.id ?? '' });
  expect(await page()).toMatchObject({ entries: { text: 'Words of June.' }, kept: {}, theirs: undefined });
  expect(await plan({ text: 'Words of June.' }, 2)).toMatchObject({ status: 303 });
});

test('who changed it in another window reads that it was done by themselves', async () => {
  await post({ intent: 'publish', ...LINE });
  const old = { version: '0', intent: 'publish', ...LINE, text: 'Other words.' };
  expect(await submit(PAGE, old, { cookie })).toMatchObject({ status: 409, data: { theirs: { by: null } } });
});

test('a preview of a plan is the page on that day, with what is planned before it', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 1);
  await plan({ pages: 'home' }, 2);
  const [, second] = (await page()).planned;
  const { data } = await visit(second?.path ?? '', { cookie });
  const { pages, plannedFor } = data as unknown as { pages: { path: string }[]; plannedFor: Date };
  expect(plannedFor).toEqual(second?.at);
  const shown = async () => new Response(announcementFor('/')?.text);
  const answer = await withPreview(new Request(`http://localhost${pages[0]?.path}`), shown);
  expect(await answer.text()).toBe('Words of May.');
});

test('the first plan of something new fills its form, and a later one adds to it', async () => {
  await plan(LINE, 3);
  expect((await page()).entries).toMatchObject(LINE);
  expect(await plan(LINE, 1)).toMatchObject({ status: 400, data: { question: { choices: ['instead'] } } });
  await plan(LINE, 1, 'plan:instead');
  await plan({ pages: 'home' }, 2);
  expect(await shownOn(1)).toEqual([LINE.text, LINE.text]);
  expect(await shownOn(2)).toEqual([LINE.text, null]);
});

test('prices that do not fit together on a day are not planned', async () => {
  const path = '/admin/content/plans/individual-income-tax';
  const entries = await entriesAt(path);
  const price = (findPlan('individual-income-tax')?.price ?? 0) / 100;
  const send = (fields: Record<string, string>, day: number) => planAt(path, { ...entries, ...fields }, day);
  await send({ upTo: String(price + 100) }, 1);
  const answer = await send({ price: String(price + 200) }, 2);
  expect(answer).toMatchObject({
    status: 400,
    data: {
      errors: { publishAt: expect.stringMatching(/^Together with the other plans it does not fit on /) },
    },
  });
});

test('who publishes now reads what is planned still', async () => {
  await post({ intent: 'publish', ...LINE });
  await plan({ text: 'Words of May.' }, 1);
  const published = await post({ intent: 'publish', ...LINE, text: 'Words of now.' });
  expect(await toastOf(published)).toMatchObject({
    description: expect.stringMatching(/ Still planned: \d/),
  });
});

type Change = { label: string; before: string; after: string };
type Page = {
  entries: Record<string, string>;
  revision: number;
  planned: { id: string; at: Date; path: string; changes: Change[] }[];
};

async function page(path = PAGE): Promise<Page> {
  return (await visit(path, { cookie })).data as unknown as Page;
}

async function entriesAt(path: string) {
  return (await page(path)).entries;
}

async function post(fields: Record<string, string>, path = PAGE): Promise<Answer> {
  return submit(path, { version: String((await page(path)).revision), ...fields }, { cookie });
}

function plan(fields: Record<string, string>, days: number, intent = 'plan'): Promise<Answer> {
  return planAt(PAGE, { ...LINE, ...fields }, days, intent);
}

/** So many days ahead, at 08:00. */
function planAt(path: string, fields: Record<string, string>, days: number, intent = 'plan') {
  return post({ ...fields, intent, publishAt: momentEntry(dayAhead(days).toISOString()) }, path);
}

function dayAhead(days: number): Date {
  const at = new Date(Date.now() + days * DAY);
  at.setUTCHours(6, 0, 0, 0);
  return at;
}

const undo = (answer: Answer) => pressUndo(answer, { cookie });

/** On the home page and another, once the plans of that day are published. */
async function shownOn(days: number): Promise<(string | null)[]> {
  await publishDue(dayAhead(days));
  await refreshContent();
  return ['/', '/contact'].map((path) => announcementFor(path)?.text ?? null);
}
