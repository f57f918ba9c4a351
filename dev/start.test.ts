import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE } from '#app/time.ts';
import { runCommand, startSite } from '#tests/command.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeFolder } from '#tests/folder.ts';
import { startMailbox } from './mailbox.ts';
import { findProcess, processGone } from './processes.ts';

// The first start makes the build, where it is not made yet.
vi.setConfig({ testTimeout: 3 * MINUTE });

test('it serves, says where, and ends cleanly; a second start keeps data, secret and administrator', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startSite({ DATA_DIR });
  expect((await fetch(first.url)).status).toBe(200);
  expect((await fetch(`${first.mailboxUrl}/api/messages`)).status).toBe(200);
  expect(first.administrator?.email).toMatch(/^admin@/);
  expect(first.output()).not.toContain('\u001b[');
  const secret = readFileSync(join(DATA_DIR, 'session-secret'), 'utf8');
  const { output } = await runCommand(['admin', 'grant', first.administrator?.email ?? ''], { DATA_DIR });
  expect(output).toMatch(/ already was an administrator\.$/m);
  expect(await first.stop()).toBe(0);
  expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);

  const second = await startSite({ DATA_DIR });
  expect(second.administrator).toBeNull();
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toBe(secret);
  expect(await second.stop()).toBe(0);
});

test('after kill -9 of the site the next start recovers', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startSite({ DATA_DIR });
  const postmaster = postmasterOf(DATA_DIR);
  const starter = Number(readFileSync(join(DATA_DIR, 'postgres', 'starter.pid'), 'utf8'));
  process.kill(starter, 'SIGKILL');
  await once(first.child, 'exit');
  expect(findProcess(postmaster)).not.toBeNull();

  const next = await startSite({ DATA_DIR });
  expect(findProcess(postmaster)).toBeNull();
  expect((await fetch(next.url)).status).toBe(200);
  await next.stop();
});

test('after kill -9 of the bootstrap the site ends, and the next start takes its ports', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startSite({ DATA_DIR });
  const postmaster = postmasterOf(DATA_DIR);
  const ports = { PORT: new URL(first.url).port, MAILBOX_PORT: new URL(first.mailboxUrl).port };
  first.child.kill('SIGKILL');

  const next = await startSite({ DATA_DIR, ...ports });
  expect(await processGone(postmaster, 0)).toBe(true);
  expect((await fetch(next.url)).status).toBe(200);
  await next.stop();
});

test('a configured database and mail server are used, and no demonstration is laid there', async () => {
  const [database, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  onTestFinished(() => mailbox.stop());
  onTestFinished(() => database.drop());
  const DATA_DIR = temporaryFolder();
  const site = await startSite({ DATA_DIR, DATABASE_URL: database.url, SMTP_URL: mailbox.smtpUrl });
  expect((await fetch(site.url)).status).toBe(200);
  expect([site.mailboxUrl, site.administrator]).toEqual(['', null]);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  await site.stop();
  const sql = postgres(database.url, { max: 1 });
  expect(await sql`select id from clients union all select id from users`).toHaveLength(0);
  await sql.end();
});

test.for([
  [
    'DATABASE_URL',
    'postgres://nobody@127.0.0.1:1/none',
    /^DATABASE_URL \(127.0.0.1:1\/none\) cannot be used/,
  ],
  ['DATABASE_URL', 'mysql://nobody@127.0.0.1/none', /^DATABASE_URL must be a Postgres address/],
  ['SMTP_URL', 'smtp://127.0.0.1:1', /^SMTP_URL \(127.0.0.1:1\) cannot be used/],
  ['SESSION_SECRET', 'short', /^SESSION_SECRET must be at least 32 random characters/],
  ['PORT', 'eighty', /^PORT must be a whole number from 0 to 65535/],
  ['MAILBOX_PORT', '80250', /^MAILBOX_PORT must be a whole number from 0 to 65535/],
  ['DATA_DIR', '/dev/null/none', /^DATA_DIR \/dev\/null\/none cannot be written to/],
] as const)('a wrong %s, as in %s, ends in one sentence', async ([name, value, sentence]) => {
  await expectRefusal({ DATA_DIR: temporaryFolder(), [name]: value }, sentence);
});

test.for(['PORT', 'MAILBOX_PORT'])('a taken %s ends in one sentence', async (name) => {
  const port = await takenPort();
  const sentence = new RegExp(
    `^Port ${port} is taken: stop what listens there, or set ${name} to a free port`,
  );
  await expectRefusal({ DATA_DIR: temporaryFolder(), [name]: String(port) }, sentence);
});

test('a data folder of another Postgres ends in one sentence', async () => {
  const DATA_DIR = temporaryFolder();
  mkdirSync(join(DATA_DIR, 'postgres'));
  writeFileSync(join(DATA_DIR, 'postgres', 'PG_VERSION'), '15\n');
  await expectRefusal(
    { DATA_DIR },
    /^\S+ was made by Postgres 15, and this is Postgres 18: move that folder away/,
  );
});

async function expectRefusal(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, output } = await runCommand(['start'], { PORT: '0', MAILBOX_PORT: '0', ...env });
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  expect(last).toMatch(sentence);
  expect(last).toMatch(/\.$/);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

function temporaryFolder(): string {
  const folder = makeFolder('start-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
