import { sql } from 'drizzle-orm';
import type { Job as QueuedJob, JobResult, PgBoss } from 'pg-boss';
import { db } from '#app/platform/db/client.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import type { Job, JobLog } from './job.ts';
import { recordRun } from './last-run.server.ts';
import { bossFor, deadLetters, newWorkerState, sharedBoss, workerState } from './queue.server.ts';

/** Milliseconds until a due job is noticed. One query for all queues costs less than polling each of them. */
const LOOK_EVERY = 2 * SECOND;
/** In case those queries fail. */
const OWN_POLL = MINUTE;

/** With `JOBS=no`, jobs are queued here and done by another replica. Throws when the database cannot be reached now. */
export async function startJobs(
  jobs: readonly Job<object>[],
  log: JobLog = newWorkerState().log,
): Promise<void> {
  const own = workerState();
  own.log = log;
  const boss = await sharedBoss();
  own.working = jobs;
  if (!env().JOBS) {
    for (const job of jobs) await bossFor(job);
    log.info('jobs are left to other replicas: JOBS is no');
    return;
  }
  const workers = new Map<string, readonly string[]>();
  for (const job of jobs) {
    if (job.isWanted?.() === false) await boss.unschedule(job.name);
    else workers.set(job.name, await startWorkers(boss, job));
  }
  clearInterval(own.look);
  own.look = setInterval(() => void wakeDue(boss, workers).catch(() => {}), LOOK_EVERY);
  const dead = (await Promise.all(jobs.map((job) => deadLetters(job)))).flat().length;
  log[dead > 0 ? 'warn' : 'info']({ deadLetters: dead }, 'job queue ready');
}

/** Running jobs have ten seconds to finish; the rest go back to the queue. */
export async function stopJobs(): Promise<void> {
  const own = workerState();
  clearInterval(own.look);
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

async function startWorkers(boss: PgBoss, job: Job<object>): Promise<string[]> {
  const { name, schedule, atOnce } = job;
  await bossFor(job);
  if (schedule) {
    const { cron, ...options } = schedule;
    await boss.schedule(name, cron, {}, options);
  }
  const polling = { pollingIntervalSeconds: OWN_POLL / SECOND, burstWhenBatchFull: true };
  // A batch ends with its slowest job, so jobs with groups are fetched one by one, by workers of their own.
  const share = atOnce ? { batchSize: 1, groupConcurrency: atOnce.ofGroup } : { batchSize: 10 };
  const ids: string[] = [];
  while (ids.length < (atOnce?.onServer ?? 1)) {
    const at = ids.length;
    const work = async (batch: QueuedJob<object>[]) => {
      const results = await Promise.all(batch.map((queued) => run(job, queued)));
      // Otherwise the next job of a queue that runs one by one waits for the next look.
      const id = ids[at];
      if (atOnce && id) boss.notifyWorker(id);
      return results;
    };
    ids.push(await boss.work(name, { ...polling, ...share, perJobResults: true }, work));
  }
  return ids;
}

async function wakeDue(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const due = await db().execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
  );
  for (const { name } of due) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
}

async function run(job: Job<object>, { id, data, retryCount }: QueuedJob<object>): Promise<JobResult> {
  const { log } = workerState();
  const attempt = retryCount + 1;
  try {
    const outcome = await job.run(job.schema.parse(data), { id, attempt, log });
    if (job.schedule) await recordRun(db(), job.name, new Date());
    return { id, status: outcome?.status ?? 'completed', output: { reason: outcome?.reason ?? '' } };
  } catch (error) {
    const reason = reasonOf(error);
    const kind = typeof data === 'object' && data && 'kind' in data ? data.kind : undefined;
    log.warn({ job: id, kind, attempt, reason }, `${job.name} job failed, will be tried again`);
    return { id, status: 'failed', output: { reason } };
  }
}
