import * as z from 'zod/mini';
import type { Queue } from '#app/platform/jobs/job.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';

/** The job does what the run's request has not done. */
export const bulkQueue: Queue<{ run: string }> = {
  name: 'bulk',
  schema: z.object({ run: z.string() }),
  policy: {
    retries: 10,
    firstWait: SECOND,
    longestWait: MINUTE,
    timeout: 10 * MINUTE,
    keepWaiting: DAY,
    keepDone: HOUR,
  },
};
