import * as z from 'zod/mini';
import { defineJob } from '#app/platform/jobs/job.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { sendReminders } from './send.server.ts';

export const clientReminderJob = defineJob({
  name: 'client-reminders',
  schema: z.object({}),
  policy: {
    retries: 10,
    firstWait: 10 * SECOND,
    longestWait: 30 * MINUTE,
    timeout: 10 * MINUTE,
    keepWaiting: 12 * HOUR,
    keepDone: 7 * DAY,
  },
  schedule: { cron: '0 8 * * *', tz: 'Africa/Johannesburg', missed: 'once' },
  async run(_, { log }) {
    const count = await sendReminders();
    if (count > 0) log.info({ count }, 'reminders to clients queued');
  },
});
