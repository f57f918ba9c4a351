import { deleteExpiredJobs } from '#app/platform/jobs/expired.server.ts';
import { deadLetterQueue } from '#app/platform/jobs/job.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteMailTo, mailJob } from './mail.server.ts';

export const storedMails = defineStoredData({
  name: 'mails',
  tables: [mailJob.name, deadLetterQueue(mailJob)],
  holds: 'Mails to be sent, and copies of those that were sent or given up',
  isPersonal: true,
  policy: ['sentMail'],
  deleteExpired: ({ now }) => deleteExpiredJobs(mailJob, now),
  deleteFor: (tx, { email }) => deleteMailTo(tx, email),
  ownData: { none: 'The member has received them.' },
});
