import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { bookings, diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { clients, partners } from '#app/platform/db/schema/lists.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { env } from '#app/platform/env/env.server.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { recordRun } from '#app/platform/jobs/last-run.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { checkNotices, type Standing } from '#app/accounts/access/define-notice.ts';
import { addressesOfMail, setUpFirm } from '#app/content/desk/notices.server.ts';
import { rateTables } from '#app/desk/frame/rates-notice.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { notices } from './notices.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-21T10:00:00Z');
let me = '';

beforeEach(async () => {
  ({ ann: me } = await freshInbox());
  await db().delete(bookings);
  await db().execute(sql`truncate clients, partners, last_runs`);
  await put(diaries, { colleagueId: me, hours: {} });
});

test('a new site only needs its first backup, and hours for consultations', async () => {
  await db().delete(diaries);
  expect(await urgent()).toEqual([
    'Who can be booked: Nobody has hours: the website offers no consultation',
    'Last backup: None is known. Whoever runs the server makes one with npm run backup.',
  ]);
});

test('each notice has its count', async () => {
  const startsAt = new Date('2026-11-21T12:00:00Z');
  await addBooking({ startsAt, colleagueId: me });
  await addBooking({ startsAt, colleagueId: null });
  await addBooking({ startsAt, colleagueId: null, state: 'cancelled', cancelledBy: 'client' });
  await put(timeOff, { colleagueId: me, startsAt, endsAt: new Date('2026-11-21T13:00:00Z') });
  await addEnquiry({ createdAt: new Date('2026-11-20T06:30:00Z') });
  await addEnquiry();
  await addEnquiry({ state: 'in_progress', assigneeId: me });
  const hidden = { name: 'Hidden', isActive: false };
  await put(clients, { name: 'Without' }, { name: 'With', logoUrl: '/logos/x.webp' }, hidden);
  await put(partners, { name: 'In the trash', category: 'payment', deletedAt: NOW });
  const mail = { to: 'a@example.org', subject: 'A mail', text: '', html: '' };
  await db().transaction((tx) => queueMail(tx, mail));
  await db().execute(sql`insert into pgboss.job (name, data) select 'mail_dead', data from pgboss.job`);
  await put(lastRuns, { name: 'backup', at: NOW });
  expect(await urgent()).toEqual([
    'New enquiries: 2, the oldest since yesterday, 08:30',
    'To do for you: 1',
    'Your next consultation: Naledi Khumalo, Today, 14:00 to 14:30',
    'Bookings in your time off: 1: move, hand over or cancel',
    'Bookings held by nobody: 1: a colleague has to take over',
    'Mail: 1 failed',
    'Logos of clients: 1 missing',
  ]);
});

test('a mailbox that is not read is urgent', async () => {
  env().INBOUND_IMAP_URL = 'imap://info:secret@mail.example.org/INBOX';
  onTestFinished(() => void delete env().INBOUND_IMAP_URL);
  await put(lastRuns, { name: 'backup', at: NOW });
  expect(await urgent()).toEqual(['Incoming mail: The mailbox was not read yet']);
  await recordRun(db(), 'collect-mail', new Date(NOW.getTime() - 20 * MINUTE));
  expect(await urgent()).toEqual(['Incoming mail: The mailbox was read today, 11:40']);
  await recordRun(db(), 'collect-mail', NOW);
  expect(await urgent()).toEqual([]);
});

test('what is not set up is neither urgent nor in order, and is for who can set it up', async () => {
  const unset = async (role: Role) =>
    (await checkNotices(notices, { me: staffActor(me, role), now: NOW }))
      .filter(({ standing }) => standing === 'unset')
      .map(({ state }) => /[A-Z_]{6,}/.exec(state)?.[0]);
  expect(await unset('admin')).toEqual(['INBOUND_IMAP_URL', 'CLAMD_URL']);
  expect(await unset('staff')).toEqual([]);
  expect(await unset('manager')).toEqual([]);
});

test('only what is in order stands as in order', async () => {
  await put(lastRuns, { name: 'backup', at: NOW });
  await put(taxpayers, { kind: 'individual', name: 'Of nobody' });
  await addBooking({ startsAt: new Date('2026-11-25T12:00:00Z'), colleagueId: me });
  await addEnquiry({ state: 'in_progress', assigneeId: me, waitingSince: NOW });
  const found = await checkNotices(notices, { me: staffActor(me, 'admin'), now: NOW });
  const on = (wanted: Standing) =>
    found.filter(({ standing }) => standing === wanted).map(({ subject, state }) => `${subject}: ${state}`);
  expect(on('open')).toEqual([
    'Waiting for an answer: 1, the longest: a moment',
    'Clients held by nobody: 1',
    'Clients without FICA: No records yet, of 1 client',
    'Your next consultation: Naledi Khumalo, Wednesday 25 November 2026, 14:00 to 14:30',
  ]);
  const fine = /: (None|All|No |The |One colleague|\d+ colleagues|today)/;
  for (const line of on('order')) expect(line).toMatch(fine);
});

test('a backup of three days ago is too old', async () => {
  await put(lastRuns, { name: 'backup', at: new Date('2026-11-18T09:00:00Z') });
  expect(await urgent()).toEqual(['Last backup: 18 November 2026, 11:00']);
});

test('a started year without rate tables is urgent', async () => {
  const begin = new Date(`${newestTaxYear}-02-28T22:00:00Z`);
  const on = (now: Date) => checkNotices([rateTables], { me: staffActor(me, 'admin'), now });
  expect(await on(new Date(begin.getTime() - 1))).toMatchObject([{ standing: 'order' }]);
  const state = expect.stringMatching(/has begun and has no tables/);
  expect(await on(begin)).toMatchObject([{ standing: 'urgent', state }]);
});

test('first is said how far the set-up is, and that mail is the demonstration’s', async () => {
  const [setUp, mail] = await checkNotices(notices, { me: staffActor(me, 'admin'), now: NOW });
  expect(setUp).toMatchObject({
    subject: 'Set up the firm',
    state: expect.stringMatching(/^\d+ of \d+ steps left$/),
  });
  expect(mail).toMatchObject({
    subject: 'Addresses of mail',
    standing: 'urgent',
    state: expect.stringMatching(/MAIL_FROM.*MAIL_TO/),
  });
  const ofStaff = await checkNotices(notices, { me: staffActor(me, 'staff'), now: NOW });
  expect(ofStaff.map(({ subject }) => subject)).not.toContain('Set up the firm');
});

/** Of the others: the set-up has a test of its own. */
async function urgent(): Promise<string[]> {
  const others = notices.filter((notice) => notice !== setUpFirm && notice !== addressesOfMail);
  const found = await checkNotices(others, { me: staffActor(me, 'admin'), now: NOW });
  return found
    .filter(({ standing }) => standing === 'urgent')
    .map(({ subject, state }) => `${subject}: ${state}`);
}
