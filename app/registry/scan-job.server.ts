import * as z from 'zod/mini';
import { defineJob } from '#app/platform/jobs/job.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { scanned } from './scanned.server.ts';

/** For files that arrived while the scanner was away, or before there was one. */
export const scanJob = defineJob({
  name: 'scan-files',
  schema: z.object({}),
  policy: {
    retries: 0,
    firstWait: 5 * SECOND,
    longestWait: MINUTE,
    timeout: 10 * MINUTE,
    keepWaiting: HOUR,
    keepDone: DAY,
  },
  schedule: { cron: '* * * * *', tz: 'Africa/Johannesburg', missed: 'once' },
  isWanted: hasScanner,
  async run(_, { log }) {
    const count = await scanWaiting(scanned);
    if (count > 0) log.info({ count }, 'files scanned');
  },
});
