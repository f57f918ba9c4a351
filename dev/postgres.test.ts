import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findRunningPostgres, startPostgres } from './postgres.ts';
import { findProcess } from './processes.ts';
import { isNightly, nightly } from '#tests/nightly.ts';
import { takenPort, temporaryFolder } from '#tests/temporary.ts';

vi.setConfig({ testTimeout: 60_000 });

const AS_ROOT = process.getuid?.() === 0;

test('a new folder becomes a durable UTF-8 database on loopback', async () => {
  const folder = temporaryFolder();
  const first = await startPostgres({ folder });
  expect(await ask(first.url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(first.url, 'show listen_addresses')).toBe('127.0.0.1');
  await ask(first.url, `create table sample as select 'môre ✓' as word`);
  expect(findRunningPostgres(folder)).toBe(first.url);
  await first.stop();
  expect(findRunningPostgres(folder)).toBeNull();

  const second = await running({ folder });
  expect(await ask(second.url, 'select word from sample')).toBe('môre ✓');
});

test('a server left by a killed start is stopped, and its data stay', async () => {
  const folder = temporaryFolder();
  const { child, url } = await startElsewhere(folder);
  await ask(url, 'create table sample as select 7 as number');
  const orphan = postmaster(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(findProcess(orphan)).not.toBeNull();

  const next = await running({ folder });
  expect(findProcess(orphan)).toBeNull();
  expect(await ask(next.url, 'select number from sample')).toBe(7);
});

nightly('the next start recovers when Postgres was killed too', async () => {
  const folder = temporaryFolder();
  const { child, url } = await startElsewhere(folder);
  await ask(url, 'create table sample as select 7 as number');
  process.kill(postmaster(folder), 'SIGKILL');
  child.kill('SIGKILL');

  const next = await running({ folder });
  expect(await ask(next.url, 'select number from sample')).toBe(7);
});

test('a pid file with another process or no pid stops nothing and does not block', async () => {
  const folder = temporaryFolder();
  await (await startPostgres({ folder })).stop();
  const unrelated = spawn('sleep', ['60']);
  onTestFinished(() => void unrelated.kill());
  for (const pid of [String(unrelated.pid), 'nonsense', '']) {
    writeFileSync(join(folder, 'postmaster.pid'), `${pid}\n${folder}\n`);
    const server = await startPostgres({ folder });
    expect(await ask(server.url, 'select 1 as one')).toBe(1);
    await server.stop();
  }
  expect(unrelated.exitCode).toBeNull();
});

test('a folder of another major is refused and left alone', async () => {
  const folder = temporaryFolder();
  await (await startPostgres({ folder })).stop();
  writeFileSync(join(folder, 'PG_VERSION'), '15\n');
  await expect(startPostgres({ folder })).rejects.toThrow(
    /was made by Postgres 15, and this is Postgres 18: move that folder away/,
  );
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('15\n');
});

test('a folder that holds something else is refused', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file.txt'), 'text');
  await expect(startPostgres({ folder })).rejects.toThrow(/holds something else than a database/);
});

test('a taken port is refused with its number', async () => {
  const port = await takenPort();
  await expect(startPostgres({ folder: temporaryFolder(), port })).rejects.toThrow(`Port ${port} is taken`);
});

test.runIf(AS_ROOT)(
  'under a folder only for root the data are elsewhere, and a throwaway is removed',
  async () => {
    const home = temporaryFolder();
    chmodSync(home, 0o700);
    const folder = join(home, 'site', '.data', 'postgres');
    const server = await startPostgres({ folder });
    await ask(server.url, 'create table sample as select 7 as number');
    await server.stop();
    expect(lstatSync(folder).isSymbolicLink()).toBe(true);

    const again = await startPostgres({ folder, throwaway: true });
    expect(await ask(again.url, 'select number from sample')).toBe(7);
    const real = realpathSync(folder);
    await again.stop();
    expect(lstatSync(real, { throwIfNoEntry: false })).toBeUndefined();
  },
);

test.runIf(AS_ROOT && isNightly)('data move when their folder becomes closed to Postgres', async () => {
  const home = temporaryFolder();
  const folder = join(home, 'postgres');
  const before = await startPostgres({ folder });
  await ask(before.url, 'create table sample as select 7 as number');
  await before.stop();
  chmodSync(home, 0o700);

  const after = await running({ folder, throwaway: true });
  expect(await ask(after.url, 'select number from sample')).toBe(7);
});

test.runIf(AS_ROOT)('an ordinary user starts it under their own name, in an unknown locale', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  const { url } = await startElsewhere(join(folder, 'postgres'), { uid: 65534, gid: 65534 });
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
});

async function running(options: Parameters<typeof startPostgres>[0]) {
  const server = await startPostgres(options);
  onTestFinished(() => server.stop());
  return server;
}

async function startElsewhere(folder: string, user = {}): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    import { startPostgres } from '#dev/postgres.ts';
    const server = await startPostgres({ folder: ${JSON.stringify(folder)} });
    process.once('SIGTERM', () => server.stop());
    process.stdout.write(server.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const [url] = await once(child.stdout, 'data');
  return { child, url: String(url) };
}

function postmaster(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function ask(url: string, statement: string): Promise<unknown> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql.unsafe(statement).values();
  await sql.end();
  return rows[0]?.[0];
}
