import * as z from 'zod/mini';
import type { Queue } from '#app/platform/jobs/job.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';

/** A run that is under way: the job does what its request has not done. */
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
