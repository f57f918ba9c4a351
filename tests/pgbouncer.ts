import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDatabaseUrl } from '#app/platform/env/database-address.ts';
import { findFreePort } from '#dev/ports.ts';
import { makeFolder } from './folder.ts';
import { portAnswers } from './port-answers.ts';

const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

export type PoolMode = 'session' | 'transaction';

export type Pooler = {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
};

export function whyNoPooler(): string | null {
  const found = spawnSync('pgbouncer', ['--version'], { env: ENV }).status === 0;
  return found ? null : 'PgBouncer is not tested here: pgbouncer not found (Debian package pgbouncer).';
}

/** PgBouncer on loopback with its default settings; it keeps its port when it is stopped and started. */
export async function startPooler(target: string, mode: PoolMode, size = 20): Promise<Pooler> {
  const folder = makeFolder('site-pgbouncer-');
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const { hosts, user, password, database } = readDatabaseUrl(target);
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users.txt'), `"${user}" "${password}"\n`);
  await writeFile(
    config,
    [
      '[databases]',
      `* = host=${hosts[0].host} port=${hosts[0].port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${size}`,
      '',
    ].join('\n'),
  );
  let running: ChildProcess | null = null;
  const kill = () => running?.kill('SIGKILL');
  process.once('exit', kill);
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

  async function start(): Promise<void> {
    running = spawn('pgbouncer', [config], { stdio: 'ignore', env: ENV, ...asNobody });
    await portAnswers(port);
  }
  async function stop(): Promise<void> {
    if (!running) return;
    const ended = once(running, 'exit');
    // From version 1.23 on, SIGTERM waits for the clients.
    running.kill('SIGQUIT');
    await ended;
    running = null;
  }
  await start();
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    start,
    stop,
    async remove() {
      process.off('exit', kill);
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
