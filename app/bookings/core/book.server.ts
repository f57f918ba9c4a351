import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Consultation, Way } from '#content/consultations.ts';
import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { HOLDING } from './states.ts';
import { bookings, type AsBooked } from '#app/platform/db/schema/bookings.ts';
import { DAY, HOUR, MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { nearestSlots, readDiary, wholeDay } from './diary.server.ts';
import { slotsOn, type Slot } from './slots.ts';
import { onlyOf, ownKindFirst, type Wanted } from './wanted.ts';

const MOST_OPEN = 2;

export type BookingRequest = {
  consultation: Consultation;
  way: Way;
  start: number;
  name: string;
  email: string;
  /** Empty: none was given. */
  phone: string;
  topic?: string | null;
  engagementId?: string | null;
  taxpayerId?: string | null;
  /** Null: a colleague who is free, first one whose own kind of talk it is. */
  wanted?: Wanted | null;
  question?: string | null;
  calculation?: { kind: string; inputs: Record<string, unknown> } | null;
  memberId?: string | null;
  networkHash?: string | null;
  /** 16 to 100 characters, equal for repeats of one submission. */
  submissionKey: string;
};

export type BookingResult =
  | { kind: 'booked'; id: string }
  | { kind: 'repeated'; id: string }
  | { kind: 'own'; id: string; isProved: boolean }
  | { kind: 'taken'; nearest: Slot[] }
  | { kind: 'too-many' };

/** Runs in the booking's transaction, and is undone with it. */
export type AlongWith = (tx: Transaction, id: string) => Promise<void>;

/**
 * Postgres decides between simultaneous requests. `own`: the visitor already has a talk at this time; not `isProved` if
 * only address and network say so. Throws when the database is down.
 */
export async function bookSlot(
  request: BookingRequest,
  alongWith: AlongWith,
  now = new Date(),
): Promise<BookingResult> {
  const { consultation, start, submissionKey, wanted } = request;
  const day = southAfricanDay(new Date(start));
  const whole = await readDiary(db(), wholeDay(day), now);
  const diary = onlyOf(whole, wanted);
  const slot = slotsOn(day, consultation.minutes, diary).find((slot) => slot.start === start);
  const work = { request, alongWith, keepsColleague: diary !== whole };
  const result = slot
    ? await db().transaction((tx) =>
        bookOneOf(tx, work, ownKindFirst(slot.colleagues, diary, consultation), now),
      )
    : await findRepeated(db(), submissionKey);
  return (
    result ?? (await findOwn(db(), request)) ?? { kind: 'taken', nearest: await nearestSlots(request, now) }
  );
}

type Work = { request: BookingRequest; alongWith: AlongWith; keepsColleague: boolean };

async function bookOneOf(
  tx: Transaction,
  { request, alongWith, keepsColleague }: Work,
  colleagues: readonly string[],
  now: Date,
): Promise<BookingResult | null> {
  const { wanted: _, ...values } = request;
  const { submissionKey, email } = values;
  await lock(tx, submissionKey);
  const repeated = await findRepeated(tx, submissionKey);
  if (repeated) return repeated;
  await lock(tx, email.toLowerCase());
  const own = await findOwn(tx, request);
  if (own) return own;
  if (await hasTooMany(tx, email, now)) return { kind: 'too-many' };
  for (const colleagueId of colleagues) {
    const id = await insertBooking(tx, values, { colleagueId, keepsColleague }, now);
    if (!id) continue;
    await alongWith(tx, id);
    return { kind: 'booked', id };
  }
  return null;
}

/** Undefined if the time is taken. `on conflict do nothing` cannot deadlock; a plain insert can. */
export async function insertBooking(
  tx: Transaction,
  { consultation, start, ...values }: Omit<BookingRequest, 'wanted'>,
  held: { colleagueId: string; keepsColleague?: boolean },
  now: Date,
): Promise<string | undefined> {
  const [stored] = await tx
    .insert(bookings)
    .values({
      ...values,
      ...timesOf(start, consultation.minutes, now),
      kind: consultation.id,
      asBooked: asBooked(consultation),
      ...held,
    })
    .onConflictDoNothing()
    .returning({ id: bookings.id });
  return stored?.id;
}

/** A later change at the desk does not change what was agreed with the client. */
function asBooked({ name, bring, price }: Consultation): AsBooked {
  return { name, bring, price };
}

/** A reminder whose time has already passed is not sent. */
export function timesOf(start: number, minutes: number, now: Date) {
  const startsAt = new Date(start);
  const end = start + minutes * MINUTE;
  const ahead = start - now.getTime();
  return {
    startsAt,
    endsAt: new Date(end),
    heldUntil: new Date(end + bookingRules().bufferMinutes * MINUTE),
    dayReminderFor: ahead < DAY ? startsAt : null,
    hourReminderFor: ahead < HOUR ? startsAt : null,
  };
}

export async function findRepeated(
  reader: Db | Transaction,
  submissionKey: string,
): Promise<Extract<BookingResult, { kind: 'repeated' }> | undefined> {
  const [stored] = await reader
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.submissionKey, submissionKey));
  return stored && { kind: 'repeated', ...stored };
}

/** From another tab of the same person. Somebody who only types the address learns nothing about it. */
async function findOwn(
  reader: Db | Transaction,
  { start, email, memberId = null, engagementId = null, networkHash = null }: BookingRequest,
): Promise<Extract<BookingResult, { kind: 'own' }> | undefined> {
  const isProved = memberId !== null || engagementId !== null;
  if (!isProved && networkHash === null) return undefined;
  const isTheirs = and(
    eq(sql`lower(${bookings.email})`, email.toLowerCase()),
    isProved ? undefined : eq(bookings.networkHash, networkHash ?? ''),
  );
  const isIt = and(eq(bookings.startsAt, new Date(start)), isIn(bookings.state, HOLDING), isTheirs);
  const [own] = await reader.select({ id: bookings.id }).from(bookings).where(isIt).limit(1);
  return own && { kind: 'own', ...own, isProved };
}

/** Of two requests with the same key or address, the second waits and sees the result of the first. */
export function lock(tx: Transaction, key: string) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${key}`}, 0))`);
}

async function hasTooMany(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(sql`lower(${bookings.email})`, email.toLowerCase()),
    isIn(bookings.state, HOLDING),
    gt(bookings.startsAt, now),
  );
  const [open] = await tx.select({ count: count() }).from(bookings).where(isOpen);
  return (open?.count ?? 0) >= MOST_OPEN;
}
