import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bulkRecords } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import {
  addClient,
  beginAs,
  BOOKS,
  freshBook,
  giveAs,
  LIST,
  postAs,
  shownTo,
  startAs,
  worksOf,
} from '#app/work/desk/recurring/many.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';
import { finishRun } from '#tests/runs.ts';

await useTestDatabase();

const NUMBERS = { vatNumber: '4575718707', payeNumber: '7123456789' };
const MONTH = monthsAfter(`${southAfricanDay().slice(0, 7)}-01`, 1).slice(0, 7);

const EARLIER = monthsAfter(`${southAfricanDay().slice(0, 7)}-01`, -3).slice(0, 7);

let [ann, bob, manager] = ['', '', ''];

beforeEach(async () => {
  ({ ann, bob, manager } = await freshBook());
});

test('the question asks for the kind, then says who gets it, and who is left out', async () => {
  await addClient('Amina', { assigneeId: bob });
  await addClient('Category A', { vatCategory: 'A', numbers: NUMBERS });
  await addClient('Category C', { vatCategory: 'C', numbers: NUMBERS });
  await addClient('No number', { vatCategory: 'C' });
  await addClient('Former', { vatCategory: 'C', numbers: NUMBERS, archivedAt: new Date() });
  const run = await beginAs(manager, 'give');
  const first = await shownTo(manager, run);
  expect(first).toMatchObject({ title: 'Give recurring work to 5 clients?', question: { yes: null } });
  expect(first.question.more?.fields.map(({ name }) => name)).toEqual(['kind']);
  expect(await postAs(manager, run, { intent: 'start', kind: '' })).toMatchObject({ status: 400 });
  expect(await postAs(manager, run, { intent: 'look', kind: 'vat201-monthly' })).toMatchObject({
    location: run,
  });
  const { title, question } = await shownTo(manager, run);
  expect(title).toBe('Give “Monthly VAT return (VAT201)” to one client?');
  expect(question.left).toEqual([
    '2 clients left out: the VAT category asks for another return, or for none.',
    'One client left out: no client any more.',
    'One client left out: no VAT number is on file.',
  ]);
  expect(question.mailing.people).toBe(0);
  expect(question.more?.lines).toEqual([
    expect.stringMatching(/^Planned for the next twelve months: 1[23] /),
  ]);
  expect(question.more?.fields.map(({ name }) => name)).toEqual(['kind', 'period', 'price', 'who']);
  await postAs(manager, run, { intent: 'look', kind: 'vat201-monthly', period: EARLIER, price: '', who: '' });
  expect((await shownTo(manager, run)).question.more?.lines).toEqual([
    expect.stringMatching(/^Planned for the next twelve months: 1[45] /),
    expect.stringMatching(
      /^[23] of them begin on .+, as the periods are over: clients may get mails then\.$/,
    ),
  ]);
  expect(await db().$count(recurringWork)).toBe(0);
});

test('each gets its work at the price and with the colleague, and Undo takes all back', async () => {
  const [amina, bilal] = [await addClient('Amina', { assigneeId: bob }), await addClient('Bilal')];
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  await postAs(manager, run, { intent: 'look', kind: 'books', period: MONTH, price: '850', who: ann });
  await startAs(manager, run);
  const services = await db().select().from(recurringWork);
  expect(services.map(({ taxpayerId }) => taxpayerId).toSorted()).toEqual([amina, bilal].toSorted());
  expect(services.every(({ price, startsOn }) => price === 85_000 && startsOn.startsWith(MONTH))).toBe(true);
  const works = await worksOf(amina);
  expect(works[0]).toMatchObject({ period: MONTH, state: 'planned', price: 85_000, assigneeId: ann });
  expect(works.length).toBeGreaterThan(10);
  const audited = await db().select().from(auditEntries).where(eq(auditEntries.action, 'taxpayer.update'));
  expect(audited.map(({ entityId }) => entityId).toSorted()).toEqual([amina, bilal].toSorted());
  expect(audited[0]?.changes).toHaveProperty(`recurring: ${BOOKS}`);
  await postAs(manager, run, { intent: 'undo' });
  expect([await db().$count(recurringWork), await db().$count(engagements)]).toEqual([0, 0]);
  expect(await db().$count(clientNotices)).toBe(0);
});

test('by default it is with who looks after each, at the price of the kind', async () => {
  const amina = await addClient('Amina', { assigneeId: bob });
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'itr14' });
  await startAs(manager, run);
  expect(await worksOf(amina)).toMatchObject([{ assigneeId: bob, type: 'itr14' }]);
  expect(
    await postAs(manager, await beginAs(manager, 'give'), { intent: 'look', kind: 'itr12' }),
  ).toMatchObject({ status: 303 });
});

test('who has work of which this takes the place is left out', async () => {
  const person = await addClient('Amina', { kind: 'individual' });
  await giveAs(manager, { kind: 'itr12', price: '' });
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'itr12-provisional' });
  const { question } = await shownTo(manager, run);
  expect(question.yes).toBeNull();
  expect(question.left).toEqual([expect.stringMatching(/^One client left out: other work would give way/)]);
  await db().update(recurringWork).set({ endsOn: '2026-02-28' }).where(eq(recurringWork.taxpayerId, person));
  expect((await shownTo(manager, run)).question.yes).not.toBeNull();
});

test('two colleagues who give the same work at once give it once', async () => {
  for (const name of ['Amina', 'Bilal', 'Cara']) await addClient(name);
  const runs = [await beginAs(manager, 'give'), await beginAs(manager, 'give'), await beginAs(ann, 'give')];
  for (const [at, run] of runs.entries())
    await postAs(at === 2 ? ann : manager, run, { intent: 'look', kind: 'books' });
  await Promise.all(runs.map((run, at) => startAs(at === 2 ? ann : manager, run)));
  expect(await db().$count(recurringWork)).toBe(3);
  const states = await db().select({ state: bulkRecords.state, why: bulkRecords.why }).from(bulkRecords);
  expect(states.filter(({ state }) => state === 'done')).toHaveLength(3);
  expect(states.filter(({ why }) => why === 'has')).toHaveLength(6);
  expect(await db().$count(engagements)).toBe((await distinctWorks()).size);
});

test('a run that a process left half done goes on, and takes nothing twice', async () => {
  for (let number = 10; number < 34; number++) await addClient(`Client ${number}`);
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  await startAs(manager, run);
  await Promise.all([finishRun(run), finishRun(run)]);
  await finishRun(run);
  expect(await db().$count(recurringWork)).toBe(24);
  await postAs(manager, run, { intent: 'undo' });
  await Promise.all([finishRun(run), finishRun(run)]);
  expect([await db().$count(recurringWork), await db().$count(engagements)]).toEqual([0, 0]);
});

test('Undo keeps what somebody has worked on or gone on from, and says so', async () => {
  const [amina, bilal] = [await addClient('Amina'), await addClient('Bilal'), await addClient('Cara')];
  const run = await giveAs(manager, { kind: 'books', price: '850' });
  const [first] = await worksOf(amina);
  await db()
    .update(engagements)
    .set({ state: 'in_progress', startsOn: null })
    .where(eq(engagements.id, first!.id));
  await db().update(recurringWork).set({ endsOn: '2030-01-31' }).where(eq(recurringWork.taxpayerId, bilal));
  expect(await postAs(manager, run, { intent: 'undo' })).toMatchObject({ location: run });
  expect(await db().$count(recurringWork)).toBe(2);
  const { data } = await visit(run, { cookie: await signedInAs(manager) });
  expect(JSON.stringify(data)).toContain('some of the work has begun or was changed by hand');
});

test('a colleague’s client is left alone, and without the permission there is no act', async () => {
  await addClient('Mine', { assigneeId: ann });
  await addClient('Theirs', { assigneeId: bob });
  const mine = (await db().select().from(taxpayers)).map(tickOf).join(',');
  const { location = '' } = await postAs(ann, LIST, { intent: 'recurring:give', ticked: mine });
  await postAs(ann, location ?? '', { intent: 'look', kind: 'books' });
  await startAs(ann, location ?? '');
  expect(await db().$count(recurringWork)).toBe(1);
  const editor = await addMember({ email: 'ed@example.org', fullName: 'Ed Els', role: 'editor' });
  expect((await postAs(editor, LIST, { intent: 'recurring:give', ticked: mine })).status).toBe(403);
  for (const intent of ['recurring', 'recurring:x'])
    expect(await postAs(manager, LIST, { intent, ticked: mine }), intent).toMatchObject({ status: 400 });
});

async function distinctWorks(): Promise<Set<string>> {
  const works = await db().select().from(engagements);
  return new Set(works.map(({ taxpayerId, type, period }) => `${taxpayerId} ${type} ${period}`));
}
