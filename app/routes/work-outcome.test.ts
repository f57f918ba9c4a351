import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { freshDesk, mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import { lineNames } from '#app/work/desk/outcome-lines.ts';
import { ADDRESS, queuedMails, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, type Answer, pressUndo } from '#tests/routes.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const SOON = plusDays(TODAY, 20);

let [work, staff, client, stranger] = ['', '', '', ''];

beforeEach(async () => {
  const desk = await freshDesk();
  work = desk.id;
  staff = await signedInAs(desk.ann);
  client = await signedInAs(desk.thandi);
  stranger = await signedInAs(desk.bob);
  await db().delete(requestItems);
  await db()
    .update(engagements)
    .set({ state: 'with_sars', submittedOn: '2026-08-03', assigneeId: desk.ann })
    .where(eq(engagements.id, work));
});

test('a client is mailed that SARS has assessed it, and reads figures on the page', async () => {
  await decided({ figure: 'pay', amount: '8 000', payBy: SOON, filedFigure: 'pay', filedAmount: '7 500,50' });
  await mailAllNotices();
  const [mail] = await queuedMails(ADDRESS);
  expect(mail?.subject).toMatch(/SARS has assessed it/);
  expect(mail?.text).not.toMatch(/8 ?000|7 ?500/);
  expect(await shown()).toMatchObject({
    outcome: { figure: 'pay', cents: 800_000, payBy: SOON, filed: { figure: 'pay', cents: 750_050 } },
    sentence: expect.stringMatching(/SARS has assessed it/),
  });
  expect(await dueOf()).toContainEqual(expect.objectContaining({ day: SOON, turn: 'payment' }));
  expect(await disputesAtDesk()).toEqual(['Ask SARS for its reasons', 'Object']);
  await settled('settled', { settledOn: TODAY });
  expect(await shown()).toMatchObject({ outcome: { settledOn: TODAY } });
  expect(await dueOf()).not.toContainEqual(expect.objectContaining({ turn: 'payment' }));
  await settled('unsettled');
  expect(await shown()).toMatchObject({ outcome: { settledOn: null } });
  await db().delete(taxpayerMembers);
  expect(await visit(`/work/${work}`, { cookie: client, params: { id: work } })).toMatchObject({
    status: 404,
  });
});

test('an outcome that is taken back is corrected by a mail only if it had been mailed', async () => {
  await undo(await decided({ figure: 'refund', amount: '100' }));
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([]);
  const written = await decided({ figure: 'refund', amount: '100' });
  await mailAllNotices();
  await undo(written);
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([
    expect.stringMatching(/SARS has assessed it$/),
    expect.stringMatching(/a correction about the assessment$/),
  ]);
  expect(await shown()).toMatchObject({ outcome: null });
});

test('of what was written down by mistake only a client who was told of it hears', async () => {
  await decided({});
  await settled('no-outcome');
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([]);
  await decided({});
  await mailAllNotices();
  await settled('no-outcome');
  await mailAllNotices();
  expect((await subjectsTo(ADDRESS)).at(-1)).toMatch(/a correction about the assessment$/);
});

test('a payment that is taken back mails nobody', async () => {
  await decided({ figure: 'pay', amount: '100', payBy: SOON });
  await mailAllNotices();
  await undo(await settled('settled', { settledOn: TODAY }));
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toHaveLength(1);
  expect(await shown()).toMatchObject({ outcome: { settledOn: null } });
});

test('what cannot be is refused, and two colleagues do not overwrite each other', async () => {
  for (const [fields, field] of [
    [{ assessedOn: '' }, 'assessedOn'],
    [{ assessedOn: plusDays(TODAY, 1) }, 'assessedOn'],
    [{ figure: '' }, 'figure'],
    [{ amount: '100' }, 'amount'],
    [{ figure: 'pay', amount: '-5' }, 'amount'],
    [{ figure: 'pay', amount: '5', payBy: '30 February' }, 'payBy'],
    [{ filedFigure: 'refund', filedAmount: 'much' }, 'filedAmount'],
    [{ outcomeReference: 'x'.repeat(101) }, 'outcomeReference'],
  ] as const)
    expect(await decided(fields)).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  const version = String((await rowOf(engagements, work))?.version);
  await decided({ figure: 'refund', amount: '100' });
  expect(await decided({ figure: 'pay', amount: '7', version })).toMatchObject({ status: 409 });
  expect(await decided({}, stranger)).toMatchObject({ status: 404 });
  await settled('settled', { settledOn: plusDays(TODAY, 1) });
  expect((await rowOf(engagements, work))?.outcome).toMatchObject({ figure: 'refund', settledOn: null });
});

test('only what was filed with SARS has an outcome', async () => {
  for (const values of [{ state: 'in_progress' }, { state: 'done', submittedOn: null }] as const) {
    await db().update(engagements).set(values).where(eq(engagements.id, work));
    expect(await toastOf(await decided({}))).toMatchObject({ title: 'It is not with SARS any more' });
  }
  expect((await rowOf(engagements, work))?.outcome).toBeNull();
});

test('the difference stands in lines, which must add up to that of the figures', async () => {
  const figures = { figure: 'pay', amount: '8 000', filedFigure: 'refund', filedAmount: '500' };
  const tax = { ...line(1, 'Tax', '20 000', '26 316'), ...line(3, 'Medical credit', '-4 368', '-2 184') };
  expect(await decided({ ...figures, ...tax })).toMatchObject({ status: 303 });
  const lines = [
    { label: 'Tax', filed: 20_000_00, assessed: 26_316_00 },
    { label: 'Medical credit', filed: -4_368_00, assessed: -2_184_00 },
  ];
  expect(await shown()).toMatchObject({ outcome: { lines, figure: 'pay' } });
  await settled('settled', { settledOn: TODAY });
  expect(await shown()).toMatchObject({ outcome: { lines, settledOn: TODAY } });
  for (const [fields, field] of [
    [{ ...figures, ...line(1, 'Tax', '20 000', '26 315,99') }, 'line-1-label'],
    [{ ...figures, filedFigure: '', filedAmount: '', ...tax }, 'filedFigure'],
    [{ ...figures, ...line(1, '', '1', '2') }, 'line-1-label'],
    [{ ...figures, ...line(2, 'Tax', 'much', '8 500') }, 'line-2-filed'],
    [{ ...figures, ...line(2, 'Tax', '', '') }, 'line-2-filed'],
    [{ ...figures, ...line(2, 'x'.repeat(101), '0', '8 500') }, 'line-2-label'],
  ] as const)
    expect(await decided(fields)).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
});

function line(at: number, label: string, filed: string, assessed: string): Record<string, string> {
  const names = lineNames(at);
  return { [names.label]: label, [names.filed]: filed, [names.assessed]: assessed };
}

async function decided(fields: Record<string, string>, cookie = staff): Promise<Answer> {
  return post({ intent: 'outcome', assessedOn: TODAY, figure: 'none', ...fields }, cookie);
}

function settled(intent: string, fields: Record<string, string> = {}): Promise<Answer> {
  return post({ intent, ...fields }, staff);
}

async function post(fields: Record<string, string>, cookie: string): Promise<Answer> {
  const version = String((await rowOf(engagements, work))?.version);
  const posted = { version, seen: new Date().toISOString(), ...fields };
  return submit(`/admin/work/${work}`, posted, { cookie, params: { id: work } });
}

const undo = (answer: Answer) => pressUndo(answer, { cookie: staff });

async function shown() {
  return (await visit(`/work/${work}`, { cookie: client, params: { id: work } })).data;
}

async function disputesAtDesk() {
  const { data } = await visit(`/admin/work/${work}`, { cookie: staff, params: { id: work } });
  return (data as { disputes: { name: string }[] }).disputes.map(({ name }) => name);
}

async function dueOf() {
  return ((await visit('/account/due', { cookie: client })).data as { due: unknown[] }).due;
}
