import { and, eq, sql } from 'drizzle-orm';
import type { Transfer } from '#app/accounts/leaving/define-holding.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Action } from '#app/platform/audit/words.ts';
import type { Party } from '#app/platform/core/states.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { violates } from '#app/platform/db/failure.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { lock, timesOf } from './book.server.ts';
import { startText, titleOf } from './booking.ts';
import { nearestSlots, readDiary, wholeDay } from './diary.server.ts';
import { findBooking, type StoredBooking } from './find.server.ts';
import { notifyBoth, type Notified } from './notify.server.ts';
import { slotsOn, type Slot } from './slots.ts';
import { keptColleague, onlyOf } from './wanted.ts';
import { BOOKING_STATE, isOff, mayMoveBooking, type BookingState } from './states.ts';

/** `anybody`: with whoever is free then, even where the client chose a colleague. */
export type By =
  { party: 'client'; anybody?: boolean } | { party: 'firm'; actorId: string; message?: string | null };

type Over = { kind: 'over' };

type Saved = Pick<Notified, 'wait'>;

type Moved = ({ kind: 'moved'; from: Date } & Saved) | { kind: 'taken'; nearest: Slot[] } | Over;

/** A client moves to an offered time, staff to any future one. `over`: it has begun, or is cancelled. */
export async function moveBooking(id: string, start: number, by: By, now = new Date()): Promise<Moved> {
  const minutesOf = ({ startsAt, endsAt }: StoredBooking) => (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const known = await findBooking(id);
  if (!known || start <= now.getTime()) return { kind: 'over' };
  const candidates =
    by.party === 'firm'
      ? [known.colleague?.id ?? null]
      : await freeColleagues(known, { start, minutes: minutesOf(known), anybody: by.anybody }, now);
  const moved = await changing(id, now, isChangeable, async (tx, booking): Promise<Moved | null> => {
    if (booking.startsAt.getTime() === start) return { kind: 'moved', from: booking.startsAt, wait: null };
    const times = timesOf(start, minutesOf(booking), now);
    for (const colleagueId of candidates) {
      if (!(await place(tx, id, { ...times, colleagueId }))) continue;
      const { wait } = await notifyBoth(tx, id, { before: booking, ...sideOf(by) }, now);
      const changes = { start: { from: startText(booking.startsAt), to: startText(times.startsAt) } };
      if (by.party === 'firm') await note(tx, by.actorId, 'booking.move', booking, changes);
      return { kind: 'moved', from: booking.startsAt, wait };
    }
    return null;
  });
  if (moved) return moved;
  const consultation = { minutes: minutesOf(known) };
  return { kind: 'taken', nearest: await nearestSlots({ consultation, start, except: id }, now) };
}

export type Cancelled = ({ kind: 'cancelled' } & Saved) | Over;

export async function cancelBooking(id: string, by: By, now = new Date()): Promise<Cancelled> {
  return changing(id, now, canBe(by.party, 'cancelled'), async (tx, booking) => {
    await tx
      .update(bookings)
      .set({ state: 'cancelled', cancelledBy: by.party, ...NEXT })
      .where(eq(bookings.id, id));
    const { wait } = await notifyBoth(tx, id, { before: booking, ...sideOf(by) }, now);
    if (by.party === 'firm') await note(tx, by.actorId, 'booking.cancel', booking);
    return { kind: 'cancelled', wait };
  });
}

export async function restoreBooking(
  id: string,
  actorId: string,
  now = new Date(),
): Promise<({ kind: 'restored' } & Saved) | { kind: 'taken' } | Over> {
  return changing(id, now, canBe('firm', 'booked'), async (tx, booking) => {
    const { dayReminderFor, hourReminderFor } = timesOf(booking.startsAt.getTime(), 0, now);
    const restored = { state: 'booked' as const, cancelledBy: null, dayReminderFor, hourReminderFor };
    if (!(await place(tx, id, restored))) return { kind: 'taken' };
    const { wait } = await notifyBoth(tx, id, { before: booking, by: 'firm' }, now);
    await note(tx, actorId, 'booking.restore', booking);
    return { kind: 'restored', wait };
  });
}

/** `from`: who held it before; null when that account was deleted. */
export async function handOver(
  id: string,
  colleagueId: string,
  actorId: string,
  now = new Date(),
): Promise<({ kind: 'handed-over'; from: string | null } & Saved) | { kind: 'taken' } | Over> {
  return changing(id, now, isChangeable, async (tx, booking) => {
    const from = booking.colleague?.id ?? null;
    if (from === colleagueId) return { kind: 'handed-over', from, wait: null };
    const given = await give(tx, booking, { from, to: colleagueId, actorId }, now);
    return given ? { kind: 'handed-over', from, wait: given.wait } : { kind: 'taken' };
  });
}

/** When the role of whoever holds it ends; false if that is somebody else now, or if `to` is booked at that time. */
export async function giveBooking(
  tx: Transaction,
  id: string,
  transfer: Transfer,
  now: Date,
): Promise<boolean> {
  await lock(tx, 'changes');
  const booking = await locked(tx, id);
  if (!booking || (booking.colleague?.id ?? null) !== transfer.from || booking.startsAt <= now) return false;
  return (await give(tx, booking, transfer, now)) !== null;
}

/** Null if `to` is booked then. Nobody is told that nobody holds it: somebody will. */
async function give(
  tx: Transaction,
  booking: StoredBooking,
  { from, to, actorId }: Transfer,
  now: Date,
): Promise<Saved | null> {
  if (!(await place(tx, booking.id, { colleagueId: to }))) return null;
  const notified = to
    ? await notifyBoth(tx, booking.id, { before: booking, by: 'firm' }, now)
    : { wait: null };
  await note(tx, actorId, 'booking.hand-over', booking, { colleague: { from, to } });
  return notified;
}

export async function setNoShow(
  id: string,
  isNoShow: boolean,
  actorId: string,
  now = new Date(),
): Promise<{ kind: 'saved' } | { kind: 'changed' }> {
  return db().transaction(async (tx) => {
    const booking = await locked(tx, id);
    const to = isNoShow ? 'no_show' : 'booked';
    if (!booking || isOff(booking) || booking.startsAt > now) return { kind: 'changed' };
    if (booking.state !== to && !canBe('firm', to)(booking)) return { kind: 'changed' };
    await tx
      .update(bookings)
      .set({ state: to, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, id));
    await note(tx, actorId, isNoShow ? 'booking.no-show' : 'booking.came', booking);
    return { kind: 'saved' };
  });
}

/** The audit entry does not repeat the note. `changed`: somebody else saved it since it was read. */
export async function setNote(
  id: string,
  { note: text, version }: { note: string | null; version: number },
  actorId: string,
): Promise<{ kind: 'saved' } | { kind: 'changed' }> {
  return db().transaction(async (tx) => {
    const [saved] = await tx
      .update(bookings)
      .set({ note: text, version: version + 1 })
      .where(and(eq(bookings.id, id), eq(bookings.version, version)))
      .returning({ id: bookings.id, kind: bookings.kind });
    if (!saved) return { kind: 'changed' };
    await note(tx, actorId, 'booking.note', saved);
    return { kind: 'saved' };
  });
}

const sideOf = (by: By) => (by.party === 'firm' ? { by: by.party, message: by.message } : { by: by.party });

const NEXT = { sequence: sql`${bookings.sequence} + 1`, version: sql`${bookings.version} + 1` };

const isChangeable = ({ state }: StoredBooking) => BOOKING_STATE[state].openFor === 'both';

const canBe = (party: Party, to: BookingState) => (booking: StoredBooking) =>
  mayMoveBooking(party, booking, to);

async function changing<Result>(
  id: string,
  now: Date,
  fits: (booking: StoredBooking) => boolean,
  change: (tx: Transaction, booking: StoredBooking) => Promise<Result>,
): Promise<Result | Over> {
  if (!isUuid(id)) return { kind: 'over' };
  return db().transaction(async (tx) => {
    // Two moves that each want the other's time would wait for each other.
    await lock(tx, 'changes');
    const booking = await locked(tx, id);
    if (!booking || !fits(booking) || booking.startsAt <= now) return { kind: 'over' };
    return change(tx, booking);
  });
}

async function locked(tx: Transaction, id: string): Promise<StoredBooking | null> {
  if (!isUuid(id)) return null;
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');
  return findBooking(id, tx);
}

async function place(
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

async function freeColleagues(
  booking: StoredBooking,
  { start, minutes, anybody }: { start: number; minutes: number; anybody?: boolean },
  now: Date,
): Promise<string[]> {
  const day = southAfricanDay(new Date(start));
  const diary = await readDiary(db(), wholeDay(day), now, booking.id);
  const offered = onlyOf(diary, anybody ? null : keptColleague(booking));
  const free = slotsOn(day, minutes, offered).find((slot) => slot.start === start)?.colleagues ?? [];
  const isTheirs = (id: string) => id === booking.colleague?.id;
  return free.toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)));
}

function note(
  tx: Transaction,
  actorId: string,
  action: Action,
  { id, kind }: Pick<StoredBooking, 'id' | 'kind'>,
  changes?: Record<string, { from: unknown; to: unknown }>,
): Promise<void> {
  const subject = titleOf({ kind });
  return record(tx, { actorId, action, entity: 'booking', entityId: id, subject, changes });
}
