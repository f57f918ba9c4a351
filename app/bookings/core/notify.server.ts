import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { bookingLinks } from '#app/platform/db/schema/bookings.ts';
import { queueMail, takeWaiting, withdrawMail } from '#app/platform/mail/mail.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { cancellationMail, confirmationMail, reminderMail, type Occasion } from './client-mails.server.ts';
import { colleagueMail, releasedMail } from './colleague-mails.server.ts';
import { findBooking, type StoredBooking } from './find.server.ts';
import { addLink } from './links.server.ts';

type News = {
  occasion: Occasion;
  message?: string | null;
  released?: string | null;
  /** In milliseconds: until then it can be taken back, and nobody is told. */
  wait?: number;
};

/**
 * Both sides are told if and only if `tx` commits; who has not been told of the booking yet is told of it as a new one. Returns
 * the secret of the client's new link.
 */
export async function notifyBoth(
  tx: Transaction,
  id: string,
  { occasion, message, released, wait = 0 }: News,
  now: Date,
): Promise<string> {
  const booking = await stored(tx, id);
  await withdrawReminders(tx, id, now);
  const untold = await takeUntold(tx, id);
  const isNew = untold.client || (occasion === 'restored' && !(await hasLink(tx, id)));
  const secret = await addLink(tx, id);
  const toClient = { booking, occasion: isNew ? 'booked' : occasion, message, secret, now } as const;
  await queueMail(tx, confirmationMail.write(booking.email, toClient), now, wait);
  if (booking.colleagueEmail) {
    const held = released ? 'handed over' : occasion;
    const isNewToThem = untold.colleague || isNew;
    const toColleague = { booking, occasion: isNewToThem ? 'booked' : held, now } as const;
    await queueMail(tx, colleagueMail.write(booking.colleagueEmail, toColleague), now, wait);
  }
  if (released && !untold.colleague)
    await queueMail(tx, releasedMail.write(released, { booking, email: released, now }), now);
  return secret;
}

export async function notifyOfCancellation(
  tx: Transaction,
  id: string,
  message: string | null | undefined,
  now: Date,
): Promise<void> {
  const booking = await stored(tx, id);
  await withdrawReminders(tx, id, now);
  const untold = await takeUntold(tx, id);
  if (!untold.client)
    await queueMail(tx, cancellationMail.write(booking.email, { booking, message, now }), now);
  const email = booking.colleagueEmail;
  if (email && !untold.colleague)
    await queueMail(tx, releasedMail.write(email, { booking, email, now }), now);
}

/** Deletes what still waits to be mailed: who was to be told of the booking by it does not know of it. */
export async function takeUntold(
  tx: Transaction,
  id: string,
): Promise<{ client: boolean; colleague: boolean }> {
  const about = { entity: 'booking', id };
  const client = await takeWaiting(tx, { kind: confirmationMail.kind, about });
  const colleague = await takeWaiting(tx, { kind: colleagueMail.kind, about });
  if (client) await tx.delete(bookingLinks).where(eq(bookingLinks.bookingId, id));
  return { client, colleague };
}

/** Each mail to the client has one. */
async function hasLink(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(bookingLinks, eq(bookingLinks.bookingId, id))) > 0;
}

function withdrawReminders(tx: Transaction, id: string, now: Date): Promise<void> {
  return withdrawMail(tx, { kind: reminderMail.kind, about: { entity: 'booking', id } }, now);
}

async function stored(tx: Transaction, id: string): Promise<StoredBooking> {
  const booking = await findBooking(id, tx);
  if (!booking) throw ownError('A booking is gone within its own transaction.');
  return booking;
}
