import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { reminderMail } from './client-mails.server.ts';
import { findBooking } from './find.server.ts';
import { addLink } from './links.server.ts';

const AT_ONCE = 50;

export const reminderJob = defineJob({
  name: 'booking-reminders',
  schema: z.object({}),
  policy: {
    retries: 3,
    firstWait: 5 * SECOND,
    longestWait: MINUTE,
    timeout: 5 * MINUTE,
    keepWaiting: HOUR,
    keepDone: DAY,
  },
  schedule: { cron: '* * * * *', tz: 'Africa/Johannesburg', missed: 'once' },
  async run(_, { log }) {
    const count = await sendReminders();
    if (count > 0) log.info({ count }, 'booking reminders queued');
  },
});

/** A day and an hour before the start, once each; only the later one when both are due. Two at the same time are harmless. */
export async function sendReminders(now = new Date()): Promise<number> {
  let total = 0;
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db().transaction((tx) => sendSome(tx, now));
    total += count;
  }
  return total;
}

async function sendSome(tx: Transaction, now: Date): Promise<number> {
  const { id, state, startsAt, dayReminderFor, hourReminderFor } = bookings;
  const within = (time: number) => lte(startsAt, new Date(now.getTime() + time));
  const isDue = or(
    and(within(DAY), sql`${dayReminderFor} is distinct from ${startsAt}`),
    and(within(HOUR), sql`${hourReminderFor} is distinct from ${startsAt}`),
  );
  const due = await tx
    .select({ id, startsAt })
    .from(bookings)
    .where(and(eq(state, 'booked'), gt(startsAt, now), isDue))
    .orderBy(asc(startsAt))
    .limit(AT_ONCE)
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
