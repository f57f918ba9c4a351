import * as z from 'zod/mini';
import type { Queue } from '#app/platform/jobs/job.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';

/** Runs at the moment of a plan, and when published content begins or ends to be shown. */
export const contentQueue: Queue<object> = {
  name: 'content',
  schema: z.object({}),
  policy: {
    retries: 20,
    firstWait: 5 * SECOND,
    longestWait: HOUR,
    timeout: 5 * MINUTE,
    keepWaiting: 30 * DAY,
    keepDone: DAY,
  },
};
