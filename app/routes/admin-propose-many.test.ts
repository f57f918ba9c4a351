import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { engagementSteps, clientNotices } from '#app/platform/db/schema/steps.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { contactPersons, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { DAY } from '#app/platform/core/time.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import type { RunQuestion } from '#app/accounts/bulk/page.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  mailAllNotices,
} from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let [thandi, manager] = ['', ''];

beforeEach(async () => {
  await db().delete(bulkRuns);
  ({ thandi } = await freshWork());
  manager = await addMember({ email: 'mpho@example.org', fullName: 'Mpho Mokoena', role: 'manager' });
});

test('the question counts, shows a mail, and says who is left out and why', async () => {
  await addTaxpayerFor(null, { name: 'Sipho Zulu', email: 'sipho@example.org' });
  await addTaxpayerFor(null, { name: 'Without an address' });
  await addTaxpayerFor(null, { name: 'A company', kind: 'company', email: 'company@example.org' });
  const theirs = await addTaxpayerFor(null, { name: 'Whose child sends papers' });
  await put(taxpayerMembers, { taxpayerId: theirs, userId: thandi, role: 'contributor' });
  const { title, question } = await shown(await propose('itr12'));
  expect(title).toBe('Propose “Income tax return (ITR12)” to 2 clients?');
  expect(question.mailing).toMatchObject({ clients: 2, people: 2, example: { subject: expect.any(String) } });
  expect(question.left).toEqual([
    '2 clients left out: nobody who may accept can be mailed.',
    'One client left out: this work is not for clients of that kind.',
  ]);
  expect(await db().$count(proposals)).toBe(0);
});

test('each gets its own letter and price, a mail after the wait, and Undo of all', async () => {
  const had = await addTaxpayerFor(null, { name: 'Amina Adams', email: 'amina@example.org' });
  await addEngagement({ taxpayerId: had });
  const run = await propose('itr12');
  expect((await shown(run)).question.more?.notes[had]).toEqual([
    '2027 tax year: R\u202f1\u202f495, as last time',
  ]);
  const done = await start(run, { period: '', price: '1 750', asBefore: 'on' });
  expect(done.location).toBe('/admin/taxpayers');
  expect(await proposed()).toEqual([
    ['Amina Adams', '2027', 149_500],
    ['Thandi Nkosi', '2026', 175_000],
  ]);
  expect((await db().select().from(letters)).map(({ fields }) => fields)).toHaveLength(2);
  expect(await subjectsTo('amina@example.org')).toEqual([]);
  await post(run, { intent: 'undo' });
  expect(await proposed()).toEqual([]);
  expect([await db().$count(proposals), await db().$count(clientNotices)]).toEqual([0, 0]);
});

test('after its mail Undo withdraws what is still open, also days later', async () => {
  const declined = await addTaxpayerFor(null, { name: 'Amina Adams', email: 'amina@example.org' });
  const run = await propose('itr12');
  await start(run, { period: '', price: '1 750' });
  await mailAllNotices();
  await db()
    .update(engagementSteps)
    .set({ at: new Date(Date.now() - 3 * DAY) });
  await db().update(proposals).set({ declinedAt: new Date() }).where(eq(proposals.taxpayerId, declined));
  expect(await isUndoable(run)).toBe(true);
  await post(run, { intent: 'undo' });
  expect(await proposed()).toEqual([['Amina Adams', '2026', 175_000]]);
  await mailAllNotices();
  expect((await subjectsTo('thandi@example.org')).at(-1)).toContain('withdrawn');
  expect(await subjectsTo('amina@example.org')).toHaveLength(1);
  const { data } = await visit(run, { cookie: await signedInAs(manager) });
  expect(JSON.stringify(data)).toContain('it is no longer open');
  expect(await isUndoable(run)).toBe(false);
});

test('before its mail Undo leaves what a colleague has changed since', async () => {
  const run = await propose('itr12');
  await start(run, { period: '', price: '1 750' });
  await db()
    .update(engagements)
    .set({ price: 190_000, version: sql`${engagements.version} + 1` });
  await post(run, { intent: 'undo' });
  expect(await proposed()).toEqual([['Thandi Nkosi', '2026', 190_000]]);
});

test('what is proposed or under way for the period is left out', async () => {
  await start(await propose('itr12'), { period: '', price: '', agreed: 'on' });
  const again = await propose('itr12');
  await start(again, { period: '2026', price: '', agreed: 'on' });
  expect(await proposed()).toEqual([['Thandi Nkosi', '2026', null]]);
  const { title, question } = await shown(await propose('annual-return'));
  expect(title).toBe('Nothing to propose');
  expect(question.yes).toBeNull();
});

test('for a company somebody says who accepts, or it is left out', async () => {
  await db().delete(taxpayers);
  const named = await addTaxpayerFor(null, {
    name: 'Kgosi Pipes',
    kind: 'company',
    email: 'kgosi@example.org',
  });
  const other = await addTaxpayerFor(null, { name: 'Other', kind: 'company', email: 'other@example.org' });
  const run = await propose('itr14');
  const { question } = await shown(run);
  expect(question.mailing.people).toBe(2);
  expect(question.more?.each?.values).toEqual({ [named]: '', [other]: '' });
  expect(question.more?.lines).toEqual([
    expect.stringMatching(/^No price stands for Kgosi Pipes, Other: /),
    'We do not know who accepts for 2 clients: fill it in below, or no proposal goes there.',
  ]);
  const names = { [`each.${named}`]: 'Kgosi Mokoena', [`each.${other}`]: '' };
  await post(run, { intent: 'look', period: '', price: '9 500' });
  expect(await press(run, names)).toMatchObject({
    status: 400,
    data: { error: expect.stringMatching(/^One person gets a mail/) },
  });
  await press(run, names);
  expect((await proposed()).map(([name]) => name)).toEqual(['Kgosi Pipes']);
  const [letter] = await db().select().from(letters);
  expect(letter?.words).toContain('Kgosi Mokoena');
});

test('who accepts for a company is the contact person at its address', async () => {
  await db().delete(taxpayers);
  const company = { kind: 'company', email: 'kgosi@example.org' } as const;
  const taxpayerId = await addTaxpayerFor(null, { name: 'Kgosi Pipes', ...company });
  for (const [name, email] of [
    ['Naledi Kgosi', company.email],
    ['A bookkeeper', 'books@example.org'],
  ] as const)
    await put(contactPersons, { id: randomUUID(), taxpayerId, name, email });
  const { question } = await shown(await propose('itr14'));
  expect(question.more?.lines.join()).not.toContain('who accepts');
  expect(question.more).toMatchObject({ each: { values: { [taxpayerId]: 'Naledi Kgosi' } } });
});

test('another price than the one at each client is shown before it goes out', async () => {
  const run = await propose('itr12');
  const { shown: asShown } = (await shown(run)).question;
  const typed = { period: '', price: '9 500' };
  await post(run, { intent: 'start', shown: asShown ?? '', ...typed });
  expect(await db().$count(proposals)).toBe(0);
  const { more } = (await shown(run)).question;
  expect(Object.values(more?.notes ?? {}).flat()[0]).toContain('R\u202f9\u202f500');
  await start(run, typed);
  expect(await proposed()).toEqual([['Thandi Nkosi', '2026', 950_000]]);
});

test('without a price somebody says that one was agreed, or nothing goes there', async () => {
  const had = await addTaxpayerFor(null, { name: 'Amina Adams', email: 'amina@example.org' });
  await addEngagement({ taxpayerId: had });
  const run = await propose('itr12');
  const typed = { period: '', price: '', asBefore: 'on' };
  await post(run, { intent: 'look', ...typed });
  const { more, mailing, left } = (await shown(run)).question;
  expect(more?.lines[0]).toBe(
    'No price stands for Thandi Nkosi: enter one, or tick that it was agreed in writing. Without either, nothing goes there.',
  );
  expect(more?.fields).toContainEqual(expect.objectContaining({ name: 'agreed', value: '' }));
  expect(mailing.people).toBe(1);
  expect(left).toEqual([expect.stringMatching(/^One client left out: no price stands here/)]);
  await press(run, typed);
  expect(await proposed()).toEqual([['Amina Adams', '2027', 149_500]]);
  await start(await propose('itr12'), { ...typed, agreed: 'on' });
  expect(await proposed()).toContainEqual(['Thandi Nkosi', '2026', null]);
});

test('a price that is none is refused at its field', async () => {
  const run = await propose('itr12');
  expect(await post(run, { intent: 'start', period: '', price: 'much' })).toMatchObject({
    status: 400,
    data: { errors: { price: expect.stringContaining('rand') } },
  });
  expect(await db().$count(proposals)).toBe(0);
});

async function isUndoable(run: string) {
  const { data } = await visit(run, { cookie: await signedInAs(manager) });
  return data?.canBeUndone;
}

async function propose(kind: string): Promise<string> {
  const ticked = (await db().select().from(taxpayers)).map(tickOf).join(',');
  return (await post('/admin/taxpayers?index', { intent: `propose:${kind}`, ticked })).location ?? '';
}

async function shown(run: string) {
  const { data } = await visit(run, { cookie: await signedInAs(manager) });
  return data as { title: string; question: RunQuestion };
}

/** As it is shown once these stand in the question. */
async function start(run: string, fields: Record<string, string>) {
  await post(run, { intent: 'look', ...fields });
  return press(run, fields);
}

async function press(run: string, fields: Record<string, string>) {
  const { shown: asShown = '' } = (await shown(run)).question;
  const typed = Object.fromEntries(new URLSearchParams(asShown ?? ''));
  return post(run, { intent: 'start', shown: asShown ?? '', ...fields, ...typed });
}

async function post(path: string, fields: Record<string, string>) {
  return submit(path, fields, { cookie: await signedInAs(manager) });
}

async function proposed() {
  const rows = await db()
    .select({ name: taxpayers.name, period: engagements.period, price: engagements.price })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(eq(engagements.state, 'proposed'))
    .orderBy(asc(taxpayers.name));
  return rows.map((row) => Object.values(row));
}
