import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagementEvents, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { findEngagementLink } from '../engagements/links.server.ts';
import {
  clientMailDays,
  dueSettings,
  taxpayerMembers,
  taxpayers,
} from '#app/platform/db/schema/taxpayers.ts';
import { pauseReminders } from '../engagements/state.server.ts';
import { addEngagement, addTaxpayerFor, freshWork, staffActor } from '../engagements/work.test-support.ts';
import { addMember, queuedMails } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { remindNow } from './remind-now.server.ts';
import { sendReminders } from './send.server.ts';

await useTestDatabase();

/** Monday; three working days later it is Friday: the elections on Wednesday are a holiday. */
const ASKED = new Date('2026-11-02T09:00:00Z');
const [THIRD, SEVENTH, FOURTEENTH] = ['2026-11-06', '2026-11-12', '2026-11-23'];
let [memberId, staff, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  await db().delete(clientMailDays);
  ({ thandi: memberId, ann: staff, taxpayerId } = await freshWork());
});

test('a client is reminded after 3, 7 and 14 working days, unless everything is there', async () => {
  const id = await add();
  expect(await mailDays('2026-11-02', '2026-12-31')).toEqual([THIRD, SEVENTH, FOURTEENTH]);
  expect(await rowOf(engagements, id)).toMatchObject({ reminders: 3 });
  const events = await db().select().from(engagementEvents).where(eq(engagementEvents.text, 'Reminder sent'));
  expect(events.map(({ isForClient }) => isForClient)).toEqual([false, false, false]);

  await forget();
  await add({ answers: { property: 'no' } });
  await db().update(requestItems).set({ state: 'answered' });
  expect(await mailDays('2026-11-02', '2026-12-31')).toEqual([]);
});

test('where nobody reads our mails no reminder is said to be sent', async () => {
  const id = await add({ taxpayerId: await addTaxpayerFor(null) });
  expect(await mailDays('2026-11-02', '2026-12-31')).toEqual([]);
  expect(await db().select().from(engagementEvents).where(eq(engagementEvents.kind, 'note'))).toEqual([]);
  expect(await rowOf(engagements, id)).toMatchObject({ reminders: 0 });
});

test('a pause, the firm’s turn or the end stops them', async () => {
  const id = await add();
  await pauseReminders(staffActor(memberId, 'admin'), id, true);
  expect(await runOn(THIRD)).toBe(0);
  await pauseReminders(staffActor(memberId, 'admin'), id, false);
  for (const state of ['in_progress', 'with_sars', 'done', 'declined', 'expired'] as const) {
    await db().update(engagements).set({ state });
    expect(await runOn(THIRD), state).toBe(0);
  }
  await db().update(engagements).set({ state: 'waiting_for_client' });
  expect(await runOn(THIRD)).toBe(1);
});

test('a person gets one mail a day: each work by name and kind of thing, no contents', async () => {
  const second = await addTaxpayerFor(memberId, { name: 'Kudu Couriers (Pty) Ltd', kind: 'company' });
  await add({ answers: { pay: 'yes' }, now: new Date('2026-11-02T08:00:00Z') });
  await add({ type: 'irp6', period: '2027-2' });
  const engagementId = await add({ taxpayerId: second, type: 'irp6-company', period: '2027-1', answers: {} });
  await db().delete(requestItems).where(eq(requestItems.engagementId, engagementId));
  const common = { engagementId, item: null, position: 1, why: '' };
  const papers = ['Ledger of the bank', 'Payroll of August'];
  for (const what of papers) await put(requestItems, { ...common, what });
  await db().update(taxpayers).set({ email: 'office@example.org' }).where(eq(taxpayers.id, second));
  expect(await runOn(THIRD)).toBe(2);
  const [toMember] = await reminders('thandi@example.org');
  const [toOffice] = await reminders('office@example.org');
  expect(toMember?.about).toEqual({ entity: 'engagement', id: engagementId });
  expect(toMember?.subject).toMatch(
    /^Provisional tax of a company .*, Kudu Couriers \(Pty\) Ltd, and 2 more: a reminder from /,
  );
  expect(toMember?.text).toMatch(/\n- \w+ short questions wait for your answers\./);
  expect(toMember?.text).toMatch(/\(ITR12\), 2026 tax year, Thandi Nkosi\n- \w+ papers are missing\./);
  expect(toMember?.text).toContain('If one of them does not apply to you, say so with one tap.');
  expect(toOffice?.subject).toMatch(/, Kudu Couriers \(Pty\) Ltd: two papers are missing$/);
  const secrets = toOffice?.text.match(/\/request\/[\w-]{43}/g) ?? [];
  expect(secrets).toHaveLength(1);
  const link = await findEngagementLink(secrets[0]?.split('/').at(-1) ?? '', new Date(`${THIRD}T09:00:00Z`));
  expect(link?.to).toMatch(/^\/work\/[\w-]+$/);
  for (const what of papers) expect(toOffice?.text).not.toContain(what);
  // Amounts have a space after R. Without it, a link's random token matches now and then.
  expect(toMember?.text).not.toMatch(/Not mine|\bR\s\d/);
});

test('a proposal comes up for those who can accept it, until it is answered', async () => {
  const contributor = await addMember({ email: 'lwazi@example.org', fullName: 'Lwazi Dube' });
  await put(taxpayerMembers, { taxpayerId, userId: contributor, role: 'contributor' });
  const works = [await add(), await add({ type: 'irp6', period: '2027-2' })];
  await db().update(engagements).set({ state: 'proposed' });
  const proposalId = await addProposal(taxpayerId, works);
  await db()
    .update(proposals)
    .set({ sentAt: ASKED, expiresAt: new Date('2026-12-02T09:00:00Z') });
  expect(await mailDays('2026-11-02', '2026-11-12')).toEqual([THIRD, SEVENTH]);
  const mails = await reminders();
  expect(mails.map(({ to }) => to)).toEqual(['thandi@example.org', 'thandi@example.org']);
  expect(mails[0]?.subject).toMatch(/ and 1 more, Thandi Nkosi: our proposal waits for your answer$/);
  await pauseReminders(staffActor(memberId, 'admin'), works[0] ?? '', true);
  await pauseReminders(staffActor(memberId, 'admin'), works[1] ?? '', true);
  expect(await runOn(FOURTEENTH)).toBe(0);
  await db().update(engagements).set({ remindersPaused: false });
  await db().update(proposals).set({ declinedAt: ASKED }).where(eq(proposals.id, proposalId));
  expect(await runOn(FOURTEENTH)).toBe(0);
});

test('once the day has passed, one mail says what it means and what now', async () => {
  const id = await add({ answers: { pay: 'yes' }, now: new Date('2026-10-12T09:00:00Z') });
  await db().insert(dueSettings).values({ userId: memberId, wantsMails: false });
  expect(await mailDays('2026-10-12', '2026-12-31')).toEqual(['2026-10-15', '2026-10-21', '2026-10-26']);
  const [, before, late] = await reminders();
  expect(before?.text).not.toMatch(/passed/);
  expect(late?.text).toMatch(/The day that the law sets for it has passed\. SARS can charge .* call us\./s);
  await forget();
  const agreed = await add({ answers: { pay: 'yes' }, now: new Date('2026-10-12T09:00:00Z') });
  expect(agreed).not.toBe(id);
  await db().update(engagements).set({ dueOn: '2026-10-14' });
  expect(await mailDays('2026-10-12', '2026-12-31')).toEqual(['2026-10-15']);
  expect((await reminders()).at(-1)?.text).toContain('The day that we had set for it has passed.');
});

test('two at the same time, one after a crash and a clock set back send none twice', async () => {
  await add();
  const other = await addMember({ email: 'lwazi@example.org', fullName: 'Lwazi Dube' });
  await add({ taxpayerId: await addTaxpayerFor(other) });
  // The mail of the second one can't be queued.
  await db().execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.data->>'to' = 'lwazi@example.org' then raise 'full'; end if; return new; end $$`);
  await db().execute(
    sql`create trigger refuse before insert on pgboss.job_common for each row execute function refuse()`,
  );
  await expect(runOn(THIRD)).rejects.toThrow();
  await db().execute(sql`drop trigger refuse on pgboss.job_common`);
  expect((await Promise.all([runOn(THIRD), runOn(THIRD), runOn(THIRD)])).toSorted()).toEqual([0, 0, 1]);
  expect(await runOn('2026-11-09')).toBe(0);
  expect(await runOn(THIRD)).toBe(0);
  expect(await reminders()).toHaveLength(2);
  const events = await db().select().from(engagementEvents).where(eq(engagementEvents.text, 'Reminder sent'));
  expect(events).toHaveLength(2);
});

test('no reminder before eight, on weekends or holidays; it comes the next working day', async () => {
  // Three working days after Friday 11 December are Wednesday the 16th, the Day of Reconciliation: so it is Thursday.
  await add({ now: new Date('2026-12-11T09:00:00Z') });
  expect(await runOn('2026-12-16')).toBe(0);
  expect(await sendReminders(new Date('2026-12-17T05:59:59Z'))).toBe(0);
  expect(await sendReminders(new Date('2026-12-17T06:00:00Z'))).toBe(1);
  await forget();
  await add();
  expect(await runOn('2026-11-07')).toBe(0);
  expect(await runOn('2026-11-08')).toBe(0);
  expect(await runOn('2026-11-09')).toBe(1);
});

test('due days are announced 21, 7 and 1 working days ahead, to members who want it', async () => {
  const id = await add();
  await db().update(requestItems).set({ state: 'answered' });
  const values = { dueOn: '2026-12-21', state: 'in_progress', answers: {} } as const;
  await db().update(engagements).set(values).where(eq(engagements.id, id));
  await db().update(taxpayers).set({ email: 'office@example.org' });
  expect(await mailDays('2026-11-02', '2027-01-15')).toEqual(['2026-11-19', '2026-12-09', '2026-12-18']);
  const texts = (await reminders()).map(({ text }) => text);
  expect(texts[0]).toMatch(/due in 21 working days/);
  expect(texts[2]).toMatch(/due on the next working day/);
  expect(await reminders('office@example.org')).toEqual([]);

  await forget();
  await db().insert(dueSettings).values({ userId: memberId, wantsMails: false });
  const silent = await add();
  await db().update(engagements).set(values).where(eq(engagements.id, silent));
  expect(await mailDays('2026-11-02', '2027-01-15')).toEqual([]);
});

test('a reminder by staff names one piece of work, and that day none names it again', async () => {
  const id = await add();
  const other = await add({ type: 'irp6', period: '2027-2' });
  const done = await add({ type: 'itr12', period: '2025', answers: { property: 'no' } });
  await db().update(requestItems).set({ state: 'accepted' }).where(eq(requestItems.engagementId, done));
  const now = new Date(`${THIRD}T05:00:00Z`);
  expect(await remind(id, now)).toBe('told');
  expect(await remind(done, now)).toBe('nothing');
  for (const unknown of [crypto.randomUUID(), 'x']) expect(await remind(unknown, now)).toBe('gone');
  const soon = new Date(`${THIRD}T05:06:00Z`);
  await mailNotices(soon);
  const [byStaff] = await reminders();
  expect(byStaff?.about).toEqual({ entity: 'engagement', id });
  expect(byStaff?.text.match(/short questions? waits? for/g)).toHaveLength(1);
  expect(await remind(id, now)).toBe('had');
  expect(await db().$count(auditEntries, eq(auditEntries.action, 'engagement.remind'))).toBe(1);

  expect(await runOn(THIRD)).toBe(1);
  expect((await reminders()).map(({ about }) => about?.id)).toEqual([id, other]);
  expect(await remind(other, now)).toBe('had');
  expect(await runOn(THIRD)).toBe(0);
  expect(await runOn('2026-11-09')).toBe(0);
  const theirs = await addMember({ email: 'bheki@example.org', role: 'staff' });
  await db().update(taxpayers).set({ assigneeId: theirs });
  await db().delete(clientMailDays);
  expect(await remind(id, now)).toBe('gone');
});

function remind(id: string, now = new Date(`${THIRD}T05:00:00Z`)) {
  return db().transaction((tx) => remindNow(tx, staffActor(staff), id, now));
}

function add(changes: Partial<Parameters<typeof addEngagement>[0]> = {}): Promise<string> {
  return addEngagement({ taxpayerId, now: ASKED, ...changes });
}

async function forget(): Promise<void> {
  await db().delete(engagements);
  await db().delete(clientMailDays);
}

function runOn(day: string | undefined): Promise<number> {
  return sendReminders(new Date(`${day}T06:00:00Z`));
}

async function mailDays(from: string, until: string): Promise<string[]> {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(until); at += 24 * 60 * 60 * 1000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if ((await runOn(day)) > 0) days.push(day);
  }
  return days;
}

async function reminders(to = '%') {
  return (await queuedMails(to)).filter(({ subject }) =>
    /: (\w+ (papers|short questions)|our proposal|due |a reminder)/.test(subject),
  );
}
