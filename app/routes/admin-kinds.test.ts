import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { workKindFields } from '#app/content/core/kinds/work-kind-fields.ts';
import { workKinds } from '#app/content/core/kinds/work-kinds.ts';
import { findEngagement, lockEngagement } from '#app/work/core/engagements/find.server.ts';
import { beginWork, openEngagement } from '#app/work/core/engagements/open.server.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { setReviewed } from '#app/work/core/engagements/review.server.ts';
import { assign, setState } from '#app/work/core/engagements/state.server.ts';
import { addRecurring, planRecurring, recurringOf } from '#app/work/core/recurring/recurring.server.ts';
import { asksApproval, checklistOf, offeredTypes, typeOf } from '#app/work/core/engagements/types.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { freshContent } from '#tests/content.ts';
import { submit, toastOf, visit, type Answer } from '#tests/routes.ts';

await useTestDatabase();

const ID = '33333333-3333-4333-8333-333333333333';
const NOW = new Date('2026-11-27T08:00:00Z');
const KIND = {
  name: 'Monthly stock count',
  group: 'accounts',
  taxpayers: 'company',
  service: 'accounting',
  scope: 'We count the stock with you.',
  done: 'The list, signed',
  period: 'month',
  due: 'month',
  dueDay: '31',
  dueMonths: '1',
  items: '[list] The list of the stock',
};

let work: Awaited<ReturnType<typeof freshWork>>;
let manager: string;
beforeEach(async () => {
  work = await freshWork({ kind: 'company' });
  await freshContent();
  manager = await signedInAs(await addMember({ email: 'manager@example.org', role: 'manager' }));
});

test('a manager adds a kind, and work of it is opened, planned and due at once', async () => {
  expect(await toastOf(await post(ID, { intent: 'publish', ...KIND }))).toMatchObject({ title: 'Published' });
  expect(offeredTypes().map(({ name }) => name)).toContain(KIND.name);
  const id = crypto.randomUUID();
  await addRecurring(actor(), work.taxpayerId, { id, type: ID, startsOn: '2026-12-01', price: null }, NOW);
  expect(await recurringOf(work.taxpayerId)).toMatchObject([{ name: KIND.name, planned: 11 }]);
  const rows = await db().select().from(engagements).orderBy(engagements.period);
  // The 31st of a month that has none is its last day, and a weekend moves it to the Friday.
  expect(rows.slice(0, 3).map(({ dueOn }) => dueOn)).toEqual(['2027-01-29', '2027-02-26', '2027-03-31']);
  const audited = await db().select().from(auditEntries).where(eq(auditEntries.entityId, ID));
  expect(audited).toMatchObject([{ action: 'kind of work.publish', subject: KIND.name }]);
  expect(await db().$count(clientNotices)).toBe(0);
});

test('the price of a kind is filled in where its work is opened', async () => {
  await post(ID, { intent: 'publish', ...KIND, price: '1450' });
  const { data } = await visit(`/admin/taxpayers/${work.taxpayerId}?type=${ID}`, { cookie: manager });
  expect((data as { choices: { price: string } }).choices.price).toMatch(/^1\D?450$/);
});

test('work that has begun keeps its version, and planned work gets the new one', async () => {
  await post(ID, { intent: 'publish', ...KIND });
  const [started, later] = [await begin('2026-10'), await open('2026-11')];
  const items = '[list] The list of the stock\n\n[prices] What each thing cost';
  const changed = { ...KIND, name: 'Stock count', items, isForSars: 'on', needsApproval: 'on' };
  const question = await post(ID, { intent: 'publish', ...changed }, 1);
  expect(JSON.stringify(question.data)).toContain('1 piece of work is under way: it keeps the version');
  expect(JSON.stringify(question.data)).toContain(
    '1 piece of work is planned, proposed or accepted: it begins with this',
  );
  await post(ID, { intent: 'publish', ...changed, seen: seenIn(question) }, 1);
  const [old, next] = [await find(started), await find(later)];
  expect([old, next].map(({ title }) => title)).toEqual([
    'Stock count, October 2026',
    'Stock count, November 2026',
  ]);
  expect(checklistOf(old.type)?.items.map(({ id }) => id)).toEqual(['list']);
  expect(asksApproval(old, 'with_sars')).toBe(false);
  expect(await itemsIn(started)).toHaveLength(1);
  await db().transaction(async (tx) => {
    const engagement = await lockEngagement(tx, actor(), later);
    await beginWork(tx, engagement!, actor(), NOW);
  });
  expect(asksApproval(await find(later), 'with_sars')).toBe(true);
  expect(await itemsIn(later)).toHaveLength(2);
});

test('a kind of the files that was changed and put back leaves its work as it was', async () => {
  const before = await addEngagement({ taxpayerId: work.taxpayerId, type: 'books', period: '2026-09' });
  const books = typeOf('books')!;
  const entries = entriesOf(workKindFields, workKinds.valuesOf(books))!;
  const items = '[bank] All statements of the bank';
  const question = await post('books', { ...entries, intent: 'publish', questions: '', items });
  await post('books', { ...entries, intent: 'publish', questions: '', items, seen: seenIn(question) });
  const between = await addEngagement({ taxpayerId: work.taxpayerId, type: 'books', period: '2026-10' });
  await post('books', { intent: 'restore', to: 'file' }, 1);
  await refreshContent();
  const lengths = await Promise.all(
    [before, between].map(async (id) => checklistOf((await find(id)).type)?.items.length),
  );
  expect(lengths).toEqual([checklistOf(books)!.items.length, 1]);
  expect(checklistOf(typeOf('books'))).toEqual(checklistOf(books));
});

test('a kind that is removed while work is open is retired, and its work goes on', async () => {
  await post(ID, { intent: 'publish', ...KIND });
  const started = await begin('2026-10');
  const id = crypto.randomUUID();
  await addRecurring(actor(), work.taxpayerId, { id, type: ID, startsOn: '2026-12-01', price: null }, NOW);
  const question = await post(ID, { intent: 'remove' }, 1);
  expect(JSON.stringify(question.data)).toContain('1 client has it as recurring work');
  const removed = await post(ID, { intent: 'remove:sure' }, 1);
  expect(await toastOf(removed)).toMatchObject({ title: 'Kind of work retired' });
  await refreshContent();
  expect(offeredTypes().map((type) => type.id)).not.toContain(ID);
  expect(await find(started)).toMatchObject({ title: 'Monthly stock count, October 2026', type: { id: ID } });
  const planned = await db().$count(engagements);
  await planRecurring(new Date('2027-03-01T03:00:00Z'));
  expect(await db().$count(engagements)).toBe(planned);
  const erased = await post(ID, { intent: 'erase' }, 2);
  expect(JSON.stringify(erased.data)).toContain('There is work of it: it stays retired.');
  const action = (await toastOf(removed))?.action;
  await submit(action?.path ?? '', Object.fromEntries(action?.fields ?? []), { cookie: manager });
  const audited = await db().select().from(auditEntries).where(eq(auditEntries.entityId, ID));
  const verbs = audited.map((entry) => entry.action.replace('kind of work.', ''));
  expect(verbs.toSorted()).toEqual(['bring-back', 'publish', 'retire']);
});

test('a kind that a server has not heard of takes no page down', async () => {
  await post(ID, { intent: 'publish', ...KIND });
  const started = await begin('2026-10');
  await db().delete(contentVersions).where(eq(contentVersions.item, ID));
  await refreshContent();
  expect(await find(started)).toMatchObject({ type: null, title: 'Work of another kind, 2026-10' });
  const naming = { yearEnd: 2, registered: null, vatCategory: null, ownTitle: null } as const;
  expect(titleOf('gone', 'once', naming)).toBe('gone');
  for (const path of ['/admin/work', `/admin/work/${started}`, '/admin/kinds', '/admin/work?kind=' + ID])
    expect((await visit(path, { cookie: manager })).status, path).toBe(200);
});

test('what cannot be meant is said at its field', async () => {
  await post(ID, { intent: 'publish', ...KIND });
  const other = crypto.randomUUID();
  for (const [fields, errors] of [
    [{ name: 'monthly STOCK count' }, { name: expect.stringContaining('Another kind') }],
    [
      { name: 'Other', items: '', questions: '[a] Is there any stock left?' },
      { items: expect.stringContaining('Add a paper') },
    ],
    [{ name: 'Other', due: 'law', rule: '' }, { rule: 'Choose the rule.' }],
    [
      { name: 'Other', due: 'law', rule: 'itr12' },
      { rule: expect.stringContaining('no day for such periods') },
    ],
    [{ name: 'Other', due: 'month', dueDay: '32' }, { dueDay: expect.any(String) }],
    [
      { name: 'Other', due: 'period', dueCount: '' },
      { dueCount: expect.any(String), dueUnit: expect.any(String) },
    ],
    [{ name: 'Other', period: 'once' }, { due: expect.any(String) }],
    [{ name: 'Other', needsApproval: 'on' }, { needsApproval: expect.any(String) }],
    [{ name: 'Other', taxpayers: '' }, { taxpayers: expect.any(String) }],
  ] as const) {
    const answer = await post(other, { intent: 'publish', ...KIND, ...fields });
    expect(answer, JSON.stringify(fields)).toMatchObject({ status: 400, data: { errors } });
  }
  const moved = await post(ID, { intent: 'publish', ...KIND, period: 'once', due: 'none' }, 1);
  expect(moved).toMatchObject({
    status: 400,
    data: { errors: { period: expect.stringContaining('stays') } },
  });
});

test('what a second colleague reviews goes out once they did, and not by who does it', async () => {
  await post(ID, { intent: 'publish', ...KIND, needsReview: 'on' });
  const id = await begin('2026-10');
  const bob = await addMember({ email: 'bob@example.org', role: 'staff', fullName: 'Bob Brink' });
  await assign(actor(), id, { id: work.ann, name: 'Ann Adams' });
  const finish = async () => {
    const { version } = await find(id);
    return setState(actor(), id, { to: 'done', seen: [], version });
  };
  expect(await finish()).toBe('unreviewed');
  expect(await setReviewed(actor(), id, { isReviewed: true })).toBe('own');
  expect(await setReviewed(staffActor(bob, 'manager'), id, { isReviewed: true })).toHaveProperty('kind');
  await assign(actor(), id, { id: bob, name: 'Bob Brink' });
  expect(await finish()).toBe('unreviewed');
  await assign(actor(), id, { id: work.ann, name: 'Ann Adams' });
  const page = await visit(`/admin/work/${id}`, { cookie: manager });
  expect(page.data).toMatchObject({ review: { by: 'Bob Brink', isOpen: true } });
  expect(await finish()).not.toBe('unreviewed');
});

test('an editor of the site does not see them, and no address of the site opens one', async () => {
  const editor = await signedInAs(await addMember({ email: 'editor@example.org', role: 'editor' }));
  for (const path of ['/admin/kinds', `/admin/kinds/${ID}`, `/admin/kinds/${ID}/history`])
    expect((await visit(path, { cookie: editor })).status, path).toBe(403);
  expect((await visit(`/admin/content/work/${ID}`, { cookie: editor })).status).toBe(404);
  const index = await visit('/admin/content', { cookie: editor });
  expect(JSON.stringify(index.data)).not.toContain('kinds of work');
  expect((await visit(`/admin/kinds/announcements`, { cookie: manager })).status).toBe(404);
});

async function post(id: string, fields: Record<string, string>, version = 0): Promise<Answer> {
  const answer = await submit(
    `/admin/kinds/${id}`,
    { version: String(version), ...fields },
    { cookie: manager },
  );
  await refreshContent();
  return answer;
}

function seenIn({ data }: Answer): string {
  return (data as { affected?: { seen: string } }).affected?.seen ?? '';
}

const actor = () => staffActor(work.ann, 'manager');

async function open(period: string): Promise<string> {
  const values = { taxpayerId: work.taxpayerId, type: typeOf(ID)!, period, price: null, assigneeId: null };
  const opened = await db().transaction((tx) => openEngagement(tx, values, actor(), NOW));
  return opened === 'exists' ? '' : opened.id;
}

async function begin(period: string): Promise<string> {
  const id = await open(period);
  await db().transaction(async (tx) => {
    const engagement = await lockEngagement(tx, actor(), id);
    await beginWork(tx, engagement!, actor(), NOW);
  });
  return id;
}

const find = async (id: string) => (await findEngagement(actor(), id))!;
