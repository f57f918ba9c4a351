import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, JobResult } from 'pg-boss';
import { doAccountJob } from '#app/accounts/jobs.server.ts';
import type { AccountJob } from '#app/accounts/job.ts';
import { closeTransport, deliver } from '#app/mail/delivery.server.ts';
import type { QueuedMail } from '#app/mail/outgoing.ts';
import { reasonOf } from '#app/http/failure.ts';
import { metrics } from '#app/metrics.server.ts';
import { SECOND } from '#app/time.ts';
import type { JobLog } from './boss.server.ts';
import { deadLetters, noJobs, openedBoss, ownJobs, type Jobs } from './queue.server.ts';
import { NIGHTLY } from './queues.ts';
import { doUpkeep } from './upkeep.server.ts';

const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 10, burstWhenBatchFull: true } as const;
const STATUS = { sent: 'completed', failed: 'failed', refused: 'deadletter' } as const;

/**
 * Runs this process's workers. Returns after the first attempt to reach the database; when that fails it says so in `log`
 * and tries again every two seconds, until `stopJobs`.
 */
export async function startJobs(log: JobLog = noJobs().log): Promise<void> {
  const jobs = ownJobs();
  jobs.log = log;
  if (await tryToWork(jobs)) return;
  void keepTrying(jobs);
}

/** Lets the jobs under way finish (at most ten seconds), then gives the rest back to the queue. */
export async function stopJobs(): Promise<void> {
  const jobs = ownJobs();
  jobs.stopping.abort();
  const boss = await jobs.boss?.catch(() => undefined);
  await boss?.stop({ timeout: 10 * SECOND });
  closeTransport();
  Object.assign(jobs, noJobs());
}

/** Whether this process's workers run and reach their queue. */
export async function jobsHealthy(): Promise<boolean> {
  const { boss, working } = ownJobs();
  if (!boss || !working) return false;
  return boss.then((open) => open.getQueue('mail')).then(Boolean, () => false);
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
    await boss.work('account', { ...POLLING, perJobResults: true }, (batch: Job<AccountJob>[]) =>
      Promise.all(batch.map((job) => accountJob(job, jobs.log))),
    );
    const { cron, ...nightly } = NIGHTLY;
    await boss.schedule('upkeep', cron, {}, nightly);
    await boss.work('upkeep', async () => jobs.log.info(await doUpkeep(), 'upkeep done'));
    jobs.working = true;
    const dead = (await deadLetters('mail')).length;
    jobs.log[dead > 0 ? 'warn' : 'info']({ deadLetters: dead }, 'job queue ready');
    return true;
  } catch (error) {
    jobs.log.error({ reason: String(error) }, 'job queue unreachable, trying again');
    return false;
  }
}

async function sendMailJob(job: Job<QueuedMail>, log: JobLog): Promise<JobResult> {
  const { outcome, reason } = await deliver(job.data);
  metrics().mails.inc({ outcome });
  const line = { job: job.id, attempt: job.retryCount + 1, reason };
  if (outcome === 'failed') log.warn(line, 'mail not sent, will be tried again');
  if (outcome === 'refused') log.error(line, 'mail refused, kept as a dead letter');
  return { id: job.id, status: STATUS[outcome], output: { reason } };
}

async function accountJob(job: Job<AccountJob>, log: JobLog): Promise<JobResult> {
  try {
    await doAccountJob(job.data);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const reason = reasonOf(error);
    log.warn(
      { job: job.id, kind: job.data.kind, attempt: job.retryCount + 1, reason },
      'account job failed, will be tried again',
    );
    return { id: job.id, status: 'failed', output: { reason } };
  }
}
