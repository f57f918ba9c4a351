import type { Queue } from 'pg-boss';
import type { AccountJob } from '#app/accounts/job.ts';
import type { QueuedMail } from '#app/mail/outgoing.ts';

const SECOND = 1;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What each queue carries. */
export type JobData = { mail: QueuedMail; account: AccountJob; upkeep: object };
export type QueueName = keyof JobData;

/** Every queue's policy; all times in seconds. A job that has had its last attempt is kept in its dead-letter queue. */
export const QUEUES: Record<QueueName, Omit<Queue, 'name'>> = {
  mail: {
    // Waits double from 2 s to 10 minutes, and go on for about three days of a mail server being away.
    retryLimit: 450,
    retryDelay: 2 * SECOND,
    retryBackoff: true,
    retryDelayMax: 10 * MINUTE,
    // A worker that was killed falls silent: its jobs are taken up again after 10 s plus one supervision.
    heartbeatSeconds: 10 * SECOND,
    expireInSeconds: 2 * MINUTE,
    retentionSeconds: 90 * DAY,
    deleteAfterSeconds: 7 * DAY,
  },
  account: {
    retryLimit: 100,
    retryDelay: 2 * SECOND,
    retryBackoff: true,
    retryDelayMax: 10 * MINUTE,
    heartbeatSeconds: 10 * SECOND,
    expireInSeconds: 2 * MINUTE,
    // These hold addresses and a password's hash: what is done is forgotten soon.
    retentionSeconds: 2 * DAY,
    deleteAfterSeconds: 10 * MINUTE,
  },
  upkeep: {
    retryLimit: 10,
    retryDelay: 10 * SECOND,
    retryBackoff: true,
    retryDelayMax: 60 * MINUTE,
    heartbeatSeconds: 10 * SECOND,
    expireInSeconds: 10 * MINUTE,
    retentionSeconds: 2 * DAY,
    deleteAfterSeconds: 7 * DAY,
  },
};

/** When the upkeep runs: every night, and once after a night in which nothing ran. */
export const NIGHTLY = { cron: '17 3 * * *', tz: 'Africa/Johannesburg', missed: 'once' } as const;

export const SUPERVISION = 5 * SECOND;

/** Where `queue`'s jobs lie that will not be tried again by themselves. */
export function deadLetterQueue(queue: QueueName): string {
  return `${queue}_dead`;
}
