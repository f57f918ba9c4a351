import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { defineJob, type Job, type JobPolicy } from './job.ts';

/** The next run comes in a minute anyway. */
export const EVERY_MINUTE: JobPolicy = {
  retries: 3,
  firstWait: 5 * SECOND,
  longestWait: MINUTE,
  timeout: 10 * MINUTE,
  keepWaiting: HOUR,
  keepDone: DAY,
};

export const ONCE_A_DAY: JobPolicy = {
  retries: 10,
  firstWait: 10 * SECOND,
  longestWait: 30 * MINUTE,
  timeout: 10 * MINUTE,
  keepWaiting: 12 * HOUR,
  keepDone: 7 * DAY,
};

type Scheduled = Pick<Job<object>, 'name' | 'policy' | 'isWanted' | 'run'> & {
  /** In South African time. */
  cron: string;
};

export function defineScheduledJob({ cron, ...job }: Scheduled): Job<object> {
  return defineJob({
    ...job,
    schema: z.object({}),
    schedule: { cron, tz: 'Africa/Johannesburg', missed: 'once' },
  });
}

/** `done` says in the log what was done; nothing is logged for 0. */
export function logged(doAll: () => Promise<number>, done: string): Job<object>['run'] {
  return async (_, { log }) => {
    const count = await doAll();
    if (count > 0) log.info({ count }, done);
  };
}
