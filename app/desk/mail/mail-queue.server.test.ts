import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { alreadyMemberMail } from '#app/accounts/core/mails.server.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { replyMail } from '#app/enquiries/desk/enquiry/reply-mail.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { mailJob, queueMail } from '#app/platform/mail/mail.server.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { cancelMail, countProblems, findMail, retryFailed, retryMail } from './mail-queue.server.ts';
import { readFilter, reasonText, type Group } from './mail-queue.ts';

await useTestDatabase();
const server = await startSmtpServer('refuse');
vi.stubEnv('SMTP_URL', server.url);
afterAll(stopJobs);

const SOON = { timeout: 10_000 };
const MAIL = { to: 'someone@example.org', subject: 'A mail', text: 'The secret', html: '<p>The secret</p>' };
let actorId = '';

beforeEach(async () => {
  await stopJobs();
  server.manner = 'refuse';
  server.arrivals.length = 0;
  await forgetAccounts();
  actorId = await addMember({ admin: true });
});

test('a refused mail is a failure with its reason, and a retry sends the same mail', async () => {
  await send();
  await startJobs([mailJob]);
  await arrivedIn('failed');
  const [failed] = (await findMail('failed')).lines;
  expect(failed).toMatchObject({ to: MAIL.to, subject: MAIL.subject, reason: 'EMESSAGE 554' });
  expect(await countProblems()).toEqual({ failed: 1, retrying: 0 });

  server.manner = 'accept';
  expect(await retryMail(failed?.id ?? '', actorId)).toBe(true);
  await arrivedIn('sent');
  expect(server.arrivals[1]?.messageId).toBe(server.arrivals[0]?.messageId);
  expect((await findMail('failed')).total).toBe(0);
  expect(await entries()).toMatchObject([
    { action: 'mail.retry', actorId, entityId: failed?.id, changes: {} },
  ]);
}, 20_000);

test('two simultaneous retries send a mail once', async () => {
  await send();
  await startJobs([mailJob]);
  await arrivedIn('failed');
  server.manner = 'accept';
  const id = (await findMail('failed')).lines[0]?.id ?? '';
  const outcomes = await Promise.all([retryMail(id, actorId), retryMail(id, actorId)]);
  expect(outcomes.toSorted()).toEqual([false, true]);
  await arrivedIn('sent');
  expect((await findMail('sent')).total).toBe(1);
}, 20_000);

test('a waiting mail shows reason and time, and can be retried at once', async () => {
  server.manner = 'try later';
  await send();
  await startJobs([mailJob]);
  await arrivedIn('retrying');
  await stopJobs();
  await db().execute(
    sql`update pgboss.job set start_after = now() + interval '1 hour' where state = 'retry'`,
  );
  const [waiting] = (await findMail('retrying')).lines;
  expect(waiting).toMatchObject({ reason: 'EMESSAGE 451' });
  expect(waiting?.at.getTime()).toBeGreaterThan(Date.now() + 3_000_000);

  server.manner = 'accept';
  expect(await retryMail(waiting?.id ?? '', actorId)).toBe(true);
  await startJobs([mailJob]);
  await arrivedIn('sent');
}, 30_000);

test('a cancelled mail is never sent, and one that was sent cannot be cancelled', async () => {
  await send('Never sent');
  await send('Sent');
  const waiting = (await findMail('waiting')).lines;
  const never = waiting.find(({ subject }) => subject === 'Never sent')?.id ?? '';
  expect(await cancelMail(never, actorId)).toBe(true);
  expect(await cancelMail(never, actorId)).toBe(false);
  server.manner = 'accept';
  await startJobs([mailJob]);
  await arrivedIn('sent');
  expect(server.arrivals).toHaveLength(1);
  expect((await findMail('cancelled')).lines).toMatchObject([{ subject: 'Never sent' }]);
  expect(await cancelMail((await findMail('sent')).lines[0]?.id ?? '', actorId)).toBe(false);
}, 20_000);

test('retrying all failures skips cancelled ones and preserves their retention', async () => {
  await send();
  await send('Cancelled');
  await db().transaction((tx) => queueMail(tx, { ...MAIL, subject: 'With a link', secret: true }));
  await startJobs([mailJob]);
  await vi.waitFor(async () => expect((await findMail('failed')).total).toBe(3), SOON);
  await stopJobs();
  const cancelled = (await findMail('failed')).lines.find(({ subject }) => subject === 'Cancelled');
  expect(await cancelMail(cancelled?.id ?? '', actorId)).toBe(true);
  expect(await retryFailed(actorId)).toBe(2);
  const stored = await db().execute<{ subject: string; kept: number }>(
    sql`select data->>'subject' as subject, deletion_seconds as kept from pgboss.job
      where name = 'mail' and state = 'created' order by 1`,
  );
  expect([...stored]).toEqual([
    { subject: 'A mail', kept: (7 * DAY) / SECOND },
    { subject: 'With a link', kept: 60 },
  ]);
}, 20_000);

test('the page contains no text of a mail', async () => {
  await send();
  const answer = JSON.stringify(await visit('/admin/mail', { cookie: await signedInAs(actorId) }));
  expect(answer).toContain(MAIL.subject);
  expect(answer).not.toContain('The secret');
});

test('each mail has its kind, recipient and enquiry, and an enquiry’s mails are found', async () => {
  const id = await addEnquiry({ name: 'Naledi Khumalo', email: 'naledi@example.org' });
  await addMember({ email: 'pieter@example.org', fullName: 'Pieter Botha' });
  const row = { id, subject: 'VAT', message: 'How?', createdAt: new Date() };
  const reply = replyMail.write('naledi@example.org', { row, body: 'So.', mailId: '<r@x>', thread: [] });
  const welcome = alreadyMemberMail.write('pieter@example.org', { name: 'Pieter Botha' });
  for (const mail of [reply, welcome, MAIL]) await db().transaction((tx) => queueMail(tx, mail));
  const { lines } = await findMail('waiting');
  const facts = lines.map(({ kind, who, enquiry, accountId, to }) => [
    kind,
    who,
    enquiry?.id,
    !!accountId,
    to,
  ]);
  for (const line of [
    ['inbox.reply', 'Naledi Khumalo', id, false, 'naledi@example.org'],
    ['accounts.already-member', 'Pieter Botha', undefined, true, 'pieter@example.org'],
    [null, null, undefined, false, MAIL.to],
  ])
    expect(facts).toContainEqual(line);
  const only = readFilter(new URLSearchParams({ enquiry: id }));
  expect((await findMail('waiting', only)).lines.map(({ kind }) => kind)).toEqual(['inbox.reply']);
  const one = lines.find(({ to }) => to === MAIL.to)?.id ?? '';
  expect((await findMail('waiting', readFilter(new URLSearchParams({ mail: one })))).total).toBe(1);
  expect(readFilter(new URLSearchParams({ enquiry: "' or 1=1" }))).toBeNull();
});

test('a code in the subject of a secret mail is not listed', async () => {
  const secret = { ...MAIL, secret: true, subject: '123456 is your code' };
  await db().transaction((tx) => queueMail(tx, secret));
  expect((await findMail('waiting')).lines[0]?.subject).toBe('······ is your code');
});

test('an unknown mail cannot be changed', async () => {
  for (const id of ['1', randomUUID()]) {
    expect(await retryMail(id, actorId)).toBe(false);
    expect(await cancelMail(id, actorId)).toBe(false);
  }
  expect(await entries()).toEqual([]);
});

test('each reason has a text', () => {
  const texts = ['ECONNREFUSED', 'EAUTH 535', 'EENVELOPE 550', 'EMESSAGE 451', null].map(reasonText);
  expect(texts).toEqual([
    'The mail server was out of reach (ECONNREFUSED)',
    'The mail server refused our sign-in (EAUTH 535)',
    'Refused for good by the mail server (EENVELOPE 550)',
    'Put off by the mail server (EMESSAGE 451)',
    'Not sent',
  ]);
});

function send(subject = MAIL.subject) {
  return db().transaction((tx) => queueMail(tx, { ...MAIL, subject }));
}

async function arrivedIn(group: Group): Promise<void> {
  await vi.waitFor(async () => expect((await findMail(group)).total).toBe(1), SOON);
}

function entries() {
  return db().select().from(auditEntries);
}
