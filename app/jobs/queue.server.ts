import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { fromDrizzle } from 'pg-boss';
import type { Transaction } from '#app/db/client.server.ts';
import { env } from '#app/env.server.ts';
import { singleton } from '#app/singleton.server.ts';
import type { JobLog } from './boss.server.ts';
import { openBoss } from './boss.server.ts';
import type { JobData, QueueName } from './queues.ts';
import { deadLetterQueue } from './queues.ts';

const SILENT: JobLog = { info() {}, warn() {}, error() {} };

/** What this process has of the queue: its connection, and whether its workers run. */
export type Jobs = { log: JobLog; boss?: Promise<PgBoss>; working: boolean; stopping: AbortController };

/** How long after its end a job is kept, where that is other than its queue's. */
export type Keeping = { deleteAfterSeconds?: number };

/** Lays a job in `queue` as part of `tx`: it exists if and only if `tx` commits. */
export async function enqueue<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  data: JobData[Name],
  keeping: Keeping = {},
): Promise<void> {
  const boss = await openedBoss();
  await boss.send(queue, data, { ...keeping, db: fromDrizzle(tx, sql) });
}

/** The jobs of `queue` that will not be tried again by themselves, and the reason each was given up for. */
export async function deadLetters<Name extends QueueName>(queue: Name) {
  const boss = await openedBoss();
  return boss.findJobs<JobData[Name]>(deadLetterQueue(queue));
}

/** The process's pg-boss; one that could not start is forgotten, so that the next call tries anew. */
export function openedBoss(): Promise<PgBoss> {
  const jobs = ownJobs();
  return (jobs.boss ??= openBoss(env().DATABASE_URL, jobs.log).catch((error: unknown) => {
    jobs.boss = undefined;
    throw error;
  }));
}

export function ownJobs(): Jobs {
  return singleton('jobs', noJobs);
}

export function noJobs(): Jobs {
  return { log: SILENT, boss: undefined, working: false, stopping: new AbortController() };
}
