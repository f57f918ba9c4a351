import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { lastDayOfMonth, plusDays } from '#app/firm/core/calendar-day.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { recurringOf } from '#app/work/core/recurring/recurring.server.ts';
import type { RecurringClash } from '#app/work/desk/taxpayers/recurring-clash.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, pressUndo, type Answer } from '#tests/routes.ts';

await useTestDatabase();

const [year = 0, month = 0] = southAfricanDay().split('-').map(Number);
const NEXT_MONTH = plusDays(lastDayOfMonth(year, month), 1);
const LAST_DAY = plusDays(NEXT_MONTH, -1);
const MONTHLY = { intent: 'recurring-add', type: 'vat201-monthly', startsOn: NEXT_MONTH, price: '950' };

let [ann, cookie, id] = ['', '', ''];

beforeEach(async () => {
  ({ ann } = await freshDesk());
  await db().delete(engagements);
  cookie = await signedInAs(ann);
  id = await addTaxpayerFor(null, {
    name: 'Kudu Kilns',
    kind: 'company',
    assigneeId: ann,
    vatCategory: 'C',
  });
});

const post = (fields: Record<string, string>, of = id) =>
  submit(`/admin/taxpayers/${of}`, fields, { cookie });
const clashIn = ({ data }: Awaited<ReturnType<typeof post>>) => (data as { clash?: RecurringClash }).clash;
const types = async () => (await recurringOf(id)).map(({ type, endsOn }) => [type, endsOn]);

async function twoMonthly() {
  const answer = await post({ ...MONTHLY, type: 'vat201' });
  await post({ ...MONTHLY, type: 'vat201', seenClash: clashIn(answer)?.key ?? '' });
  expect(await types()).toEqual([['vat201', null]]);
}

const undo = (answer: Answer) => pressUndo(answer, { cookie });

test('a second VAT return must be confirmed before anything is planned', async () => {
  await twoMonthly();
  const answer = await post(MONTHLY);
  const clash = clashIn(answer);
  expect(answer.status).toBe(400);
  expect(clash).toMatchObject({
    texts: [expect.stringContaining('It has VAT returns every two months.')],
    others: [{ name: 'VAT return (VAT201)' }],
    lastDay: dayText(LAST_DAY),
    mayBoth: true,
  });
  const unsaid = await post({ ...MONTHLY, seenClash: clash?.key ?? '' });
  expect(unsaid.data).toMatchObject({ errors: { beside: 'Choose one of them.' } });
  expect(await types()).toEqual([['vat201', null]]);
  await post({ ...MONTHLY, seenClash: clash?.key ?? '', beside: 'both' });
  expect(await types()).toEqual([
    ['vat201-monthly', null],
    ['vat201', null],
  ]);
  const { data } = await visit(`/admin/taxpayers/${id}?index`, { cookie });
  expect(data).toMatchObject({
    doubts: [
      expect.stringContaining('VAT returns every month and every two months'),
      expect.stringContaining('“VAT return (VAT201)” does not fit. By its data it is in VAT category C'),
    ],
  });
});

test('instead of the other ends that one the day before, and Undo brings it back', async () => {
  await twoMonthly();
  const key = clashIn(await post(MONTHLY))?.key ?? '';
  const added = await post({ ...MONTHLY, seenClash: key, beside: 'instead' });
  const { description = '' } = (await toastOf(added)) ?? {};
  expect(description).toContain(`VAT return (VAT201) ends on ${dayText(LAST_DAY)}. `);
  expect(description).toMatch(/\d+ planned/);
  expect(await types()).toEqual([
    ['vat201-monthly', null],
    ['vat201', LAST_DAY],
  ]);
  expect(await undo(added)).toMatchObject({ status: 303 });
  expect(await types()).toEqual([['vat201', null]]);
  expect(await undo(added).then(toastOf)).toMatchObject({ tone: 'loss' });
});

test('Undo of what took the place of another says if somebody went on from that', async () => {
  await twoMonthly();
  const key = clashIn(await post(MONTHLY))?.key ?? '';
  const added = await post({ ...MONTHLY, seenClash: key, beside: 'instead' });
  await db().update(recurringWork).set({ version: 9 });
  expect(await toastOf(await undo(added))).toMatchObject({ title: 'Not taken back', tone: 'loss' });
  expect(await types()).toHaveLength(2);
});

test('two income tax returns for one year are refused, whatever the form says', async () => {
  const person = await addTaxpayerFor(null, { name: 'Thandi N', assigneeId: ann });
  const itr12 = { ...MONTHLY, type: 'itr12' };
  await post(itr12, person);
  const answer = await post({ ...itr12, type: 'itr12-provisional' }, person);
  expect(clashIn(answer)).toMatchObject({ mayBoth: false });
  const fields = { seenClash: clashIn(answer)?.key ?? '', beside: 'both' };
  expect((await post({ ...itr12, type: 'itr12-provisional', ...fields }, person)).status).toBe(400);
  expect(await recurringOf(person)).toHaveLength(1);
});

test('another VAT category than the one on file is said before anything is planned', async () => {
  const yearly = { ...MONTHLY, type: 'vat201-yearly' };
  const answer = await post(yearly);
  expect(clashIn(answer)).toMatchObject({
    texts: ['By its data it is in VAT category C, which files every month.'],
    others: [],
  });
  expect(await types()).toEqual([]);
  await post({ ...yearly, seenClash: clashIn(answer)?.key ?? '' });
  expect(await types()).toEqual([['vat201-yearly', null]]);
  expect(
    clashIn(
      await post(MONTHLY, await addTaxpayerFor(null, { kind: 'company', name: 'New', assigneeId: ann })),
    )?.texts,
  ).toEqual([expect.stringContaining('has no VAT category')]);
});

test('what is planned and no longer fits the data of the client is said on its page', async () => {
  const values = { yearEnd: 2, registeredOn: '2016-03-01', vatCategory: 'A' } as const;
  await db().update(taxpayers).set(values).where(eq(taxpayers.id, id));
  for (const type of ['annual-return', 'financial-statements']) await post({ ...MONTHLY, type });
  const doubts = async () => (await visit(`/admin/taxpayers/${id}?index`, { cookie })).data?.doubts;
  expect(await doubts()).toEqual([]);
  const change = async (next: Partial<typeof taxpayers.$inferInsert>) => {
    await db().update(taxpayers).set(next).where(eq(taxpayers.id, id));
    return doubts();
  };
  expect(await change({ registeredOn: null })).toEqual([
    expect.stringContaining('does not fit. Its data has no day of registration'),
  ]);
  expect(await change({ registeredOn: '2016-03-01', yearEnd: 9 })).toEqual([
    expect.stringContaining('with the year end that its data has, it is due'),
  ]);
  expect(await change({ yearEnd: 2, kind: 'trust' })).toEqual([
    expect.stringContaining('The client’s kind is “Trust”'),
    expect.stringContaining('The client’s kind is “Trust”'),
  ]);
});
