import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { sendPaymentMails } from './payment-mails.server.ts';

export const paymentMailsJob = defineJob({
  name: 'payment-mails',
  schema: z.object({}),
  policy: {
    retries: 10,
    firstWait: 10 * SECOND,
    longestWait: 30 * MINUTE,
    timeout: 10 * MINUTE,
    keepWaiting: 12 * HOUR,
    keepDone: 7 * DAY,
  },
  schedule: { cron: '30 8 * * *', tz: 'Africa/Johannesburg', missed: 'once' },
  async run(_, { log }) {
    const count = await sendPaymentMails();
    if (count > 0) log.info({ count }, 'mails before provisional payments queued');
  },
});
