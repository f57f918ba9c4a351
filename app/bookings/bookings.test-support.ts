import { randomUUID } from 'node:crypto';
import { db } from '#app/db/client.server.ts';
import { bookings, diaries } from '#app/db/schema/bookings.ts';
import { HOUR, MINUTE } from '#app/time.ts';
import { addMember } from '#tests/accounts.ts';

type Values = typeof bookings.$inferInsert;

/** A stored booking, in a week from now unless told; returns its id. */
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
  const [stored] = await db().insert(bookings).values(values).returning({ id: bookings.id });
  if (!stored) throw new Error('The booking was not stored.');
  return stored.id;
}

/** A colleague who can be booked from 8 to 17 on weekdays, or at the given hours; returns the account's id. */
export async function addColleague(
  email: string,
  changes: Partial<typeof diaries.$inferInsert> & { fullName?: string } = {},
): Promise<string> {
  const { fullName, ...values } = changes;
  const colleagueId = await addMember({ email, role: 'staff', ...(fullName && { fullName }) });
  const hours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, { opens: '08:00', closes: '17:00' }]));
  await db()
    .insert(diaries)
    .values({ hours, ...values, colleagueId });
  return colleagueId;
}
