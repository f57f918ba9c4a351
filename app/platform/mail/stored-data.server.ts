import { deleteExpiredJobs } from '#app/jobs/expired.server.ts';
import { deadLetterQueue } from '#app/jobs/job.ts';
import { defineStoredData } from '#app/stored-data/define-stored-data.ts';
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
