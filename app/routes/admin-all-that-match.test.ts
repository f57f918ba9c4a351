import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { MOST_MATCHING } from '#app/platform/ui/ticks.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

beforeEach(async () => {
  await db().delete(bulkRuns);
});

test('all work that matches is asked about by its number, and is fixed from then on', async () => {
  const { ann, taxpayerId } = await freshWork();
  const cookie = await signedInAs(ann);
  await addWork(taxpayerId, 60);
  await addWork(await addTaxpayerFor(null, { name: 'Somebody else' }), 2);
  const path = '/admin/work?state=progress&q=Nkosi';
  expect(await visit(path, { cookie })).toMatchObject({
    data: { matching: 60, page: { rows: { length: 50 } } },
  });
  const run = await pressed(path, `assign:${ann}`, cookie);
  await addWork(taxpayerId, 1, 2500);
  const { data } = await visit(run, { cookie });
  expect(data).toMatchObject({
    title: 'Assign 60 engagements to Ann Adams?',
    question: { mailing: { people: 0 }, isTyped: false, records: { length: 60 } },
  });
  expect(await submit(run, { intent: 'start' }, { cookie })).toMatchObject({ status: 303, location: run });
  expect(await db().$count(bulkRecords)).toBe(60);
});

test('of the board, all that match is what its sections are of', async () => {
  const { ann, taxpayerId } = await freshWork();
  const cookie = await signedInAs(ann);
  await addWork(taxpayerId, 20);
  await db().execute(sql`update engagements set state = 'done' where period in ('1001', '1002')`);
  expect(await visit('/admin/work', { cookie })).toMatchObject({ data: { matching: 18 } });
  const run = await pressed('/admin/work', `assign:${ann}`, cookie);
  const title = 'Assign 18 engagements to Ann Adams?';
  expect(await visit(run, { cookie })).toMatchObject({ data: { title } });
  expect(await visit('/admin/work?state=ended', { cookie })).toMatchObject({ data: { matching: 0 } });
});

test('no more than a thousand are chosen at once, and those that come first', async () => {
  const { ann, taxpayerId } = await freshWork();
  const cookie = await signedInAs(ann);
  await addWork(taxpayerId, MOST_MATCHING + 5);
  expect(await visit('/admin/work?state=progress', { cookie })).toMatchObject({
    data: { matching: MOST_MATCHING + 5 },
  });
  await pressed('/admin/work?state=progress', 'assign:nobody', cookie);
  expect(await db().$count(bulkRecords)).toBe(MOST_MATCHING);
});

test('all messages that match are tagged, and others are not', async () => {
  const { ann } = await freshInbox();
  const cookie = await signedInAs(ann);
  await addEnquiry();
  for (let number = 1; number <= 55; number++) await addEnquiry({ subject: `VAT return ${number}` });
  const path = '/admin/messages?q=VAT';
  expect(await visit(path, { cookie })).toMatchObject({ data: { matching: 55 } });
  const run = await pressed(path, 'tag:season', cookie);
  expect(await visit(run, { cookie })).toMatchObject({
    data: { title: 'Tag 55 messages?', question: { writes: ['The tags: season.'] } },
  });
  await submit(run, { intent: 'start' }, { cookie });
  expect(await db().$count(bulkRecords)).toBe(55);
  expect(await db().$count(enquiries)).toBe(56);
});

async function addWork(taxpayerId: string, count: number, from = 1000): Promise<void> {
  await db().execute(sql`
    insert into engagements (taxpayer_id, type, period, state, due_on)
    select ${taxpayerId}, 'itr12', ${from}::int + n, 'in_progress', '2036-01-01' from generate_series(1, ${count}::int) n`);
}

async function pressed(path: string, intent: string, cookie: string): Promise<string> {
  const posted = path.replace('?', '?index&').replace(/work$/, 'work?index');
  return (await submit(posted, { intent, all: 'yes' }, { cookie })).location ?? '';
}
