import { beforeEach, expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { DAY as DAY_LONG, dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { moveBooking } from '#app/bookings/core/change.server.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { recurringOf } from '#app/work/core/recurring/recurring.server.ts';
import {
  add,
  client,
  DAY,
  desk,
  FORMS,
  freshForms,
  LATER,
  type Typed,
} from '#app/work/desk/taxpayers/shared-forms.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, type Answer, undoFields } from '#tests/routes.ts';

await useTestDatabase();

beforeEach(freshForms);

const save = (path: string, fields: Typed, cookie: string) => submit(path, fields, { cookie });
const meanwhileOf = ({ data }: Answer) => (data as WithMeanwhile).meanwhile;

/** What Ann changes, and what Bob, whose form was opened before; and how the toast calls Ann’s. */
const APART: [keyof typeof FORMS, Typed, Typed, string][] = [
  ['contact', { role: 'bookkeeper' }, { email: 'lwazi@kudu.example' }, 'What they are'],
  ['fica', { nextReviewOn: DAY }, { risk: 'high', riskReasons: 'Cash business' }, 'Next review'],
  ['recurring', { endsOn: LATER }, { pausedFrom: DAY, pausedUntil: DAY }, 'Last day'],
  ['field', { name: 'Rank' }, { choices: 'Gold\r\nSilver\r\nBronze' }, 'Name'],
  ['tag', { name: 'Slow payer' }, { tone: 'loss' }, 'Name'],
  ['task', { title: 'Mail SARS' }, { day: LATER }, 'What is to do'],
  ['time', { minutes: '45' }, { day: plusDays(DAY, -45) }, 'Minutes'],
  ['inside', { what: 'Capture all slips' }, { day: DAY }, 'What is to do'],
  ['terms', { dueOn: DAY }, { price: '650.00' }, 'Due day'],
  ['letter', { datedOn: '2026-11-03' }, { answerBy: DAY }, 'Day of the letter'],
];

test.each(APART)(
  '%s: a save keeps what a colleague changed in another field',
  async (name, hers, his, word) => {
    const { add: addRow, opened, stored, path } = FORMS[name];
    await addRow();
    const mine = await opened();
    const before = await stored();
    expect(await save(path(), { ...mine, ...hers }, desk.ann)).toMatchObject({ status: 303 });
    const saved = await save(path(), { ...mine, ...his }, desk.bob);
    expect(saved).toMatchObject({ status: 303 });
    expect((await toastOf(saved))?.description).toContain(`meanwhile, and it stays: ${word}.`);
    const both = withLines({ ...before, ...hers, ...his });
    expect(await stored()).toEqual(both);
    if (OTHER_UNDO.has(name)) return;
    const undo = await undoFields(saved);
    expect(await save(path(), undo, desk.bob)).toMatchObject({ status: 303 });
    expect(await stored(), 'his Undo leaves hers').toEqual(withLines({ ...before, ...hers }));
  },
);

/** Their Undo is of a step, or of terms, and has tests of its own. */
const OTHER_UNDO = new Set<keyof typeof FORMS>(['recurring', 'inside', 'terms', 'letter']);

/** A browser sends the lines of a text with another end than is stored. */
function withLines(values: Typed): Typed {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replaceAll('\r', '')]),
  );
}

const AFTER = plusDays(LATER, 1);

/** What both change, and how it is said. */
const CLASHES: [keyof typeof FORMS, Typed, Typed, { label: string; typed: string; kept: string }][] = [
  [
    'contact',
    { name: 'Lwazi D' },
    { name: 'L Dlamini' },
    { label: 'Name', typed: 'L Dlamini', kept: 'Lwazi D' },
  ],
  ['relation', { share: '50' }, { share: '60%' }, { label: 'Share in percent', typed: '60%', kept: '50%' }],
  [
    'fica',
    { risk: 'standard', riskReasons: 'Known for years' },
    { risk: 'high', riskReasons: 'Known for years' },
    { label: 'Risk', typed: 'High risk', kept: 'Standard risk' },
  ],
  [
    'group',
    { group: 'Kudu' },
    { group: 'Kudus' },
    { label: 'Name of the group', typed: 'Kudus', kept: 'Kudu' },
  ],
  [
    'field',
    { choices: 'Gold' },
    { choices: 'Silver\nGold' },
    { label: 'Choices', typed: 'Silver, Gold', kept: 'Gold' },
  ],
  ['tag', { tone: 'gain' }, { tone: 'loss' }, { label: 'Colour', typed: 'Red', kept: 'Green' }],
  ['task', { day: LATER }, { day: AFTER }, { label: 'Day', typed: dayText(AFTER), kept: dayText(LATER) }],
  ['time', { minutes: '45' }, { minutes: '90' }, { label: 'Minutes', typed: '90', kept: '45' }],
  ['inside', { day: LATER }, { day: AFTER }, { label: 'Day', typed: dayText(AFTER), kept: dayText(LATER) }],
  [
    'terms',
    { price: '650.00' },
    { price: '700.00' },
    { label: 'Price', typed: 'R 700.00', kept: 'R 650.00' },
  ],
  [
    'letter',
    { letterKind: 'findings', deliveredOn: '2026-11-05' },
    { letterKind: 'audit' },
    { label: 'What it is', typed: 'Notice of an audit', kept: 'Findings of an audit' },
  ],
  [
    'booking',
    { note: 'Ask for the ID' },
    { note: 'Call first' },
    { label: 'Note', typed: 'Call first', kept: 'Ask for the ID' },
  ],
];

test.each(CLASHES)('%s: what both changed is shown side by side', async (name, hers, his, row) => {
  const { add: addRow, opened, stored, path } = FORMS[name];
  await addRow();
  const mine = await opened();
  await save(path(), { ...mine, ...hers }, desk.ann);
  const theirs = await stored();
  const question = await save(path(), { ...mine, ...his }, desk.bob);
  const meanwhile = meanwhileOf(question);
  expect([question.status, meanwhile?.rows]).toEqual([409, [row]]);
  expect(await stored(), 'nothing is saved yet').toEqual(theirs);
  const began = { version: String(meanwhile?.version), before: JSON.stringify(meanwhile?.stored) };
  expect(await save(path(), { ...mine, ...meanwhile?.values, ...began }, desk.bob)).toMatchObject({
    status: 303,
  });
  expect(await stored()).toEqual({ ...theirs, ...his });
});

test('recurring work: prices from one day are shown side by side, of two both stay', async () => {
  const { add: addRow, opened } = FORMS.recurring;
  await addRow();
  const mine = await opened();
  await save(client(), { ...mine, price: 'R 1 050', priceFrom: LATER }, desk.ann);
  const question = await save(client(), { ...mine, price: '1100', priceFrom: LATER }, desk.bob);
  expect(meanwhileOf(question)?.rows).toMatchObject([
    { typed: 'R\u202f1\u202f100', kept: 'R\u202f1\u202f050' },
  ]);
  const other = plusDays(LATER, 30);
  expect(await save(client(), { ...mine, price: '1 200', priceFrom: other }, desk.bob)).toMatchObject({
    status: 303,
  });
  expect((await recurringOf(desk.id))[0]?.priceChanges).toEqual([
    { from: LATER, price: 105_000 },
    { from: other, price: 120_000 },
  ]);
});

test('recurring work: what is taken back after somebody saved it changes nothing', async () => {
  const { add: addRow, opened } = FORMS.recurring;
  await addRow();
  await save(client(), { ...(await opened()), price: '900', priceFrom: LATER }, desk.ann);
  const mine = await opened();
  await save(client(), { ...mine, endsOn: LATER }, desk.ann);
  const { intent = '', version = '' } = mine;
  const answer = await save(client(), { intent, version, item: desk.item, drop: LATER }, desk.bob);
  expect((await toastOf(answer))?.title).toBe('Not taken back');
  expect((await recurringOf(desk.id))[0]).toMatchObject({ endsOn: LATER, priceChanges: [{ price: 90_000 }] });
});

test('FICA: Undo leaves the owners that a colleague confirmed since', async () => {
  const { add: addRow, opened, stored } = FORMS.fica;
  await add(client(), { intent: 'relation-add', way: 'shareholder', who: 'Zola Nkosi', share: '40' });
  await addRow();
  const raised = await save(client(), { ...(await opened()), risk: 'high' }, desk.bob);
  await save(client(), { ...(await opened()), ownersConfirmedOn: southAfricanDay() }, desk.ann);
  const { owner } = await stored();
  const undo = await undoFields(raised);
  expect(await save(client(), undo, desk.bob)).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({ risk: 'low', owner, ownersConfirmedOn: southAfricanDay() });
  expect(owner).toContain('Zola Nkosi');
});

test('Undo of what a colleague changed since takes nothing back, and says so', async () => {
  const { add: addRow, opened, stored, path } = FORMS.contact;
  await addRow();
  const saved = await save(path(), { ...(await opened()), role: 'bookkeeper' }, desk.bob);
  await save(path(), { ...(await opened()), role: 'auditor' }, desk.ann);
  const undo = await undoFields(saved);
  expect(await toastOf(await save(path(), undo, desk.bob))).toMatchObject({
    title: 'Not taken back',
    description: 'Somebody changed the same since: What they are. Look at it as it is now.',
  });
  expect(await stored()).toMatchObject({ role: 'auditor' });
});

test('a booking that was moved takes a note, and Undo brings back the one before', async () => {
  const { add: addRow, opened, stored, path } = FORMS.booking;
  await addRow();
  const mine = await opened();
  const later = Date.now() + 8 * DAY_LONG;
  await moveBooking(desk.item, later, { party: 'firm', actorId: desk.me, message: null });
  expect(await save(path(), { ...mine, note: 'Call first' }, desk.ann)).toMatchObject({ status: 303 });
  const saved = await save(path(), { ...(await opened()), note: 'Ask for the ID' }, desk.bob);
  expect(await stored()).toEqual({ note: 'Ask for the ID' });
  const undo = Object.fromEntries((await toastOf(saved))?.action?.fields ?? []);
  await save(path(), undo, desk.bob);
  expect(await stored()).toEqual({ note: 'Call first' });
});

test('a note that its author saved in another tab is shown beside what is typed now', async () => {
  const { add: addRow, opened, stored, path } = FORMS.note;
  await addRow();
  const mine = await opened();
  await save(path(), { ...mine, text: 'Call at noon.' }, desk.ann);
  const question = await save(path(), { ...mine, text: 'Call after noon.' }, desk.ann);
  const rows = [{ label: 'Note', typed: 'Call after noon.', kept: 'Call at noon.' }];
  expect([question.status, meanwhileOf(question)?.rows]).toEqual([409, rows]);
  expect(await stored()).toEqual({ text: 'Call at noon.' });
  expect(await save(path(), { ...mine, text: 'Mine' }, desk.bob), 'nobody else').toMatchObject({
    status: 303,
  });
  expect(await stored()).toEqual({ text: 'Call at noon.' });
});
