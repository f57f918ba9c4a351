import { deadLetterQueue } from '#app/jobs/job.ts';
import { defineStoredData } from '#app/stored-data/define-stored-data.ts';
import { deleteSentMail, mailJob } from './mail.server.ts';

export const storedMails = defineStoredData({
  name: 'mails',
  tables: [mailJob.name, deadLetterQueue(mailJob)],
  holds: 'Mails to be sent, and copies of those that were sent or given up',
  isPersonal: true,
  policy: ['sentMail'],
  deleteExpired: { none: 'The queue deletes them by the policy of the job.' },
  deleteFor: (tx, { email }) => deleteSentMail(tx, email),
  ownData: { none: 'The member has received them.' },
});
