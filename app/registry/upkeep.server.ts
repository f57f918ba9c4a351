import * as z from 'zod/mini';
import { db } from '#app/db/client.server.ts';
import { deleteExpired } from '#app/inbox/expiry.server.ts';
import { defineJob } from '#app/jobs/job.ts';
import { rememberRun } from '#app/jobs/last-run.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/time.ts';

/** Deletes every night what the privacy policy says is kept no longer. */
export const upkeepJob = defineJob({
  name: 'upkeep',
  schema: z.object({}),
  policy: {
    retries: 10,
    firstWait: 10 * SECOND,
    longestWait: HOUR,
    timeout: 10 * MINUTE,
    keepWaiting: 2 * DAY,
    keepDone: 7 * DAY,
  },
  schedule: { cron: '17 3 * * *', tz: 'Africa/Johannesburg', missed: 'once' },
  async run(_, { log }) {
    const now = new Date();
    const deletedMessages = await deleteExpired(now);
    await rememberRun(db(), 'upkeep', now);
    log.info({ deletedMessages }, 'upkeep done');
  },
});
