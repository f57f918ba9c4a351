import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { fromDrizzle } from 'pg-boss';
import type { Transaction } from '#app/db/client.server.ts';
import { env } from '#app/env.server.ts';
import { closeTransport, deliver } from '#app/mail/delivery.server.ts';
import type { QueuedMail } from '#app/mail/outgoing.ts';
import { singleton } from '#app/singleton.server.ts';
import type { JobLog } from './boss.server.ts';
import { openBoss } from './boss.server.ts';
import type { JobData, QueueName } from './queues.ts';
import { deadLetterQueue } from './queues.ts';

const SECOND = 1000;
const SILENT: JobLog = { info() {}, warn() {}, error() {} };

type Jobs = { log: JobLog; boss?: Promise<PgBoss>; working: boolean; stopping: AbortController };

/** Lays a job in `queue` as part of `tx`: it exists if and only if `tx` commits. */
export async function enqueue<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  data: JobData[Name],
): Promise<void> {
  const boss = await openedBoss();
  await boss.send(queue, data, { db: fromDrizzle(tx, sql) });
}

/**
 * Runs this process's workers. Returns after the first attempt to reach the database; when that fails it says so in `log`
 * and tries again every two seconds, until `stopJobs`.
 */
export async function startJobs(log: JobLog = SILENT): Promise<void> {
  const jobs = shared();
  jobs.log = log;
  if (await tryToWork(jobs)) return;
  void keepTrying(jobs);
}

/** Lets the jobs under way finish (at most ten seconds), then gives the rest back to the queue. */
export async function stopJobs(): Promise<void> {
  const jobs = shared();
  jobs.stopping.abort();
  const boss = await jobs.boss?.catch(() => undefined);
  await boss?.stop({ timeout: 10 * SECOND });
  closeTransport();
  Object.assign(jobs, initial());
}

/** Whether this process's workers run and reach their queue. */
export async function jobsHealthy(): Promise<boolean> {
  const { boss, working } = shared();
  if (!boss || !working) return false;
  return boss.then((open) => open.getQueue('mail')).then(Boolean, () => false);
}

/** The jobs of `queue` that will not be tried again by themselves, and the reason each was given up for. */
export async function deadLetters<Name extends QueueName>(queue: Name) {
  const boss = await openedBoss();
  return boss.findJobs<JobData[Name]>(deadLetterQueue(queue));
}

async function keepTrying(jobs: Jobs): Promise<void> {
  const { signal } = jobs.stopping;
  while (!signal.aborted) {
    await sleep(2 * SECOND, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted && (await tryToWork(jobs))) return;
  }
}

async function tryToWork(jobs: Jobs): Promise<boolean> {
  try {
    const boss = await openedBoss();
    await boss.work('mail', { ...POLLING, perJobResults: true }, (batch: Job<QueuedMail>[]) =>
      Promise.all(batch.map((job) => sendMailJob(job, jobs.log))),
    );
    jobs.working = true;
    const dead = (await deadLetters('mail')).length;
    jobs.log[dead > 0 ? 'warn' : 'info']({ deadLetters: dead }, 'job queue ready');
    return true;
  } catch (error) {
    jobs.log.error({ reason: String(error) }, 'job queue unreachable, trying again');
    return false;
  }
}

const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 10, burstWhenBatchFull: true } as const;
const STATUS = { sent: 'completed', failed: 'failed', refused: 'deadletter' } as const;

async function sendMailJob(job: Job<QueuedMail>, log: JobLog): Promise<JobResult> {
  const { outcome, reason } = await deliver(job.data);
  const line = { job: job.id, attempt: job.retryCount + 1, reason };
  if (outcome === 'failed') log.warn(line, 'mail not sent, will be tried again');
  if (outcome === 'refused') log.error(line, 'mail refused, kept as a dead letter');
  return { id: job.id, status: STATUS[outcome], output: { reason } };
}

/** The process's pg-boss; one that could not start is forgotten, so that the next call tries anew. */
function openedBoss(): Promise<PgBoss> {
  const jobs = shared();
  return (jobs.boss ??= openBoss(env().DATABASE_URL, jobs.log).catch((error: unknown) => {
    jobs.boss = undefined;
    throw error;
  }));
}

function shared(): Jobs {
  return singleton('jobs', initial);
}

function initial(): Jobs {
  return { log: SILENT, boss: undefined, working: false, stopping: new AbortController() };
}
