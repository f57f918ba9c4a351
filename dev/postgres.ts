import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from './ports.ts';
import type { PostgresUser } from './postgres-binaries.ts';
import { requireBinaries, requirePostgresUser } from './postgres-binaries.ts';
import { dropShelter, readPassword, requireDataFolder } from './postgres-folder.ts';
import { findProcess, processGone } from './processes.ts';
import { refusal } from './refusal.ts';

export type Postgres = { url: string; port: number; stop(): Promise<void> };

/** `settings`: as in postgresql.conf, `ssl=on`. */
type Options = { folder: string; port?: number; throwaway?: boolean; settings?: string[] };
type Attempt = Required<Omit<Options, 'folder'>> & { data: string; binaries: string; user: PostgresUser };

const RECOVERY = 60 * SECOND;
const HANDOVER = 10 * SECOND;
const NOT_YET = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;
const PORT_TAKEN = /Address already in use/;

/** Stops a server left by a killed start first. Throws a refusal when `folder` is unusable or in use. */
export async function startPostgres(options: Options): Promise<Postgres> {
  const { folder, port = 0, throwaway = false, settings = [] } = options;
  const user = requirePostgresUser();
  const binaries = requireBinaries(user);
  const data = requireDataFolder(resolve(folder), binaries, user);
  await stopLeftover(data);
  const server = await launch({ data, port, throwaway, settings, binaries, user });
  const kill = (): void => void server.process.kill('SIGINT');
  process.once('exit', kill);
  server.process.once('exit', () => process.off('exit', kill));
  return {
    url: `postgres://postgres:${readPassword(data)}@127.0.0.1:${server.port}/postgres`,
    port: server.port,
    async stop() {
      await stopped(server.process);
      if (throwaway) dropShelter(resolve(folder));
    },
  };
}

export function findRunningPostgres(folder: string): string | null {
  const running = readPidFile(folder);
  if (!running || !serves(running.pid, running.data)) return null;
  return `postgres://postgres:${readPassword(folder)}@127.0.0.1:${running.port}/postgres`;
}

async function stopLeftover(data: string): Promise<void> {
  const left = readPidFile(data);
  const orphan = left && serves(left.pid, data);
  if (!orphan) return removePidFile(data, left?.pid);
  const starter = Number(readText(join(data, 'starter.pid')));
  const inUse = findProcess(left.pid)?.parent === starter;
  if (inUse && (await processGone(left.pid, HANDOVER))) return;
  if (inUse)
    throw refusal(`${data} is in use by process ${starter}: stop that one first, or set another DATA_DIR.`);
  process.kill(left.pid, 'SIGINT');
  if (!(await processGone(left.pid, HANDOVER))) process.kill(left.pid, 'SIGQUIT');
  await processGone(left.pid, HANDOVER);
}

/** Postgres replaces a dead process's file, but refuses to start when another process has that pid. */
function removePidFile(data: string, pid: number | undefined): void {
  if (pid === undefined || findProcess(pid)) rmSync(join(data, 'postmaster.pid'), { force: true });
}

async function launch(options: Attempt): Promise<{ process: ChildProcess; port: number }> {
  const deadline = Date.now() + HANDOVER;
  for (;;) {
    const attempt = { ...options, port: options.port || (await findFreePort()) };
    const server = spawnServer(attempt);
    if (await ready(server, options.data)) return { process: server, port: attempt.port };
    const log = readText(join(options.data, 'server.log'));
    const mayPass = NOT_YET.test(log) || (options.port === 0 && PORT_TAKEN.test(log));
    if (!mayPass || Date.now() > deadline) throw refusal(explain(log, attempt));
    await sleep(100);
  }
}

function spawnServer({ data, port, throwaway, binaries, user, ...more }: Attempt): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more.settings];
  if (throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const log = openSync(join(data, 'server.log'), 'w');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    // Its own process group: Ctrl-C must not stop Postgres before everything that uses it.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  writeFileSync(join(data, 'starter.pid'), String(process.pid));
  return server;
}

async function ready(server: ChildProcess, data: string): Promise<boolean> {
  const deadline = Date.now() + RECOVERY;
  while (server.exitCode === null && server.signalCode === null) {
    const state = readPidFile(data);
    if (state?.pid === server.pid && state?.ready) return true;
    if (Date.now() > deadline) await stopped(server);
    await sleep(10);
  }
  return false;
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  await exit;
}

/** postmaster.pid, by line: pid, folder, start time, port, socket folder, address, shared memory, state. */
function readPidFile(folder: string): { pid: number; data: string; port: number; ready: boolean } | null {
  const [pid, data = '', , port, , , , state] = readText(join(folder, 'postmaster.pid')).split('\n');
  if (!Number(pid)) return null;
  return { pid: Number(pid), data, port: Number(port), ready: state?.trim() === 'ready' };
}

function serves(pid: number, data: string): boolean {
  return `${findProcess(pid)?.commandLine ?? ''} `.includes(` -D ${data} `);
}

function explain(log: string, { data, port }: Attempt): string {
  if (PORT_TAKEN.test(log)) return `Port ${port} is taken: stop what listens there, or choose another.`;
  const reason = /(?:FATAL|PANIC):\s*(.+)/.exec(log)?.[1] ?? 'it ended without a reason';
  return `Postgres does not start in ${data} (${reason}): see ${join(data, 'server.log')}.`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
