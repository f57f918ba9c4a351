import { spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND } from '#app/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { startPostgres } from '#dev/postgres.ts';
import { processGone } from '#dev/processes.ts';
import { ended, startCommand } from '#tests/e2e/site.ts';
import { startProxy, type Proxy } from '#tests/proxy.ts';

/** A server that the site rests on, as a process that can be hurt. */
export type Service = {
  /** As the site reaches it: by `line`. */
  url: string;
  /** As the examiner reaches it. */
  directUrl: string;
  line: Proxy;
  start(): Promise<void>;
  /** Asks it to end, and waits for that. */
  stop(): Promise<void>;
  /** `kill -9`, of all its processes. */
  kill(): Promise<void>;
  /** SIGSTOP to all its processes: the system still takes connections for it. */
  freeze(): void;
  thaw(): void;
};

/** A Postgres as careful with what it stores as in production. */
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

/** A mail server that keeps everything; its `directUrl` is the one of the page that shows it. */
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

/** The process and its children, the process first: it then begets no more. */
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
