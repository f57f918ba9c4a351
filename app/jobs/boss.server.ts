import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { SECOND } from '#app/time.ts';
import { steadyClock } from './clock.ts';
import type { QueueName } from './queues.ts';
import { deadLetterQueue, QUEUES, SUPERVISION } from './queues.ts';

/** A link to the database that died silently is given up after this, and not after the system's quarter of an hour. */
const SILENCE = 20 * SECOND;

export type JobLog = Pick<Logger, 'info' | 'warn' | 'error'>;

/**
 * pg-boss on the database at `url`, started, with every queue in place. It comes through a later loss of the database by
 * itself. Throws when the database can't be reached now.
 */
export async function openBoss(url: string, log: JobLog): Promise<PgBoss> {
  const settings = {
    connectionString: url,
    application_name: 'site jobs',
    max: 3,
    connectionTimeoutMillis: 5 * SECOND,
    // Of the driver below pg-boss, though not of its own types.
    query_timeout: SILENCE,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
    schedule: true,
    clock: steadyClock,
  };
  const boss = new PgBoss(settings);
  const report = seldom(30 * SECOND, (error: Error) =>
    log.error({ reason: error.message }, 'job queue in trouble'),
  );
  boss.on('error', report);
  boss.on('warning', (warning) => log.warn({ reason: warning.message }, 'job queue warns'));
  try {
    await boss.start();
    for (const name of Object.keys(QUEUES) as QueueName[]) await prepareQueue(boss, name);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function prepareQueue(boss: PgBoss, name: QueueName): Promise<void> {
  const dead = deadLetterQueue(name);
  const { retentionSeconds } = QUEUES[name];
  const policy = { ...QUEUES[name], deadLetter: dead };
  await boss.createQueue(dead, { retentionSeconds });
  await boss.createQueue(name, policy);
  await boss.updateQueue(name, policy);
}

/** While the database is away every poll fails alike; one line in a while says so. */
function seldom<Value>(pause: number, act: (value: Value) => void): (value: Value) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    act(value);
  };
}
