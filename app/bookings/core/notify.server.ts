import { asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import {
  bookingLinks,
  bookings,
  type BookingNews,
  type KnownBooking,
} from '#app/platform/db/schema/bookings.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail, withdrawMail } from '#app/platform/mail/mail.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { cancellationMail, confirmationMail, reminderMail, type Occasion } from './client-mails.server.ts';
import { colleagueMail, releasedMail } from './colleague-mails.server.ts';
import { findBooking, type StoredBooking } from './find.server.ts';
import { addLink } from './links.server.ts';
import { isOff } from './states.ts';

const NOTHING_KNOWN = { client: null, colleague: null };

function knownOf(booking: StoredBooking): Pick<BookingNews, 'client' | 'colleague'> {
  if (isOff(booking)) return NOTHING_KNOWN;
  const known = { start: booking.startsAt.toISOString(), colleagueId: booking.colleague?.id ?? null };
  return { client: known, colleague: known.colleagueId ? known : null };
}

/** In milliseconds. A talk in a few minutes is told at once; nothing waits longer than two waiting times. */
function waitBefore(starts: readonly Date[], since: Date, now: Date): number {
  const wait = noticeWait();
  const isSoon = starts.some((start) => start.getTime() - now.getTime() <= 2 * wait);
  return isSoon ? 0 : Math.max(0, Math.min(wait, since.getTime() + 2 * wait - now.getTime()));
}

type Change = {
  /** Before the change. Null: nobody has been told of the booking. */
  before: StoredBooking | null;
  by: 'client' | 'firm';
  message?: string | null;
};

/** `wait`: until both sides are told; null: nothing is new to them. `secret`: of the client's link, if told now. */
export type Notified = { wait: number | null; secret: string };

/** It takes place again, or at the time that the client knows: what the undone act said is no longer true. */
function isBack(before: StoredBooking | null, booking: StoredBooking, known: KnownBooking | null): boolean {
  if (isOff(booking)) return false;
  return (before !== null && isOff(before)) || known?.start === booking.startsAt.toISOString();
}

/** If `tx` commits, each side is told what is new to it. What the firm does waits: it may be taken back. */
export async function notifyBoth(
  tx: Transaction,
  id: string,
  { before, by, message }: Change,
  now: Date,
): Promise<Notified> {
  await withdrawMail(tx, { kind: reminderMail.kind, about: { entity: 'booking', id } }, now);
  const booking = await stored(tx, id);
  const waiting = await newsOf(tx, id);
  const known = before ? knownOf(before) : NOTHING_KNOWN;
  const client = waiting && by === 'firm' ? waiting.client : known.client;
  const colleague = waiting ? waiting.colleague : known.colleague;
  const since = waiting?.since ? new Date(waiting.since) : now;
  const news = {
    client,
    colleague,
    message: message ?? (isBack(before, booking, client) ? null : waiting?.message) ?? null,
    since: since.toISOString(),
  };
  const isNews = isNewTo(client, booking) || isNewTo(colleague, booking);
  const starts = before ? [before.startsAt, booking.startsAt] : [booking.startsAt];
  const wait = isNews && by === 'firm' ? waitBefore(starts, since, now) : 0;
  const tellAt = wait > 0 ? new Date(now.getTime() + wait) : null;
  await tx
    .update(bookings)
    .set({ news: tellAt && news, tellAt })
    .where(eq(bookings.id, id));
  const secret = isNews && !tellAt ? await mailBoth(tx, booking, news, now) : '';
  return { wait: isNews ? wait : null, secret };
}

/** Neither the client nor a colleague was told of the booking: its notice still waits. */
export async function isUntold(tx: Transaction, id: string): Promise<boolean> {
  const news = await newsOf(tx, id);
  return news !== null && !news.client && !news.colleague && !(await hasLink(tx, id));
}

async function newsOf(tx: Transaction, id: string): Promise<BookingNews | null> {
  const [row] = await tx.select({ news: bookings.news }).from(bookings).where(eq(bookings.id, id));
  return row?.news ?? null;
}

export const { job: bookingNewsJob, doAll: mailBookingNews } = defineBatchJob({
  name: 'booking-news',
  cron: '* * * * *',
  done: 'changes of bookings told',
  doSome: tellSome,
});

async function tellSome(tx: Transaction, now: Date, limit: number): Promise<number> {
  const { id, news, tellAt } = bookings;
  const due = await tx
    .select({ id, news })
    .from(bookings)
    .where(lte(tellAt, now))
    .orderBy(asc(tellAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, news } of due) {
    await tx.update(bookings).set({ news: null, tellAt: null }).where(eq(bookings.id, id));
    const booking = await stored(tx, id);
    if (news && booking.endsAt > now) await mailBoth(tx, booking, news, now);
  }
  return due.length;
}

function isNewTo(known: KnownBooking | null, booking: StoredBooking): boolean {
  if (isOff(booking) || !known) return isOff(booking) !== !known;
  return (
    known.start !== booking.startsAt.toISOString() || known.colleagueId !== (booking.colleague?.id ?? null)
  );
}

async function mailBoth(
  tx: Transaction,
  booking: StoredBooking,
  news: BookingNews,
  now: Date,
): Promise<string> {
  const { id } = booking;
  const occasion = isNewTo(news.client, booking) ? await occasionFor(tx, booking, news) : null;
  let secret = '';
  if (occasion === 'cancelled') {
    const mail = { booking, message: news.message, now };
    await queueMail(tx, cancellationMail.write(booking.email, mail), now);
  } else if (occasion) {
    secret = await addLink(tx, id);
    const mail = { booking, occasion, message: news.message, secret, now };
    await queueMail(tx, confirmationMail.write(booking.email, mail), now);
  }
  await mailColleagues(tx, booking, { known: news.colleague, occasion }, now);
  return secret;
}

async function occasionFor(
  tx: Transaction,
  booking: StoredBooking,
  { client }: BookingNews,
): Promise<Occasion | 'cancelled'> {
  if (isOff(booking)) return 'cancelled';
  if (!client) return (await hasLink(tx, booking.id)) ? 'restored' : 'booked';
  return client.start === booking.startsAt.toISOString() ? 'handed over' : 'moved';
}

async function mailColleagues(
  tx: Transaction,
  booking: StoredBooking,
  { known, occasion }: { known: KnownBooking | null; occasion: Occasion | 'cancelled' | null },
  now: Date,
): Promise<void> {
  if (!isNewTo(known, booking)) return;
  const { colleague, colleagueEmail } = booking;
  const keepsIt = !isOff(booking) && known?.colleagueId === colleague?.id;
  if (colleagueEmail && !isOff(booking)) {
    const isNew = occasion === 'booked' || occasion === 'restored';
    const held = isNew ? occasion : keepsIt ? 'moved' : 'handed over';
    await queueMail(tx, colleagueMail.write(colleagueEmail, { booking, occasion: held, now }), now);
  }
  const former = keepsIt ? null : await addressOf(tx, known?.colleagueId);
  if (former) await queueMail(tx, releasedMail.write(former, { booking, email: former, now }), now);
}

async function addressOf(tx: Transaction, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? null;
}

async function hasLink(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(bookingLinks, eq(bookingLinks.bookingId, id))) > 0;
}

async function stored(tx: Transaction, id: string): Promise<StoredBooking> {
  const booking = await findBooking(id, tx);
  if (!booking) throw ownError('A booking is gone within its own transaction.');
  return booking;
}
