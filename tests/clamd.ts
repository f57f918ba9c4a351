import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#dev/ports.ts';
import { portAnswers } from './port-answers.ts';

/** The file by which virus scanners are tested: https://www.eicar.org */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
/** MD5, size and name. */
const SIGNATURE = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test\n';
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export function whyNoScanner(): string | null {
  const found = spawnSync('clamd', ['--version'], { env: ENV }).status === 0;
  return found ? null : 'Virus scanning is not tested here: clamd not found (Debian package clamav-daemon).';
}

/** ClamAV's daemon on loopback with one signature; it keeps its port when it is stopped and started. */
export async function startScanner() {
  const folder = await mkdtemp(join(tmpdir(), 'site-clamd-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const config = join(folder, 'clamd.conf');
  await writeFile(join(folder, 'test.hdb'), SIGNATURE);
  const lines = [
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
  ];
  await writeFile(config, `${lines.join('\n')}\n`);
  let running: ChildProcess | null = null;
  process.once('exit', () => running?.kill('SIGKILL'));

  async function start(): Promise<void> {
    running = spawn('clamd', ['-c', config], { stdio: 'ignore', env: ENV });
    await portAnswers(port);
  }
  async function stop(): Promise<void> {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    running = null;
  }
  await start();
  return {
    url: `tcp://127.0.0.1:${port}`,
    start,
    stop,
    remove: () => stop().then(() => rm(folder, { recursive: true })),
  };
}
