import { Socket } from 'node:net';
import { PgBoss, type Clock, type ConstructorOptions } from 'pg-boss';
import { readDatabaseUrl, type DatabaseAddress } from '#app/platform/env/database-address.ts';
import { hostsInTurn, speaksTls, type Connect } from '#app/platform/db/socket.server.ts';
import { tlsOptions } from '#app/platform/env/database-tls.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { deadLetterQueue, type JobLog, type Queue } from './job.ts';

/** Notices a dead connection sooner than the operating system, which needs a quarter of an hour. */
const CONNECTION_TIMEOUT = 20 * SECOND;
const SUPERVISION = 30 * SECOND;
/** How late a scheduled job may start, in addition to the half minute between checks of the schedules. */
const SCHEDULE_LATE = 15 * SECOND;
const HEARTBEAT = 10 * SECOND;

/** pg-boss measures its pauses with this; setting the system's clock back would stop a worker for that long. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act, milliseconds) => setInterval(act, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Survives a later loss of the database. Throws when it can't be reached now. With `works: false` it only queues. */
export async function openBoss(url: string, log: JobLog, { works = true } = {}): Promise<PgBoss> {
  const address = readDatabaseUrl(url);
  const connected = hostsInTurn(address.hosts);
  for (let left = address.hosts.length; ; left--) {
    try {
      return await startBoss({ ...(await connectionOf(address, connected)), ...dutiesOf(works) }, log);
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

function dutiesOf(works: boolean) {
  // No job here waits for other jobs ("flows").
  return {
    supervise: works,
    flowIntervalSeconds: 60,
    schedule: works,
    cronWorkerIntervalSeconds: SCHEDULE_LATE / SECOND,
  };
}

async function startBoss(connection: ConstructorOptions, log: JobLog): Promise<PgBoss> {
  const settings = {
    ...connection,
    application_name: 'site jobs',
    max: 3,
    // Opening a connection costs more than keeping one idle.
    idleTimeoutMillis: MINUTE,
    query_timeout: CONNECTION_TIMEOUT,
    superviseIntervalSeconds: SUPERVISION / SECOND,
    monitorIntervalSeconds: SUPERVISION / SECOND,
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

/** pg's names for what `connectTo` tells postgres.js. */
async function connectionOf(address: DatabaseAddress, connected: Connect) {
  const { hosts, user, password, database, options, sslMode, connectTimeout = 5 } = address;
  const isPlain = sslMode === 'prefer' && !(await speaksTls(connected(new Socket())));
  return {
    ...hosts[0],
    user,
    password,
    database,
    options,
    ssl: isPlain ? false : (tlsOptions(address) ?? false),
    connectionTimeoutMillis: connectTimeout * SECOND,
    stream() {
      const socket = new Socket();
      return Object.assign(socket, { connect: () => connected(socket) });
    },
  };
}

export async function prepareQueue(boss: PgBoss, job: Queue<object>): Promise<void> {
  const { retries, firstWait, longestWait, timeout, keepWaiting, keepDone } = job.policy;
  const options = {
    retryLimit: retries,
    retryDelay: firstWait / SECOND,
    retryBackoff: true,
    retryDelayMax: longestWait / SECOND,
    heartbeatSeconds: HEARTBEAT / SECOND,
    expireInSeconds: timeout / SECOND,
    retentionSeconds: keepWaiting / SECOND,
    deleteAfterSeconds: keepDone / SECOND,
  };
  const dead = deadLetterQueue(job);
  if (!job.schedule) await boss.createQueue(dead, { retentionSeconds: options.retentionSeconds });
  await boss.createQueue(job.name, options);
  await boss.updateQueue(job.name, { ...options, deadLetter: job.schedule ? null : dead });
  if (job.schedule) await boss.deleteQueue(dead);
}

/** While the database is down, every poll fails in the same way. */
function atMostEvery<Value>(pause: number, act: (value: Value) => void): (value: Value) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    act(value);
  };
}
