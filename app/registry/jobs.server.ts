import { accountJob } from '#app/accounts/core/account-job.server.ts';
import { reminderJob } from '#app/bookings/core/reminders.server.ts';
import { collectJob } from '#app/enquiries/received/collect-job.server.ts';
import { joinJob } from '#app/work/documents/join-job.server.ts';
import { thumbnailJob } from '#app/work/documents/thumbnail-job.server.ts';
import { checkJob } from '#app/content/core/check-job.server.ts';
import { figuresJob } from '#app/content/core/figures-job.server.ts';
import { contentJob } from '#app/content/core/publish-job.server.ts';
import { bulkJob } from './bulk-job.server.ts';
import { scanJob } from './scan-job.server.ts';
import { recoveryJob } from '#app/accounts/recovery/effect.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { expiryJob } from '#app/work/proposals/expire.server.ts';
import { clientReminderJob } from '#app/work/core/reminders/job.server.ts';
import { addressNewsJob } from '#app/work/core/taxpayers/address-news.server.ts';
import { invitationsJob } from '#app/work/core/taxpayers/mail-invitations.server.ts';
import { bookingNewsJob } from '#app/bookings/core/notify.server.ts';
import { firmNoticesJob } from '#app/work/core/notices/mail-firm-notices.server.ts';
import { clientNoticesJob } from '#app/work/core/notices/mail-notices.server.ts';
import { missedSealsJob } from '#app/work/signatures/missed-seals.server.ts';
import { missedLettersJob } from '#app/work/proposals/missed-letters.server.ts';
import { sealLetterJob } from '#app/work/proposals/seal-letter-job.server.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import { workLinksJob } from '#app/work/client/mail-links.server.ts';
import { paymentMailsJob } from '#app/tools/freelancer/payment-mails-job.server.ts';
import { recurringWorkJob } from '#app/work/core/recurring/recurring.server.ts';
import { plannedWorkJob } from '#app/work/core/engagements/planned.server.ts';
import { webhookJob } from '#app/desk/api/webhooks/deliver.server.ts';
import { upkeepJob } from './upkeep.server.ts';

export const jobs = [
  mailJob,
  accountJob,
  upkeepJob,
  collectJob,
  reminderJob,
  addressNewsJob,
  invitationsJob,
  bookingNewsJob,
  scanJob,
  recoveryJob,
  expiryJob,
  clientReminderJob,
  clientNoticesJob,
  firmNoticesJob,
  plannedWorkJob,
  recurringWorkJob,
  paymentMailsJob,
  thumbnailJob,
  joinJob,
  sealJob,
  sealLetterJob,
  missedSealsJob,
  missedLettersJob,
  workLinksJob,
  bulkJob,
  contentJob,
  checkJob,
  figuresJob,
  webhookJob,
];
