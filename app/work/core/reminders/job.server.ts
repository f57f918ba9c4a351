import { defineScheduledJob, logged, ONCE_A_DAY } from '#app/platform/jobs/scheduled-job.ts';
import { remindOfLetters } from './letters.server.ts';
import { sendReminders } from './send.server.ts';

export const clientReminderJob = defineScheduledJob({
  name: 'client-reminders',
  cron: '0 8 * * *',
  policy: ONCE_A_DAY,
  async run(...run) {
    await logged(() => remindOfLetters(), 'reminders of letters from SARS queued')(...run);
    await logged(() => sendReminders(), 'reminders to clients queued')(...run);
  },
});
