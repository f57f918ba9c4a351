import * as z from 'zod/mini';
import { defineJob } from '#app/platform/jobs/job.ts';
import { deleteExpired } from '#app/platform/stored-data/stored-data.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { storedData } from './stored-data.server.ts';

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
    const logFailure = (what: string, reason: string) => log.warn({ reason }, what);
    const deleted = await deleteExpired(storedData, { now, logFailure });
    log.info({ deleted }, 'upkeep done');
  },
});
