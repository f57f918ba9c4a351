import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDb } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { runCommand, startSite } from '#tests/command.ts';
import { createTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { takenPort, temporaryFolder } from '#tests/temporary.ts';
import { startMailbox } from './mailbox.ts';
import { findRunningPostgres } from './postgres.ts';
import { processGone } from './processes.ts';
import { isRefusal } from './refusal.ts';
import { startServices } from './services.ts';

vi.setConfig({ testTimeout: 3 * MINUTE });

test('it serves, prints its address and stops cleanly; a second start reuses the data', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const first = await startSite({ DATA_DIR });
  expect(statSync(DATA_DIR).mode & 0o067, 'its own user alone, or Postgres too, passes').toBe(0);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(statSync(join(DATA_DIR, 'objects')).mode & 0o777).toBe(0o700);
  expect(await (await fetch(`${first.url}/about/clients`)).text()).toContain(demonstration.clients[0]?.name);
  expect((await fetch(`${first.mailboxUrl}/api/messages`)).status).toBe(200);
  expect(first.administrator?.email).toMatch(/^admin@/);
  expect(first.output()).not.toContain('\u001b[');
  const secret = readFileSync(join(DATA_DIR, 'session-secret'), 'utf8');
  const { output } = await runCommand(['admin', 'grant', first.administrator?.email ?? ''], { DATA_DIR });
  expect(output).toMatch(/ already was an administrator\.$/m);
  expect(await first.stop()).toBe(0);
  expect(first.output()).toMatch(/^Stopping …$/m);
  expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);

  const second = await startSite({ DATA_DIR });
  expect(second.administrator).toBeNull();
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toBe(secret);
  expect(await second.stop()).toBe(0);
});

nightly('after kill -9 of the bootstrap the site ends, and the next start takes its ports', async () => {
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

nightly('without the demonstration, the built-in database has an administrator, no rows', async () => {
  const DATA_DIR = temporaryFolder();
  const site = await startSite({ DATA_DIR, DEMONSTRATION: 'no' });
  expect(site.administrator?.email).toMatch(/^admin@/);
  expect(await rowsOf(findRunningPostgres(join(DATA_DIR, 'postgres')) ?? '')).toEqual([{ rows: 0 }]);
  await site.stop();
});

test('a configured database and mail server are used, without the demonstration', async () => {
  const [database, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  onTestFinished(() => mailbox.stop());
  onTestFinished(() => database.drop());
  const DATA_DIR = temporaryFolder();
  const site = await startSite({ DATA_DIR, DATABASE_URL: database.url, SMTP_URL: mailbox.smtpUrl });
  expect((await fetch(site.url)).status).toBe(200);
  expect([site.mailboxUrl, site.administrator]).toEqual(['', null]);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  await site.stop();
  expect(await rowsOf(database.url)).toEqual([{ rows: 0 }]);
  expect(await withDb(database.url, (db) => db.$count(users))).toBe(0);
});

test('an invalid variable or a taken port is refused in one sentence naming it', async () => {
  const port = await takenPort();
  const taken = `Port ${port} is taken: stop what listens there, or set`;
  const wrong: [variable: string, value: string, sentence: string][] = [
    [
      'DATABASE_URL',
      'postgres://nobody@127.0.0.1:1/none',
      'DATABASE_URL names a Postgres that cannot be reached',
    ],
    ['DATABASE_URL', 'mysql://nobody@127.0.0.1/none', 'DATABASE_URL must be a Postgres address'],
    ['SMTP_URL', 'smtp://127.0.0.1:1', 'SMTP_URL (127.0.0.1:1) cannot be used'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must be at least 32 random characters'],
    ['DEMONSTRATION', 'perhaps', 'DEMONSTRATION must be yes or no'],
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', String(port), `${taken} PORT to a free port`],
    ['MAILBOX_PORT', '80250', 'MAILBOX_PORT must be a whole number from 0 to 65535'],
    ['MAILBOX_PORT', String(port), `${taken} MAILBOX_PORT to a free port`],
    ['DATA_DIR', '/dev/null/none', 'DATA_DIR /dev/null/none cannot be written to'],
  ];
  for (const [variable, value, sentence] of wrong) {
    expect(await refusalOf({ [variable]: value }), `${variable}=${value}`).toContain(sentence);
  }
});

test('a refused start prints only its sentence and exits with 1', async () => {
  const DATA_DIR = temporaryFolder();
  const { code, output } = await runCommand(['start'], { DATA_DIR, PORT: 'eighty' });
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^PORT must be .*\.$/);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

function rowsOf(url: string) {
  const statement = sql`select (select count(*) from clients)::int + (select count(*) from partners)::int as rows`;
  return withDb(url, async (db) => [...(await db.execute(statement))]);
}

async function refusalOf(variables: Record<string, string>): Promise<string> {
  const unset = { DATABASE_URL: '', SMTP_URL: '', SESSION_SECRET: '', PORT: '0', MAILBOX_PORT: '0' };
  const stubbed = { ...unset, DATA_DIR: temporaryFolder(), ...variables };
  for (const [name, value] of Object.entries(stubbed)) vi.stubEnv(name, value);
  const stops: (() => unknown)[] = [];
  try {
    const lifetime = {
      stopRequested: new Promise<void>(() => {}),
      atEnd: (stop: () => unknown) => stops.push(stop),
    };
    return await startServices(lifetime).then(
      () => 'started',
      (error: unknown) => (isRefusal(error) ? error.message : String(error)),
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
    vi.unstubAllEnvs();
  }
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
