import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { HOLDING } from './states.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { reminderMail } from './client-mails.server.ts';
import { findBooking } from './find.server.ts';
import { addLink } from './links.server.ts';

/** A day and an hour before the start, once each; only the later one when both are due. */
export const { job: reminderJob, doAll: sendReminders } = defineBatchJob({
  name: 'booking-reminders',
  cron: '* * * * *',
  done: 'booking reminders queued',
  doSome: sendSome,
});

async function sendSome(tx: Transaction, now: Date, limit: number): Promise<number> {
  const { id, state, startsAt, dayReminderFor, hourReminderFor } = bookings;
  const within = (time: number) => lte(startsAt, new Date(now.getTime() + time));
  const isDue = or(
    and(within(DAY), sql`${dayReminderFor} is distinct from ${startsAt}`),
    and(within(HOUR), sql`${hourReminderFor} is distinct from ${startsAt}`),
  );
  const due = await tx
    .select({ id, startsAt })
    .from(bookings)
    .where(and(isIn(state, HOLDING), gt(startsAt, now), isDue))
    .orderBy(asc(startsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, startsAt } of due) {
    const booking = await findBooking(id, tx);
    if (!booking) continue;
    const isHourAhead = startsAt.getTime() - now.getTime() <= HOUR;
    await tx
      .update(bookings)
      .set({ dayReminderFor: startsAt, ...(isHourAhead && { hourReminderFor: startsAt }) })
      .where(eq(bookings.id, id));
    const secret = await addLink(tx, id);
    await queueMail(tx, reminderMail.write(booking.email, { booking, secret }), now);
  }
  return due.length;
}
