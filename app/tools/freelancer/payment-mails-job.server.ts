import { defineScheduledJob, logged, ONCE_A_DAY } from '#app/platform/jobs/scheduled-job.ts';
import { sendPaymentMails } from './payment-mails.server.ts';

export const paymentMailsJob = defineScheduledJob({
  name: 'payment-mails',
  cron: '30 8 * * *',
  policy: ONCE_A_DAY,
  run: logged(() => sendPaymentMails(), 'mails before provisional payments queued'),
});
