import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { itr12 } from '#content/checklists/itr12.ts';
import { db } from '#app/platform/db/client.server.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import { answerItem } from '#app/work/core/engagements/answer-item.server.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { undoStep } from '#app/work/core/engagements/undo-step.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { acceptPaper } from '#app/work/documents/accept-paper.server.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { moveDocument } from '#app/work/documents/move.server.ts';
import { openDocument } from '#app/work/documents/open.server.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { findBoard, type Board } from './board.server.ts';
import { WORK } from './filter.ts';

await useTestDatabase();

const TODAY = '2026-07-10';
let [ann, bob, thandi, taxpayerId] = ['', '', '', ''];
let ids: Record<
  'late' | 'soon' | 'client' | 'progress' | 'sars' | 'proposed' | 'ended' | 'undated' | 'planned',
  string
>;

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork({ name: 'Marula Moon' }));
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  const add = async (state: string, dueOn: string | null, period: string, startsOn: string | null = null) => {
    const id = await addEngagement({ taxpayerId, period, answers: { pay: 'yes' } });
    await db().execute(
      sql`update engagements set state = ${state}, due_on = ${dueOn}, starts_on = ${startsOn} where id = ${id}`,
    );
    return id;
  };
  ids = {
    late: await add('waiting_for_client', '2026-07-09', '2019'),
    soon: await add('in_progress', '2026-07-24', '2020'),
    client: await add('collecting', '2026-10-23', '2021'),
    progress: await add('in_progress', '2026-10-23', '2022'),
    sars: await add('with_sars', '2026-07-01', '2023'),
    proposed: await add('proposed', '2026-07-12', '2024'),
    ended: await add('done', '2026-07-01', '2025'),
    undated: await add('collecting', null, '2026'),
    planned: await add('planned', '2026-07-01', '2018', '2026-12-01'),
  };
});

test('the board has each engagement under way once, what is due first at the top', async () => {
  const { sections, views } = await board('');
  expect(sections.map(({ name, count, lines }) => [name, count, lines.map(({ id }) => id)])).toEqual([
    ['due', 2, [ids.late, ids.soon]],
    ['client', 2, [ids.client, ids.undated]],
    ['progress', 1, [ids.progress]],
    ['sars', 1, [ids.sars]],
    ['proposed', 1, [ids.proposed]],
    ['planned', 1, [ids.planned]],
  ]);
  const left = sections.flatMap(({ lines }) => lines.map(({ daysLeft }) => daysLeft));
  expect(left).toEqual([-1, 14, 105, null, 105, null, null, null]);
  expect(views).toEqual({
    board: 8,
    review: 0,
    letters: 0,
    due: 2,
    client: 3,
    progress: 2,
    sars: 1,
    proposed: 1,
    planned: 1,
  });
});

test.each(['q=marula', 'of=nobody', 'q=moon+marula&of=nobody'])(
  'where all of it fits “%s”, the board is as it is without',
  async (query) => expect(await board(query)).toEqual(await board('')),
);

test('what is late from an earlier month stands with what is due this month', async () => {
  const earlier = sql`(${ids.late}::uuid, ${ids.ended}::uuid)`;
  await db().execute(sql`update engagements set due_on = '2026-05-29' where id in ${earlier}`);
  for (const [query, found] of [
    ['state=client&due=month', ['late']],
    ['state=ended&due=month', []],
  ] as const) {
    const { page } = await board(query);
    expect(
      page?.rows.map(({ id }) => id),
      query,
    ).toEqual(found.map((name) => ids[name]));
  }
});

test('each view and filter of the address has what it says, and its count is right', async () => {
  await db().execute(sql`update engagements set assignee_id = ${bob} where id = ${ids.progress}`);
  const company = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company' });
  const vat = await addEngagement({ taxpayerId: company, type: 'irp6-company', period: '2027-1' });
  await db().execute(sql`update engagements set due_on = '2026-08-31' where id = ${vat}`);
  for (const [query, found] of [
    ['state=due', ['late', 'soon']],
    ['state=client', ['late', 'vat', 'client', 'undated']],
    ['state=sars', ['sars']],
    ['state=proposed', ['proposed']],
    ['state=ended', ['ended']],
    ['state=due&due=overdue', ['late']],
    ['state=progress&due=14', ['soon']],
    ['state=due&due=week', []],
    ['state=due&due=7', ['late']],
    ['state=sars&due=overdue', []],
    ['state=ended&due=30', []],
    ['state=client&due=month', ['late']],
    ['state=sars&due=month', ['sars']],
    ['state=client&due=next-month', ['vat']],
    ['state=client&from=2026-08-01&to=2026-08-31', ['vat']],
    ['state=client&to=2026-08-30', ['late']],
    ['state=client&from=2026-08-31&kind=itr12', ['client']],
    ['state=proposed&due=week', ['proposed']],
    ['state=client&due=30', ['late']],
    ['state=progress&of=nobody', ['soon']],
    [`state=progress&of=${bob}`, ['progress']],
    ['state=progress&of=me', []],
    ['state=client&q=marula', ['late', 'client', 'undated']],
    ['state=client&q=moon+marula&service=tax-individual', ['late', 'client', 'undated']],
    ['state=client&q=marula+zebra', []],
    ['state=client&service=payroll', []],
    ['state=client&q=moon+marula&kind=itr12', ['late', 'client', 'undated']],
    ['state=client&q=moon+marula&kind=vat201', []],
    ['state=client&q=moon+marula&kind=income-tax', ['late', 'client', 'undated']],
    ['state=client&kind=provisional-tax', ['vat']],
    ['state=client&kind=vat', []],
  ] as const) {
    const { page, views } = await board(query);
    expect(page, query).toMatchObject({ rows: found.map((name) => ({ id: { ...ids, vat }[name] })) });
    const view = WORK.read(new URLSearchParams(query)).state;
    if (view !== 'ended') expect(views[view], query).toBe(found.length);
  }
  const ofCompanies = (await board('service=tax-company')).sections.flatMap(({ lines }) => lines);
  expect(ofCompanies).toMatchObject([{ id: vat }]);
});

test('“To look at” is of messages alone, or of answers alone', async () => {
  const item = (await itemsIn(ids.client)).find(({ isOptional }) => !isOptional);
  await answerItem(memberActor(thandi), item?.id ?? '', { kind: 'text', text: 'Here' });
  await addMessage(memberActor(thandi), ids.late, { text: 'When?', key: 'of-the-client-0002' });
  const shown = async (query: string) => (await board(query)).page?.rows.map(({ id }) => id).toSorted();
  expect(await shown('state=review')).toEqual([ids.client, ids.late].toSorted());
  expect(await shown('state=review&news=messages')).toEqual([ids.late]);
  expect(await shown('state=review&news=answers')).toEqual([ids.client]);
});

test('a line has what came and what is open, and “To look at” until somebody looked', async () => {
  const client = memberActor(thandi);
  const items = (await itemsIn(ids.client)).filter(({ isOptional }) => !isOptional);
  await answerItem(client, items[0]?.id ?? '', { kind: 'text', text: 'Here' });
  await addMessage(client, ids.soon, { text: 'A question', key: 'the-first-of-all' });
  const { page, views } = await board('state=review');
  expect(page?.rows).toMatchObject([
    { id: ids.soon, unread: 1, answered: 0 },
    { id: ids.client, unread: 0, answered: 1, open: items.length - 1 },
  ]);
  expect(views.review).toBe(2);
});

test('a line counts open questions, and an optional paper that was returned as open', async () => {
  const fresh = await addEngagement({ taxpayerId, period: '2017' });
  const optional = (await itemsIn(ids.client)).find(({ isOptional }) => isOptional);
  const lines = async () => {
    const rows = (await board('state=client')).page?.rows ?? [];
    return [fresh, ids.client].map((id) => rows.find((row) => row.id === id));
  };
  const [questions, before] = await lines();
  expect(questions).toMatchObject({ questions: itr12.questions.length, requested: 0 });
  expect(before).toMatchObject({ questions: 0 });
  await db().execute(
    sql`update request_items set state = 'returned', reason = 'Too dark' where id = ${optional?.id}`,
  );
  const [, after] = await lines();
  expect(after?.open).toBe((before?.open ?? 0) + 1);
  expect(after?.optional).toBe((before?.optional ?? 0) - 1);
});

test('a paper beside the list is to be looked at until it was accepted or filed', async () => {
  const target = { engagementId: ids.client };
  const { stored } = await sendFiles(memberActor(thandi), [{ name: 'invoice.pdf', bytes: PDF }], target);
  await sendFiles(staffActor(ann), [{ name: 'by-hand.pdf', bytes: `${PDF} too` }], {
    ...target,
    direction: 'from_client',
  });
  const { page, views } = await board('state=review&news=answers');
  expect(page?.rows).toMatchObject([{ id: ids.client, unread: 0, answered: 1 }]);
  expect(views.review).toBe(1);
  expect((await documentsOf(ids.client)).filter(({ isNew }) => isNew).map(({ name }) => name)).toEqual([
    'invoice.pdf',
  ]);
  const opened = await openDocument(staffActor(ann), stored[0]?.id ?? '', () => {});
  if (opened && typeof opened === 'object') await buffer(opened.chunks);
  const toLookAt = async () => (await board('state=review')).page?.rows.length;
  expect(await toLookAt()).toBe(1);
  const me = withStep(staffActor(ann));
  expect(await acceptPaper(me, stored[0]?.id ?? '')).toBe('accepted');
  expect(await acceptPaper(staffActor(ann), stored[0]?.id ?? '')).toBe('there');
  expect(await toLookAt()).toBe(0);
  expect(await undoStep(me, me.stepId)).toBe('undone');
  expect(await toLookAt()).toBe(1);
  expect(await moveDocument(staffActor(ann), stored[0]?.id ?? '', null)).toMatchObject({ kind: 'moved' });
  expect(await toLookAt()).toBe(0);
});

test('a view is paged without a gap, and the board says how many more there are', async () => {
  await db().execute(sql`insert into engagements (taxpayer_id, type, period, state, due_on)
    select ${taxpayerId}, 'irp6', (1000 + n) || '-1', 'collecting', date '2027-01-01' + n / 3 from generate_series(1, 120) n`);
  const { sections } = await board('');
  expect(sections[1]).toMatchObject({ count: 122, lines: { length: 15 } });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { page } = await board('state=client', undefined, after);
    seen.push(...(page?.rows ?? []).map(({ id }) => id));
    after = page?.after ?? null;
  } while (after);
  expect(new Set(seen).size).toBe(123);
  expect(seen).toHaveLength(123);
});

test('staff see their own and unassigned work, and administrators see everything', async () => {
  await db().execute(sql`update taxpayers set assignee_id = ${bob}`);
  await db().execute(sql`update engagements set assignee_id = ${ann} where id = ${ids.sars}`);
  const seen = async (me: FirmActor) => (await board('', me)).views.board;
  expect(await seen(staffActor(ann))).toBe(1);
  expect(await seen(staffActor(bob))).toBe(8);
  expect(await seen(staffActor(ann, 'admin'))).toBe(8);
});

function board(query: string, me = staffActor(ann), after: string | null = null): Promise<Board> {
  const filter = WORK.read(new URLSearchParams(query));
  return findBoard(filter, me, after ? { side: 'after', id: after } : null, TODAY);
}
