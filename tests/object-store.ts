import { execFile, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SECOND } from '#app/platform/core/time.ts';

export type ObjectStore = {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('./rgw.sh', import.meta.url));
const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'monmaptool'];
const KEYS = { accessKeyId: 'testkey', secretAccessKey: 'testsecret123' };

export function whyNoObjectStore(): string | null {
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length === 0) return null;
  return `S3 is not tested here: ${missing.join(', ')} not found (Debian packages radosgw ceph-mon ceph-osd ceph-common).`;
}

/** Ceph's RADOS Gateway, in memory; the start takes a few seconds. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'site-s3-'));
  const port = await freeRun(3);
  const endpoint = `http://127.0.0.1:${port}`;
  const kill = () => daemonsOf(folder).forEach(killNow);
  process.once('exit', kill);
  async function stop() {
    process.off('exit', kill);
    await Promise.all(daemonsOf(folder).map(killed));
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await promisify(execFile)('sh', [SCRIPT, folder, String(port), KEYS.accessKeyId, KEYS.secretAccessKey]);
    await answering(endpoint, Date.now() + 60 * SECOND);
    return { endpoint, ...KEYS, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freeRun(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 60_000);
    const ports = Array.from({ length: count }, (_, step) => first + step);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => new Promise<boolean>((resolve) => server.close(() => resolve(true))),
    () => false,
  );
}

async function answering(endpoint: string, deadline: number): Promise<void> {
  for (;;) {
    const answer = await fetch(endpoint).catch(() => null);
    if (answer) return;
    if (Date.now() > deadline) throw new Error('The S3 server did not come up.');
    await sleep(100);
  }
}

function daemonsOf(folder: string): number[] {
  const files = ['rgw.pid', 'osd.pid', 'mon.pid'].map((name) => join(folder, name));
  return files.filter((file) => existsSync(file)).map((file) => Number(readFileSync(file, 'utf8')));
}

/** SIGKILL: the storage daemon would wait for the monitor. */
function killNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function killed(pid: number): Promise<void> {
  while (killNow(pid)) await sleep(20);
}
