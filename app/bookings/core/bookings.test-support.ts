import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { consultations } from '#content/consultations.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';

type Values = typeof bookings.$inferInsert;

export async function addBooking(changes: Partial<Values> = {}): Promise<string> {
  const startsAt = changes.startsAt ?? new Date(Date.now() + 7 * 24 * HOUR);
  const endsAt = changes.endsAt ?? new Date(startsAt.getTime() + 30 * MINUTE);
  const values: Values = {
    submissionKey: randomUUID(),
    kind: 'first-talk',
    way: 'phone',
    startsAt,
    endsAt,
    heldUntil: endsAt,
    name: 'Naledi Khumalo',
    email: 'naledi@example.org',
    phone: '+27 821234567',
    ...changes,
  };
  return (await put(bookings, values)).id;
}

/** A colleague who can be booked from 8 to 17 on weekdays, or at the given hours; returns the account's id. */
export async function addColleague(
  email: string,
  changes: Partial<typeof diaries.$inferInsert> & { fullName?: string } = {},
): Promise<string> {
  const { fullName, ...values } = changes;
  const colleagueId = await addMember({ email, role: 'staff', ...(fullName && { fullName }) });
  const hours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, { opens: '08:00', closes: '17:00' }]));
  await put(diaries, { hours, ...values, colleagueId });
  return colleagueId;
}

export const ANN = 'ann@example.org';
export const BOB = 'bob@example.org';

/** No account, booking or mail, but one colleague who can be booked; returns Ann's id. */
export async function freshDiary(): Promise<string> {
  await forgetAccounts();
  await db().delete(bookings);
  await bossFor(mailJob);
  await db().execute(sql`delete from pgboss.job`);
  return addColleague(ANN, { fullName: 'Ann Adams' });
}

let serial = 0;

/** The fields of a form for half an hour; each call is a new submission by another visitor. */
export function bookingRequest<Changes extends object>(changes: Changes) {
  serial += 1;
  const consultation = consultations.find(({ minutes }) => minutes === 30);
  if (!consultation) throw new Error('no consultation of half an hour');
  return {
    consultation,
    way: 'office' as const,
    name: 'Naledi Khumalo',
    email: `visitor-${serial}@example.org`,
    phone: '+27 821234567',
    submissionKey: `submission number ${serial}`,
    ...changes,
  };
}
