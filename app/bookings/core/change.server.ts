import { eq, sql } from 'drizzle-orm';
import type { Transfer } from '#app/accounts/leaving/define-holding.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { timesOf } from './book.server.ts';
import { startText } from './booking.ts';
import {
  canBe,
  changeAlone,
  changeOf,
  changing,
  isChangeable,
  locked,
  NEXT,
  note,
  place,
  type Changed,
  type Colleague,
  type Over,
  type Saw,
} from './changing.server.ts';
import { nearestSlots, readDiary, wholeDay } from './diary.server.ts';
import { findBooking, type StoredBooking } from './find.server.ts';
import { notifyBoth, type Notified } from './notify.server.ts';
import { slotsOn, type Slot } from './slots.ts';
import { keptColleague, onlyOf } from './wanted.ts';
import { isOff } from './states.ts';

/** `anybody`: with any colleague who is free then, even if the client chose one. */
export type By = Saw &
  ({ party: 'client'; anybody?: boolean } | { party: 'firm'; actorId: string; message?: string | null });

type Saved = Pick<Notified, 'wait'>;

type Moved =
  | ({ kind: 'moved'; from: Date; sequence: number } & Saved)
  | { kind: 'taken'; nearest: Slot[] }
  | Changed
  | Over;

/** A client moves to an offered time, staff to any future one. `over`: it has begun, or is cancelled. */
export async function moveBooking(id: string, start: number, by: By, now = new Date()): Promise<Moved> {
  const minutesOf = ({ startsAt, endsAt }: StoredBooking) => (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const known = await findBooking(id);
  if (!known || start <= now.getTime()) return { kind: 'over' };
  const candidates =
    by.party === 'firm'
      ? [known.colleague?.id ?? null]
      : await freeColleagues(known, { start, minutes: minutesOf(known), anybody: by.anybody }, now);
  const isThere = (booking: StoredBooking) => isChangeable(booking) && booking.startsAt.getTime() === start;
  const sight = { seen: by.seen, isDone: isThere, now };
  const moved = await changing(id, sight, isChangeable, async (tx, booking): Promise<Moved | null> => {
    const { startsAt: from, sequence } = booking;
    if (isThere(booking)) return { kind: 'moved', from, sequence, wait: null };
    const times = timesOf(start, minutesOf(booking), now);
    for (const colleagueId of candidates) {
      if (!(await place(tx, id, { ...times, colleagueId, lastChange: changeOf('moved', by) }))) continue;
      const { wait } = await notifyBoth(tx, id, { before: booking, ...sideOf(by) }, now);
      const changes = { start: { from: startText(from), to: startText(times.startsAt) } };
      if (by.party === 'firm') await note(tx, by.actorId, 'booking.move', booking, changes);
      return { kind: 'moved', from, sequence: sequence + 1, wait };
    }
    return null;
  });
  if (moved) return moved;
  const consultation = { minutes: minutesOf(known) };
  return { kind: 'taken', nearest: await nearestSlots({ consultation, start, except: id }, now) };
}

export type Cancelled = ({ kind: 'cancelled'; sequence: number } & Saved) | Changed | Over;

export async function cancelBooking(id: string, by: By, now = new Date()): Promise<Cancelled> {
  const sight = { seen: by.seen, isDone: isOff, now };
  return changing(id, sight, canBe(by.party, 'cancelled'), async (tx, booking) => {
    await tx
      .update(bookings)
      .set({ state: 'cancelled', cancelledBy: by.party, lastChange: changeOf('cancelled', by), ...NEXT })
      .where(eq(bookings.id, id));
    const { wait } = await notifyBoth(tx, id, { before: booking, ...sideOf(by) }, now);
    if (by.party === 'firm') await note(tx, by.actorId, 'booking.cancel', booking);
    return { kind: 'cancelled', sequence: booking.sequence + 1, wait };
  });
}

export async function restoreBooking(
  id: string,
  { actorId, seen }: Colleague,
  now = new Date(),
): Promise<({ kind: 'restored' } & Saved) | { kind: 'taken' } | Changed | Over> {
  return changing(id, { seen, now }, canBe('firm', 'booked'), async (tx, booking) => {
    const { dayReminderFor, hourReminderFor } = timesOf(booking.startsAt.getTime(), 0, now);
    const lastChange = changeOf('restored', { actorId });
    const restored = { state: 'booked' as const, cancelledBy: null, dayReminderFor, hourReminderFor };
    if (!(await place(tx, id, { ...restored, lastChange }))) return { kind: 'taken' };
    const { wait } = await notifyBoth(tx, id, { before: booking, by: 'firm' }, now);
    await note(tx, actorId, 'booking.restore', booking);
    return { kind: 'restored', wait };
  });
}

type HandedOver = { kind: 'handed-over'; from: string | null; sequence: number } & Saved;

/** `from`: who held it before; null when that account was deleted. */
export async function handOver(
  id: string,
  colleagueId: string,
  { actorId, seen }: Colleague,
  now = new Date(),
): Promise<HandedOver | { kind: 'taken' } | Changed | Over> {
  const isTheirs = (booking: StoredBooking) => isChangeable(booking) && booking.colleague?.id === colleagueId;
  return changing(id, { seen, isDone: isTheirs, now }, isChangeable, async (tx, booking) => {
    const { sequence } = booking;
    const from = booking.colleague?.id ?? null;
    if (isTheirs(booking)) return { kind: 'handed-over', from, sequence, wait: null };
    const given = await give(tx, booking, { from, to: colleagueId, actorId }, now);
    return given
      ? { kind: 'handed-over', from, sequence: sequence + 1, wait: given.wait }
      : { kind: 'taken' };
  });
}

/** When its colleague's role ends. False if another colleague holds it by now, or `to` is booked at that time. */
export async function giveBooking(
  tx: Transaction,
  id: string,
  transfer: Transfer,
  now: Date,
): Promise<boolean> {
  await changeAlone(tx);
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
  const lastChange = changeOf('handed over', { actorId });
  if (!(await place(tx, booking.id, { colleagueId: to, lastChange }))) return null;
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

/** Returns it as it was; the audit does not repeat it. `changed`: somebody else saved it since `version` was read. */
export async function setNote(
  id: string,
  { note: text, version }: { note: string | null; version: number },
  actorId: string,
): Promise<{ note: string | null } | 'changed' | 'gone'> {
  return db().transaction(async (tx) => {
    const before = await locked(tx, id);
    if (!before) return 'gone';
    if (before.version !== version) return 'changed';
    if (before.note === text) return { note: text };
    await tx
      .update(bookings)
      .set({ note: text, version: version + 1 })
      .where(eq(bookings.id, id));
    await note(tx, actorId, 'booking.note', before);
    return { note: before.note };
  });
}

const sideOf = (by: By) => (by.party === 'firm' ? { by: by.party, message: by.message } : { by: by.party });

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
