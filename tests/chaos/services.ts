import { spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { startPostgres } from '#dev/postgres.ts';
import { processGone } from '#dev/processes.ts';
import { ended, startCommand } from '#tests/e2e/site.ts';
import { startProxy, type Proxy } from '#tests/proxy.ts';

export type Service = {
  url: string;
  directUrl: string;
  line: Proxy;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** SIGSTOP: the system still accepts connections for it. */
  freeze(): void;
  thaw(): void;
};

/** With production's durability. */
export async function startDatabase(folder: string): Promise<Service> {
  let server = await startPostgres({ folder });
  const { port, url } = server;
  const line = await startProxy(url);
  return {
    url: line.url,
    directUrl: url,
    line,
    async start() {
      server = await startPostgres({ folder, port });
    },
    stop: () => server.stop(),
    kill: () => killAll(readPid(folder)),
    freeze: () => signalAll(readPid(folder), 'SIGSTOP'),
    thaw: () => signalAll(readPid(folder), 'SIGCONT'),
  };
}

/** `directUrl` is the mailbox page. */
export async function startMailServer(folder: string): Promise<Service> {
  const [smtpPort, webPort] = [await findFreePort(), await findFreePort()];
  const variables = {
    MAILBOX_FOLDER: folder,
    SMTP_PORT: String(smtpPort),
    MAILBOX_PORT: String(webPort),
  };
  let child: ChildProcess;
  const start = async () => {
    ({ child } = await startCommand('tests/chaos/mailbox.ts', variables));
  };
  await start();
  const line = await startProxy(`smtp://127.0.0.1:${smtpPort}`);
  return {
    url: line.url,
    directUrl: `http://127.0.0.1:${webPort}`,
    line,
    start,
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

export async function stopFor(service: Service, milliseconds: number): Promise<void> {
  await service.stop();
  await sleep(milliseconds);
  await service.start();
}

/** `kill -9` of all its processes; after each start a pause. */
export async function killTimes(service: Service, times: number, pause: () => number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await service.kill();
    await service.start();
    await sleep(pause());
  }
}

/** Three of ten writes to this table end the connection. Returns what stops that, and says how many were lost. */
export async function loseConnections(sql: Sql, table: string): Promise<() => Promise<number>> {
  await sql`create sequence lost_connections`;
  await sql.unsafe(`
    create function lose_connection() returns trigger language plpgsql as $$ begin
      if random() < 0.3 then
        perform nextval('lost_connections'), pg_terminate_backend(pg_backend_pid()), pg_sleep(1);
      end if;
      return coalesce(new, old);
    end $$;
    create trigger lose_connection before insert or update or delete on ${table} for each row execute function lose_connection()`);
  return async () => {
    await sql.unsafe(`drop trigger lose_connection on ${table}`);
    const [row] = await sql`select last_value as lost from lost_connections`;
    return Number(row?.lost);
  };
}

/** The parent first, so that it starts no more children. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  for (const child of childrenOf(pid)) process.kill(child, signal);
}

async function killAll(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  const all = [...childrenOf(pid), pid];
  for (const each of all) process.kill(each, 'SIGKILL');
  for (const each of all) await processGone(each, 10 * SECOND);
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (child && parent === pid ? [child] : []));
}

function readPid(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
