import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { firm } from '#content/firm.ts';
import { SECOND } from '#app/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { ended, spawnCommand } from '#tests/e2e/site.ts';
import { makeFolder } from '#tests/folder.ts';
import { startDatabase, startMailServer, type Service } from './services.ts';

/** None of them outlives this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** One process of the built site, on a port that it keeps. */
export type App = {
  url: string;
  start(): Promise<void>;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** The site with services of its own, for one fault. */
export type TestSite = {
  folder: string;
  database: Service;
  mail: Service;
  /** What the site's processes are configured by. */
  variables: Record<string, string>;
  /** Of the examiner, past the line. */
  sql: postgres.Sql;
  /** A process of the site that is yet to start; `more` comes on top of `variables`. */
  prepareApp(more?: Record<string, string>): Promise<App>;
  startApp(more?: Record<string, string>): Promise<App>;
  close(): Promise<void>;
};

/** Database (in `databaseFolder`, if that is given) and mail server, and no process of the site yet. */
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
    // Visitors tell their addresses: a network may not send as much as all of them together.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    // Processes start again and again; what Node has compiled once it need not compile again.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
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

/** What visitors need of a process. */
export type Door = Pick<App, 'url'>;

/** Waits until `app` calls itself ready; seconds that took. Throws after a minute. */
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
    return { ok: answer.ok, text: await answer.text() };
  } catch (error) {
    return { ok: false, text: String(error) };
  }
}

function appOn(port: number, variables: Record<string, string>): App {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    child?.off('exit', tellEnd);
    if (child) await ended(child, signal);
  };
  let said = () => '';
  const tellEnd = () => process.stderr.write(`The site ended by itself:\n${said()}\n`);
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const spawned = spawnCommand('server/main.ts', { ...variables, PORT: String(port) });
      ({ child, said } = spawned);
      running.add(child.once('exit', tellEnd).once('exit', () => running.delete(spawned.child)));
      await spawned.ready;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
