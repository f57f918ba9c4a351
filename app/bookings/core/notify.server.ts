import type { Transaction } from '#app/platform/db/client.server.ts';
import { queueMail, withdrawMail } from '#app/platform/mail/mail.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { cancellationMail, confirmationMail, reminderMail, type Occasion } from './client-mails.server.ts';
import { colleagueMail, releasedMail } from './colleague-mails.server.ts';
import { findBooking, type StoredBooking } from './find.server.ts';
import { addLink } from './links.server.ts';

type News = {
  occasion: Occasion;
  message?: string | null;
  released?: string | null;
};

/** Both sides are told if and only if `tx` commits. Returns the secret of the client's new link. */
export async function notifyBoth(
  tx: Transaction,
  id: string,
  { occasion, message, released }: News,
  now: Date,
): Promise<string> {
  const booking = await stored(tx, id);
  await withdrawReminders(tx, id, now);
  const secret = await addLink(tx, id);
  const client = confirmationMail.write(booking.email, { booking, occasion, message, secret, now });
  await queueMail(tx, client, now);
  if (booking.colleagueEmail) {
    const held = released ? 'handed over' : occasion;
    const notice = colleagueMail.write(booking.colleagueEmail, { booking, occasion: held, now });
    await queueMail(tx, notice, now);
  }
  if (released) await queueMail(tx, releasedMail.write(released, { booking, email: released, now }), now);
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
  await queueMail(tx, cancellationMail.write(booking.email, { booking, message, now }), now);
  const email = booking.colleagueEmail;
  if (email) await queueMail(tx, releasedMail.write(email, { booking, email, now }), now);
}

function withdrawReminders(tx: Transaction, id: string, now: Date): Promise<void> {
  return withdrawMail(tx, { kind: reminderMail.kind, about: { entity: 'booking', id } }, now);
}

async function stored(tx: Transaction, id: string): Promise<StoredBooking> {
  const booking = await findBooking(id, tx);
  if (!booking) throw ownError('A booking is gone within its own transaction.');
  return booking;
}
