import type { Queue } from 'pg-boss';
import type { AccountJob } from '#app/accounts/job.ts';
import type { QueuedMail } from '#app/mail/outgoing.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/time.ts';

/** What each queue carries. */
export type JobData = { mail: QueuedMail; account: AccountJob; upkeep: object };
export type QueueName = keyof JobData;

/** Every queue's policy; all times in seconds. A job that has had its last attempt is kept in its dead-letter queue. */
export const QUEUES: Record<QueueName, Omit<Queue, 'name'>> = {
  mail: {
    // Waits double from 2 s to 10 minutes, and go on for about three days of a mail server being away.
    retryLimit: 450,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: (10 * MINUTE) / SECOND,
    // A worker that was killed falls silent: its jobs are taken up again after 10 s plus one supervision.
    heartbeatSeconds: 10,
    expireInSeconds: (2 * MINUTE) / SECOND,
    retentionSeconds: (90 * DAY) / SECOND,
    deleteAfterSeconds: (7 * DAY) / SECOND,
  },
  account: {
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: (10 * MINUTE) / SECOND,
    heartbeatSeconds: 10,
    expireInSeconds: (2 * MINUTE) / SECOND,
    // These hold addresses and a password's hash: what is done is forgotten soon.
    retentionSeconds: (2 * DAY) / SECOND,
    deleteAfterSeconds: (10 * MINUTE) / SECOND,
  },
  upkeep: {
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR / SECOND,
    heartbeatSeconds: 10,
    expireInSeconds: (10 * MINUTE) / SECOND,
    retentionSeconds: (2 * DAY) / SECOND,
    deleteAfterSeconds: (7 * DAY) / SECOND,
  },
};

/** When the upkeep runs: every night, and once after a night in which nothing ran. */
export const NIGHTLY = { cron: '17 3 * * *', tz: 'Africa/Johannesburg', missed: 'once' } as const;

/** Seconds. */
export const SUPERVISION = 5;

/** Where `queue`'s jobs lie that will not be tried again by themselves. */
export function deadLetterQueue(queue: QueueName): string {
  return `${queue}_dead`;
}
