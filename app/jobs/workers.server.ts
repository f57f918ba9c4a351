import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as QueuedJob, JobResult, PgBoss } from 'pg-boss';
import { reasonOf } from '#app/http/failure.ts';
import { SECOND } from '#app/time.ts';
import type { Job, JobLog } from './job.ts';
import { bossFor, deadLetters, noJobs, openedBoss, ownJobs } from './queue.server.ts';

/** Returns after the first attempt to reach the database, and then tries again every two seconds. */
export async function startJobs(jobs: readonly Job<object>[], log: JobLog = noJobs().log): Promise<void> {
  ownJobs().log = log;
  if (await tryToWork(jobs)) return;
  void keepTrying(jobs);
}

/** Running jobs have ten seconds to finish; the rest go back to the queue. */
export async function stopJobs(): Promise<void> {
  const own = ownJobs();
  own.stopping.abort();
  const boss = await own.boss?.catch(() => undefined);
  await boss?.stop({ timeout: 10 * SECOND });
  for (const job of own.working) job.close?.();
  Object.assign(own, noJobs());
}

export async function jobsHealthy(): Promise<boolean> {
  const { boss, working } = ownJobs();
  const [job] = working;
  if (!boss || !job) return false;
  return boss.then((open) => open.getQueue(job.name)).then(Boolean, () => false);
}

async function keepTrying(jobs: readonly Job<object>[]): Promise<void> {
  const { signal } = ownJobs().stopping;
  while (!signal.aborted) {
    await sleep(2 * SECOND, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted && (await tryToWork(jobs))) return;
  }
}

async function tryToWork(jobs: readonly Job<object>[]): Promise<boolean> {
  const own = ownJobs();
  try {
    const boss = await openedBoss();
    for (const job of jobs) await work(boss, job);
    own.working = jobs;
    const dead = (await Promise.all(jobs.map((job) => deadLetters(job)))).flat().length;
    own.log[dead > 0 ? 'warn' : 'info']({ deadLetters: dead }, 'job queue ready');
    return true;
  } catch (error) {
    own.log.error({ reason: String(error) }, 'job queue unreachable, trying again');
    return false;
  }
}

async function work(boss: PgBoss, job: Job<object>): Promise<void> {
  const { name, schedule } = job;
  await bossFor(job);
  if (schedule) {
    const { cron, ...options } = schedule;
    await boss.schedule(name, cron, {}, options);
  }
  const polling = { pollingIntervalSeconds: schedule ? 2 : 0.5, batchSize: 10, burstWhenBatchFull: true };
  await boss.work(name, { ...polling, perJobResults: true }, (batch: QueuedJob<object>[]) =>
    Promise.all(batch.map((queued) => run(job, queued))),
  );
}

async function run(job: Job<object>, { id, data, retryCount }: QueuedJob<object>): Promise<JobResult> {
  const { log } = ownJobs();
  const attempt = retryCount + 1;
  try {
    const outcome = await job.run(job.schema.parse(data), { id, attempt, log });
    return { id, status: outcome?.status ?? 'completed', output: { reason: outcome?.reason ?? '' } };
  } catch (error) {
    const reason = reasonOf(error);
    const { kind } = (data ?? {}) as { kind?: string };
    log.warn({ job: id, kind, attempt, reason }, `${job.name} job failed, will be tried again`);
    return { id, status: 'failed', output: { reason } };
  }
}
