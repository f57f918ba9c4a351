import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';

export type JobLog = Pick<Logger, 'info' | 'warn' | 'error'>;

/** All times in milliseconds. */
export type JobPolicy = {
  /** After the last retry a job is kept in its dead-letter queue. */
  retries: number;
  /** The wait before the first retry; it doubles up to `longestWait`. */
  firstWait: number;
  longestWait: number;
  /** How long one attempt may take. */
  timeout: number;
  /** How long a job may wait in the queue. */
  keepWaiting: number;
  /** How long a job is kept after it has ended. */
  keepDone: number;
};

/** One attempt at a job. */
export type Attempt = { id: string; attempt: number; log: JobLog };

/** Nothing for a job that is done. `deadletter` is never retried by itself. `reason` holds no personal data. */
export type Outcome = void | { status: JobResult['status']; reason: string };

export type Job<Data extends object> = {
  /** The name of the queue in the database: a renamed job loses what is queued. */
  name: string;
  /** Must accept what the previous release has queued. */
  schema: { parse(data: unknown): Data };
  policy: JobPolicy;
  /** `missed: 'once'` runs it once after a time in which no server ran. */
  schedule?: { cron: string; tz: string; missed: 'once' };
  /** Done again after a crash, so doing it twice must do no harm. What it throws is a failed attempt. */
  run(data: Data, attempt: Attempt): Promise<Outcome>;
  /** Frees what the runs keep open. */
  close?(): void;
};

/** Declares work that is done outside a request. `app/registry/jobs.server.ts` lists every job. */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

/** The queue of the jobs that are not retried by themselves. */
export function deadLetterQueue({ name }: Pick<Job<object>, 'name'>): string {
  return `${name}_dead`;
}
