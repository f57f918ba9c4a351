import type { ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import postgres from 'postgres';
import { firm } from '#content/firm.ts';
import { readEnv } from '#app/platform/env/env.server.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { openStorage } from '#app/platform/storage/storage.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { Message } from '#dev/mailbox-store.ts';
import { findFreePort } from '#dev/ports.ts';
import { ended, spawnCommand } from '#tests/e2e/site.ts';
import { makeFolder } from '#tests/folder.ts';
import { startDatabase, startMailServer, type Service } from './services.ts';

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export type App = {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** `kill -9` of its processes with this script. Returns how many there were. */
  killHelpers(script: string): Promise<number>;
};

export type TestSite = {
  folder: string;
  database: Service;
  mail: Service;
  variables: Record<string, string>;
  sql: postgres.Sql;
  /** `more` overrides `variables`. */
  prepareApp(more?: Record<string, string>): Promise<App>;
  startApp(more?: Record<string, string>): Promise<App>;
  close(): Promise<void>;
};

export async function openTestSite(databaseFolder?: string): Promise<TestSite> {
  const folder = makeFolder('site-chaos-');
  const database = await startDatabase(databaseFolder ?? join(folder, 'postgres'));
  const mail = await startMailServer(join(folder, 'mailbox'));
  const sql = postgres(database.directUrl, { max: 2, onnotice: () => {} });
  const variables = {
    DATABASE_URL: database.directUrl,
    SMTP_URL: mail.url,
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: 'only for this suite, of 32 characters',
    MAIL_TO: firm.email,
    // All visitors share one network, whose rate limit they would exceed without their own addresses.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    RENDERS_PER_NETWORK: '1000',
    NOTICE_WAIT_SECONDS: '0',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(folder, 'compiled'),
  };
  const apps: App[] = [];
  async function prepareApp(more = {}) {
    const app = appOn(await findFreePort(), { ...variables, ...more });
    apps.push(app);
    return app;
  }
  return {
    folder,
    database,
    mail,
    variables,
    sql,
    prepareApp,
    async startApp(more) {
      const app = await prepareApp(more);
      await app.start();
      return app;
    },
    async close() {
      await sql.end({ timeout: 1 });
      for (const app of apps) await app.kill();
      await mail.kill();
      await database.stop();
      for (const { line } of [mail, database]) await line.shut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where an app that was started with `more` keeps its objects. */
export function storageOf({ variables }: TestSite, more: Record<string, string> = {}): ObjectStorage {
  return openStorage(readEnv({ ...variables, ...more }));
}

export async function mailsTo({ mail }: TestSite, email?: string): Promise<Message[]> {
  const query = email === undefined ? '' : `?to=${encodeURIComponent(email)}`;
  return (await fetch(`${mail.directUrl}/api/messages${query}`)).json() as Promise<Message[]>;
}

export async function openBoss({ database }: TestSite): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: database.directUrl, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  return boss;
}

/** Waits until these queues have no job. Throws after two minutes. */
export async function untilJobsDone({ sql }: TestSite, names: readonly string[]): Promise<void> {
  const started = performance.now();
  for (;;) {
    const [row] = await sql`
      select count(*)::int as waiting from pgboss.job
      where name in ${sql([...names])} and state in ('created', 'retry', 'active')`;
    if (row?.waiting === 0) return;
    if (performance.now() - started > 120 * SECOND)
      throw new Error(`${row?.waiting} jobs are still waiting after two minutes.`);
    await sleep(100);
  }
}

export type Door = Pick<App, 'url'>;

/** Returns the seconds until `app` was ready; throws after a minute. */
export async function untilReady(app: Door): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answer = await readiness(app);
    const seconds = (performance.now() - started) / SECOND;
    if (answer.ok) return seconds;
    if (seconds > 60) throw new Error(`The site is not ready a minute after the fault: ${answer.text}`);
    await sleep(100);
  }
}

async function readiness({ url }: Door): Promise<{ ok: boolean; text: string }> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5 * SECOND) });
    const text = await answer.text();
    return { ok: text.startsWith('{"status":"ok"'), text };
  } catch (error) {
    return { ok: false, text: String(error) };
  }
}

function appOn(port: number, variables: Record<string, string>): App {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    child?.off('exit', reportExit);
    if (child) await ended(child, signal);
  };
  let output = () => '';
  const reportExit = () => process.stderr.write(`The site ended by itself:\n${output()}\n`);
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const spawned = spawnCommand('build/main.js', { ...variables, PORT: String(port) });
      ({ child, output } = spawned);
      running.add(child.once('exit', reportExit).once('exit', () => running.delete(spawned.child)));
      await spawned.ready;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    killHelpers: async (script) => {
      const helpers = child?.pid ? await helpersOf(child.pid, script) : [];
      for (const helper of helpers) process.kill(helper, 'SIGKILL');
      return helpers.length;
    },
  };
}

async function helpersOf(pid: number, script: string): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(
    pids.map((one) => readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, at) => commands[at]?.includes(script));
}
