import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { clientNotices, firmNotices } from '#app/platform/db/schema/steps.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  freshWork,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { sendReminders } from '#app/work/core/reminders/send.server.ts';
import { ADDRESS, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

const CHECKS = [
  ['engagements', 'state', 'engagements_state'],
  ['request_items', 'state', 'request_items_state'],
  ['documents', 'scan_state', 'documents_scan_state'],
  ['bookings', 'state', 'bookings_state'],
  ['client_notices', 'kind', 'client_notices_kind'],
  ['firm_notices', 'kind', 'firm_notices_kind'],
] as const;

let [thandi, ann, id] = ['', '', ''];

beforeEach(async () => {
  const fresh = await freshWork();
  ({ thandi, ann } = fresh);
  id = await addEngagement({ taxpayerId: fresh.taxpayerId, answers: { pay: 'yes' } });
  await db().delete(bookings);
  // As after the migration of a newer release.
  for (const [table, , name] of CHECKS)
    await db().execute(
      sql`alter table ${sql.identifier(table)} drop constraint if exists ${sql.identifier(name)}`,
    );
});

const makeNewer = (table: string, column: string) =>
  db().execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'of_a_newer_release'`);

async function statuses(): Promise<number[]> {
  const [client, staff] = [await signedInAs(thandi), await signedInAs(ann)];
  const booking = await addBooking({ colleagueId: ann });
  await makeNewer('bookings', 'state');
  const answers = [];
  for (const path of [`/work/${id}`, '/account', '/account/due'])
    answers.push(await visit(path, { cookie: client }));
  for (const path of [
    `/admin/work/${id}`,
    '/admin/work?index',
    '/admin/work?index&state=review',
    `/admin/bookings/${booking}`,
    '/admin/bookings?index',
  ])
    answers.push(await visit(path, { cookie: staff }));
  return answers.map(({ status }) => status);
}

test('the client owes no items of a state of a newer release, and pages open', async () => {
  await makeNewer('request_items', 'state');
  expect(new Set(await statuses())).toEqual(new Set([200]));
  const { data } = await visit(`/work/${id}`, { cookie: await signedInAs(thandi) });
  expect(JSON.stringify(data)).not.toContain('"state":"open"');
  await sendReminders(new Date(Date.now() + 20 * 24 * 3_600_000));
  await mailAllNotices();
  expect(await queuedMails(ADDRESS)).toEqual([]);
});

test('pages open with work of a state of a newer release', async () => {
  await makeNewer('engagements', 'state');
  expect(new Set(await statuses())).toEqual(new Set([200]));
});

test('a notice of a newer release waits for it, and others are mailed', async () => {
  for (const actor of [staffActor(ann), memberActor(thandi)])
    await addMessage(actor, id, { text: 'Please call', key: randomUUID() });
  await makeNewer('client_notices', 'kind');
  await makeNewer('firm_notices', 'kind');
  await mailAllNotices();
  expect(await queuedMails('%')).toEqual([]);
  expect([await db().$count(clientNotices), await db().$count(firmNotices)]).toEqual([1, 1]);
  await addMessage(staffActor(ann), id, { text: 'Once more', key: randomUUID() });
  await mailAllNotices();
  expect(await queuedMails(ADDRESS)).toHaveLength(1);
  expect(await db().$count(clientNotices)).toBe(1);
});
