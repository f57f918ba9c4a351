import { eq, sql } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Action } from '#app/platform/audit/words.ts';
import type { Party } from '#app/platform/core/states.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { violates } from '#app/platform/db/failure.ts';
import { bookings, type BookingChange } from '#app/platform/db/schema/bookings.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { titleOf } from './booking.ts';
import { findBooking, type StoredBooking } from './find.server.ts';
import { BOOKING_STATE, mayMoveBooking, type BookingState } from './states.ts';

/** `seen`: the `sequence` that the page showed; without it, any is accepted. */
export type Saw = { seen?: number };

export type Colleague = Saw & { actorId: string };

export type Over = { kind: 'over' };

/** The booking is no longer as the page showed it: nothing was written. */
export type Changed = { kind: 'changed'; booking: StoredBooking };

export function changeOf(what: BookingChange['what'], by: object & { actorId?: string }): BookingChange {
  return { what, by: by.actorId ?? null };
}

export const NEXT = { sequence: sql`${bookings.sequence} + 1`, version: sql`${bookings.version} + 1` };

export const isChangeable = ({ state }: StoredBooking) => BOOKING_STATE[state].openFor === 'both';

export const canBe = (party: Party, to: BookingState) => (booking: StoredBooking) =>
  mayMoveBooking(party, booking, to);

type Fits = (booking: StoredBooking) => boolean;

/** `isDone`: it already is as wanted, so a second click finds nothing changed. */
export async function changing<Result>(
  id: string,
  { seen, isDone, now }: Saw & { isDone?: Fits; now: Date },
  fits: Fits,
  change: (tx: Transaction, booking: StoredBooking) => Promise<Result>,
): Promise<Result | Changed | Over> {
  if (!isUuid(id)) return { kind: 'over' };
  return db().transaction(async (tx) => {
    await changeAlone(tx);
    const booking = await locked(tx, id);
    if (!booking || booking.startsAt <= now) return { kind: 'over' };
    const isAsSeen = seen === undefined || booking.sequence === seen;
    if (!isAsSeen && !isDone?.(booking)) return { kind: 'changed', booking };
    return fits(booking) ? change(tx, booking) : { kind: 'over' };
  });
}

/**
 * Call it before anything else is done with bookings. Each write checks `bookings_one_at_a_time` again, and two that meet
 * there would wait for each other: a change and another one, a new booking or a notice. Pages still read.
 */
export async function changeAlone(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${bookings} in exclusive mode`);
}

export async function locked(tx: Transaction, id: string): Promise<StoredBooking | null> {
  if (!isUuid(id)) return null;
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');
  return findBooking(id, tx);
}

export async function place(
  tx: Transaction,
  id: string,
  values: Partial<typeof bookings.$inferInsert>,
): Promise<boolean> {
  try {
    await tx.transaction((savepoint) =>
      savepoint
        .update(bookings)
        .set({ ...values, ...NEXT })
        .where(eq(bookings.id, id)),
    );
    return true;
  } catch (error) {
    if (violates(error, 'bookings_one_at_a_time')) return false;
    throw error;
  }
}

export function note(
  tx: Transaction,
  actorId: string,
  action: Action,
  { id, ...what }: Pick<StoredBooking, 'id' | 'kind' | 'asBooked'>,
  changes?: Record<string, { from: unknown; to: unknown }>,
): Promise<void> {
  const subject = titleOf(what);
  return record(tx, { actorId, action, entity: 'booking', entityId: id, subject, changes });
}
