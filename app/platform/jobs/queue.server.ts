import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { openBoss, prepareQueue } from './boss.server.ts';
import { deadLetterQueue, type Job, type JobLog, type JobPolicy, type Queue } from './job.ts';

const SILENT: JobLog = { info() {}, warn() {}, error() {} };

type Jobs = {
  log: JobLog;
  boss?: Promise<PgBoss>;
  ready: Map<string, Promise<void>>;
  working: readonly Job<object>[];
  look?: NodeJS.Timeout;
};

/** The job exists if and only if `tx` commits. `group`: whose limit it counts towards. `after`: not before. */
export async function enqueue<Data extends object>(
  tx: Transaction,
  job: Queue<Data>,
  data: Data,
  { keepDone, group, after }: Partial<Pick<JobPolicy, 'keepDone'>> & { group?: string; after?: Date } = {},
): Promise<void> {
  const boss = await bossFor(job);
  const retention = keepDone === undefined ? {} : { deleteAfterSeconds: keepDone / SECOND };
  const share = group === undefined ? {} : { group: { id: group } };
  const start = after && { startAfter: after };
  await boss.send(job.name, data, { ...retention, ...share, ...start, db: fromDrizzle(tx, sql) });
}

export async function deadLetters<Data extends object>(job: Job<Data>) {
  if (job.schedule) return [];
  const boss = await bossFor(job);
  return boss.findJobs<Data>(deadLetterQueue(job));
}

export async function bossFor(job: Queue<object>): Promise<PgBoss> {
  const boss = await sharedBoss();
  const { ready } = workerState();
  const preparing = ready.get(job.name) ?? prepareQueue(boss, job);
  ready.set(job.name, preparing);
  await preparing.catch((error: unknown) => {
    ready.delete(job.name);
    throw error;
  });
  return boss;
}

export function sharedBoss(): Promise<PgBoss> {
  const jobs = workerState();
  return (jobs.boss ??= openBoss(env().DATABASE_URL, jobs.log, { works: env().JOBS }).catch(
    (error: unknown) => {
      jobs.boss = undefined;
      throw error;
    },
  ));
}

export function workerState(): Jobs {
  return singleton('jobs', newWorkerState);
}

export function newWorkerState(): Jobs {
  return { log: SILENT, boss: undefined, ready: new Map(), working: [] };
}
