import { accountJob } from '#app/accounts/account-job.server.ts';
import { reminderJob } from '#app/bookings/reminders.server.ts';
import { collectJob } from '#app/inbox/received/collect-job.server.ts';
import { joinJob } from '#app/documents/join-job.server.ts';
import { thumbnailJob } from '#app/documents/thumbnail-job.server.ts';
import { scanJob } from './scan-job.server.ts';
import { mailJob } from '#app/mail/mail.server.ts';
import { expiryJob } from '#app/proposals/expire.server.ts';
import { clientReminderJob } from '#app/reminders/job.server.ts';
import { upkeepJob } from './upkeep.server.ts';

export const jobs = [
  mailJob,
  accountJob,
  upkeepJob,
  collectJob,
  reminderJob,
  scanJob,
  expiryJob,
  clientReminderJob,
  thumbnailJob,
  joinJob,
];
