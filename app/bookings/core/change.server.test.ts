import { sql } from 'drizzle-orm';
import { sync as reader, type VEvent } from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import type { QueuedMail } from '#app/platform/mail/outgoing.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addBooking, addColleague, ANN, BOB, bookingRequest, freshDiary } from './bookings.test-support.ts';
import { cancelBooking, handOver, moveBooking, restoreBooking, setNote, setNoShow } from './change.server.ts';
import { findBooking, findByLink } from './find.server.ts';
import { mailBookingNews } from './notify.server.ts';
import { bookConsultation, bookForCaller } from './requests.server.ts';
import { sendReminders } from './reminders.server.ts';
import { instantOf } from './working-time.ts';

await useTestDatabase();

const NOW = new Date('2026-11-22T20:00:00Z');
const WAIT = noticeWait();
const TEN = instantOf('2026-11-24', '10:00');
const CLIENT = 'naledi@example.org';
let [ann, bob] = ['', ''];

beforeEach(async () => {
  ann = await freshDiary();
});

test('a moved booking keeps the chosen colleague, unless the client asks for anybody', async () => {
  bob = await addColleague(BOB, { fullName: 'Bob Brink' });
  const { id } = await booked({ wanted: { id: ann } });
  await addBooking({ colleagueId: ann, startsAt: new Date(TEN + 2 * HOUR) });
  const client = { party: 'client' } as const;
  expect(await moveBooking(id, TEN + 2 * HOUR, client, NOW)).toMatchObject({ kind: 'taken' });
  expect((await findBooking(id))?.colleague?.id).toBe(ann);
  expect(await moveBooking(id, TEN + HOUR, client, NOW)).toMatchObject({ kind: 'moved' });
  expect(await moveBooking(id, TEN + 2 * HOUR, { ...client, anybody: true }, NOW)).toMatchObject({
    kind: 'moved',
  });
  expect((await findBooking(id))?.colleague?.id).toBe(bob);
});

test('both sides get each change of a booking as one event with a rising sequence', async () => {
  const { id, secret } = await booked();
  expect(await findByLink(secret, NOW)).toMatchObject({ id, colleague: { name: 'Ann Adams' } });
  expect(await db().select().from(bookings)).toMatchObject([{ colleagueId: ann, sequence: 0 }]);

  expect(await moveBooking(id, TEN + HOUR, { party: 'client' }, NOW)).toMatchObject({ kind: 'moved' });
  const ill = { party: 'firm', actorId: ann, message: 'I am ill.' } as const;
  expect(await cancelBooking(id, ill, NOW)).toMatchObject({ kind: 'cancelled', wait: WAIT });
  await letPass();
  expect(await cancelBooking(id, { party: 'client' }, NOW)).toEqual({ kind: 'over' });
  expect(await restoreBooking(id, { actorId: ann }, NOW)).toEqual({ kind: 'restored', wait: WAIT });
  await letPass();

  const events = ['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST'].map((method, sequence) => [method, sequence]);
  for (const address of [CLIENT, ANN]) {
    const mails = await mailsTo(address);
    expect(mails.map(eventIn).map(({ method, sequence }) => [method, sequence])).toEqual(events);
    expect(new Set(mails.map((mail) => eventIn(mail).uid)).size).toBe(1);
    expect(eventIn(mails.at(-1)).start.getTime()).toBe(TEN + HOUR);
  }
  const client = await mailsTo(CLIENT);
  expect(client[2]?.text).toContain('I am ill.');
  expect(JSON.stringify(client)).not.toContain('Must I register?');
  for (const { text, secret: isSecret } of client.filter(({ text }) => text.includes('/book/')))
    expect([isSecret, (await findByLink(/\/book\/(\S+)/.exec(text)?.[1] ?? '', NOW))?.id]).toEqual([
      true,
      id,
    ]);
  const entries = await db().select().from(auditEntries);
  expect(entries.map(({ action }) => action)).toEqual(['booking.cancel', 'booking.restore']);
  expect(JSON.stringify(entries)).not.toMatch(/ill|Naledi/);
});

test('a link ends with the consultation', async () => {
  const { secret } = await booked();
  expect(await findByLink(secret, new Date(TEN + 29 * MINUTE))).not.toBeNull();
  expect(await findByLink(secret, new Date(TEN + 30 * MINUTE))).toBeNull();
  expect(await findByLink('x'.repeat(43), NOW)).toBeNull();
});

test('a client moves only to an offered slot, staff to any free time in the future', async () => {
  const { id } = await booked();
  const other = await booked({ start: TEN + 2 * HOUR, email: 'other@example.org' });
  const [byClient, byStaff] = [{ party: 'client' as const }, { party: 'firm' as const, actorId: ann }];
  for (const start of [instantOf('2026-12-16', '10:00'), TEN + 7 * MINUTE, TEN + 2 * HOUR])
    expect(await moveBooking(id, start, byClient, NOW)).toMatchObject({ kind: 'taken' });
  for (const start of [TEN + 2 * HOUR, TEN + 2 * HOUR + 20 * MINUTE])
    expect(await moveBooking(id, start, byStaff, NOW)).toMatchObject({ kind: 'taken' });
  expect(await moveBooking(id, NOW.getTime() - 1, byStaff, NOW)).toEqual({ kind: 'over' });
  expect((await moveBooking(id, instantOf('2026-12-16', '19:05'), byStaff, NOW)).kind).toBe('moved');
  // Half an hour later overlaps only with itself.
  expect((await moveBooking(other.id, TEN + 2.5 * HOUR, byClient, NOW)).kind).toBe('moved');
});

test('a consultation that is handed over leaves one diary and enters the other', async () => {
  const { id } = await booked();
  bob = await addColleague(BOB, { fullName: 'Bob Botha' });
  expect(await handOver(id, bob, { actorId: ann }, NOW)).toMatchObject({
    kind: 'handed-over',
    from: ann,
    wait: WAIT,
  });
  await letPass();
  expect((await mailsTo(ANN)).map(eventIn).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 1 });
  expect((await mailsTo(BOB)).map(eventIn)).toMatchObject([{ method: 'REQUEST', sequence: 1 }]);
  expect((await mailsTo(CLIENT)).at(-1)?.text).toContain('Bob Botha');
  await booked({ email: 'second@example.org' });
  expect(await handOver(id, ann, { actorId: bob }, NOW)).toEqual({ kind: 'taken' });
});

test('reminders come once a day and once an hour before, never if moved or cancelled', async () => {
  const { id } = await booked();
  const at = async (time: number) => {
    await sendReminders(new Date(time));
    // The clock is set back, and two servers run the job at once.
    await Promise.all([0, 0, -HOUR].map((back) => sendReminders(new Date(time + back))));
    return (await remindersTo(CLIENT)).length;
  };
  expect(await at(TEN - 25 * HOUR)).toBe(0);
  expect(await at(TEN - 24 * HOUR)).toBe(1);
  expect(await at(TEN - 2 * HOUR)).toBe(1);
  expect(await at(TEN - HOUR)).toBe(2);
  for (const mail of await remindersTo(CLIENT)) expect(mail.dueUntil).toBe(new Date(TEN).toISOString());

  const before = new Date(TEN - 30 * MINUTE);
  const byStaff = { party: 'firm', actorId: ann } as const;
  expect((await moveBooking(id, TEN + 48 * HOUR, byStaff, before)).kind).toBe('moved');
  const dueUntil = (await remindersTo(CLIENT)).map((mail) => mail.dueUntil);
  expect(dueUntil, 'those that still wait are withdrawn').toEqual(Array(2).fill(before.toISOString()));
  expect(await at(TEN + 24 * HOUR)).toBe(3);
  await cancelBooking(id, { party: 'client' }, new Date(TEN + 25 * HOUR));
  expect(await at(TEN + 47.5 * HOUR)).toBe(3);
});

test('staff book a caller once, at any time to come when the colleague is free', async () => {
  const evening = instantOf('2026-11-28', '19:00');
  const byStaff = { colleagueId: ann, actorId: ann };
  const key = 'a caller on the phone';
  const results = await Promise.all(
    [1, 2, 3].map(() => bookForCaller(request({ start: evening, submissionKey: key }), byStaff, NOW)),
  );
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'repeated', 'repeated']);
  expect(await bookForCaller(request({ start: evening }), byStaff, NOW)).toEqual({ kind: 'taken' });
  expect(await bookForCaller(request({ start: NOW.getTime() }), byStaff, NOW)).toEqual({ kind: 'over' });
  await letPass();
  expect(await mailsTo(CLIENT)).toHaveLength(1);
});

test('a note stays out of mails and audit; there is no no-show before the start', async () => {
  const { id } = await booked();
  expect(await setNote(id, { note: 'Owes tax.', version: 1 }, ann)).toEqual({ note: null });
  expect(await setNote(id, { note: 'Another.', version: 1 }, ann)).toBe('changed');
  expect(await setNoShow(id, true, ann, NOW)).toEqual({ kind: 'changed' });
  expect(await setNoShow(id, true, ann, new Date(TEN))).toEqual({ kind: 'saved' });
  expect(await findBooking(id)).toMatchObject({ state: 'no_show', note: 'Owes tax.' });
  expect(await cancelBooking(id, { party: 'client' }, new Date(TEN))).toEqual({ kind: 'over' });
  await cancelBooking((await booked({ start: TEN + HOUR })).id, { party: 'client' }, NOW);
  const all = [await db().select().from(auditEntries), await mailsTo(CLIENT), await mailsTo(ANN)];
  expect(JSON.stringify(all)).not.toContain('Owes tax.');
});

test('a deleted colleague’s booking stays, and somebody takes it over', async () => {
  const { id } = await booked();
  bob = await addColleague(BOB);
  await db().execute(sql`delete from users where id = ${ann}`);
  expect(await findBooking(id)).toMatchObject({ colleague: null, state: 'booked' });
  expect(await handOver(id, bob, { actorId: bob }, NOW)).toMatchObject({
    kind: 'handed-over',
    from: null,
    wait: WAIT,
  });
});

async function booked(changes: Parameters<typeof request>[0] = {}): Promise<{ id: string; secret: string }> {
  const result = await attempt(changes);
  if (result.kind !== 'booked') throw new Error(`Not booked: ${result.kind}`);
  return result;
}

function attempt(changes: Parameters<typeof request>[0]) {
  return bookConsultation(request(changes), NOW);
}

function request(changes: Partial<Parameters<typeof bookConsultation>[0]> = {}) {
  return bookingRequest({ start: TEN, email: CLIENT, question: 'Must I register?', ...changes });
}

async function mailsTo(address: string): Promise<QueuedMail[]> {
  const rows = await db().execute<{ data: QueuedMail }>(
    sql`select data from pgboss.job where name = 'mail' and data->>'to' = ${address} order by created_on, (data->'invitation'->>'file') like '%CANCEL%'`,
  );
  return rows.map(({ data }) => data);
}

const letPass = (time = WAIT) => mailBookingNews(new Date(NOW.getTime() + time));

async function remindersTo(address: string): Promise<QueuedMail[]> {
  return (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Reminder'));
}

function eventIn(mail: QueuedMail | undefined): VEvent & { sequence: number } {
  const parts = Object.values(reader.parseICS(mail?.invitation?.file ?? ''));
  const event = parts.find((part) => part?.type === 'VEVENT');
  if (!event) throw new Error('The mail has no event.');
  return event as VEvent & { sequence: number };
}
