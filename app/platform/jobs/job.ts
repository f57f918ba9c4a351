import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';

export type JobLog = Pick<Logger, 'info' | 'warn' | 'error'>;

/** All times in milliseconds. */
export type JobPolicy = {
  retries: number;
  firstWait: number;
  longestWait: number;
  timeout: number;
  keepWaiting: number;
  keepDone: number;
};

export type Attempt = { id: string; attempt: number; log: JobLog };

/** `deadletter` is never retried by itself. `reason` holds no personal data. */
export type Outcome = void | { status: JobResult['status']; reason: string };

export type Job<Data extends object> = {
  /** The queue's name in the database: a renamed job loses what is queued. */
  name: string;
  /** Must accept what the previous release has queued. */
  schema: { parse(data: unknown): Data };
  policy: JobPolicy;
  /** How many run at once on one server; per group, on all servers. By default ten, without regard to groups. */
  atOnce?: { onServer: number; ofGroup: number };
  /** `missed: 'once'`: runs once after a time without a server. Has no dead letter: alarms read its last good run. */
  schedule?: { cron: string; tz: string; missed: 'once' };
  /** False: no worker is started here, and nothing is scheduled. */
  isWanted?(): boolean;
  /** Repeated after a crash, so it must be idempotent. What it throws is a failed attempt. */
  run(data: Data, attempt: Attempt): Promise<Outcome>;
  close?(): void;
};

export type Queue<Data extends object> = Pick<Job<Data>, 'name' | 'schema' | 'policy' | 'schedule'>;

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

export function deadLetterQueue({ name }: Pick<Job<object>, 'name'>): string {
  return `${name}_dead`;
}
