import { PgBoss, type Clock } from 'pg-boss';
import { SECOND } from '#app/time.ts';
import { deadLetterQueue, type Job, type JobLog } from './job.ts';

/** Notices a dead database connection sooner than the system's quarter of an hour. */
const CONNECTION_TIMEOUT = 20 * SECOND;
const SUPERVISION = 5 * SECOND;
const HEARTBEAT = 10 * SECOND;

/** pg-boss measures its pauses with this; setting the system's clock back would stop a worker for that long. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act, milliseconds) => setInterval(act, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Survives a later loss of the database. Throws when it can't be reached now. */
export async function openBoss(url: string, log: JobLog): Promise<PgBoss> {
  const settings = {
    connectionString: url,
    application_name: 'site jobs',
    max: 3,
    connectionTimeoutMillis: 5 * SECOND,
    query_timeout: CONNECTION_TIMEOUT,
    superviseIntervalSeconds: SUPERVISION / SECOND,
    monitorIntervalSeconds: SUPERVISION / SECOND,
    schedule: true,
    clock: steadyClock,
  };
  const boss = new PgBoss(settings);
  const report = atMostEvery(30 * SECOND, (error: Error) =>
    log.error({ reason: error.message }, 'job queue in trouble'),
  );
  boss.on('error', report);
  boss.on('warning', (warning) => log.warn({ reason: warning.message }, 'job queue warns'));
  try {
    await boss.start();
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

export async function prepareQueue(boss: PgBoss, job: Job<object>): Promise<void> {
  const { retries, firstWait, longestWait, timeout, keepWaiting, keepDone } = job.policy;
  const dead = deadLetterQueue(job);
  const options = {
    retryLimit: retries,
    retryDelay: firstWait / SECOND,
    retryBackoff: true,
    retryDelayMax: longestWait / SECOND,
    heartbeatSeconds: HEARTBEAT / SECOND,
    expireInSeconds: timeout / SECOND,
    retentionSeconds: keepWaiting / SECOND,
    deleteAfterSeconds: keepDone / SECOND,
    deadLetter: dead,
  };
  await boss.createQueue(dead, { retentionSeconds: options.retentionSeconds });
  await boss.createQueue(job.name, options);
  await boss.updateQueue(job.name, options);
}

/** While the database is down every poll fails alike. */
function atMostEvery<Value>(pause: number, act: (value: Value) => void): (value: Value) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    act(value);
  };
}
