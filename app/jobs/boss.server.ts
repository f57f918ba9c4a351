import { PgBoss, type Clock } from 'pg-boss';
import { SECOND } from '#app/time.ts';
import { deadLetterQueue, type Job, type JobLog } from './job.ts';

/** A dead connection to the database is noticed after this time, not after the system's quarter of an hour. */
const SILENCE = 20 * SECOND;
const SUPERVISION = 5 * SECOND;
/** The jobs of a killed worker are taken over after this time and one supervision. */
const HEARTBEAT = 10 * SECOND;

/** pg-boss measures its pauses with this clock. With the system's, setting it back would stop a worker for that long. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act, milliseconds) => setInterval(act, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Starts pg-boss on the database at `url`; it survives a later loss of the database. Throws when it can't be reached now. */
export async function openBoss(url: string, log: JobLog): Promise<PgBoss> {
  const settings = {
    connectionString: url,
    application_name: 'site jobs',
    max: 3,
    connectionTimeoutMillis: 5 * SECOND,
    // An option of the driver that pg-boss's types leave out.
    query_timeout: SILENCE,
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

/** Makes a job's queue, or brings it up to the job's policy. */
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

/** While the database is away every poll fails alike. */
function atMostEvery<Value>(pause: number, act: (value: Value) => void): (value: Value) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    act(value);
  };
}
