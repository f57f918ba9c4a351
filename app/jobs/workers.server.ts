import type { Job as QueuedJob, JobResult, PgBoss } from 'pg-boss';
import { reasonOf } from '#app/http/failure.ts';
import { SECOND } from '#app/time.ts';
import type { Job, JobLog } from './job.ts';
import { bossFor, deadLetters, newWorkerState, sharedBoss, workerState } from './queue.server.ts';

/** Throws when the database cannot be reached now. */
export async function startJobs(
  jobs: readonly Job<object>[],
  log: JobLog = newWorkerState().log,
): Promise<void> {
  const own = workerState();
  own.log = log;
  const boss = await sharedBoss();
  for (const job of jobs) {
    if (job.isWanted?.() === false) await boss.unschedule(job.name);
    else await startWorker(boss, job);
  }
  own.working = jobs;
  const dead = (await Promise.all(jobs.map((job) => deadLetters(job)))).flat().length;
  log[dead > 0 ? 'warn' : 'info']({ deadLetters: dead }, 'job queue ready');
}

/** Running jobs have ten seconds to finish; the rest go back to the queue. */
export async function stopJobs(): Promise<void> {
  const own = workerState();
  const boss = await own.boss?.catch(() => undefined);
  await boss?.stop({ timeout: 10 * SECOND });
  for (const job of own.working) job.close?.();
  Object.assign(own, newWorkerState());
}

export async function jobsHealthy(): Promise<boolean> {
  const { boss, working } = workerState();
  const [job] = working;
  if (!boss || !job) return false;
  return boss.then((open) => open.getQueue(job.name)).then(Boolean, () => false);
}

async function startWorker(boss: PgBoss, job: Job<object>): Promise<void> {
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
  const { log } = workerState();
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
