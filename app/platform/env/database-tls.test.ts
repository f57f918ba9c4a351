import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSecureContext, TLSSocket } from 'node:tls';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { openBoss } from '#app/platform/jobs/boss.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { startPostgres, type Postgres } from '#dev/postgres.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { listenForPurges } from '#server/page-cache/purge.ts';
import { createLog } from '#server/request-log.ts';
import { makeAuthority, makeCertificate } from '#tests/certificates.ts';
import { makeFolder } from '#tests/folder.ts';
import { startNode } from '#tests/node.ts';
import { openDb, withDb } from '#app/platform/db/client.server.ts';
import { explainConnection } from '#app/platform/db/failure.ts';

vi.setConfig({ testTimeout: 2 * MINUTE });

const folder = makeFolder('postgres-tls-');
const authority = makeAuthority(folder, 'authority');
const stranger = makeAuthority(folder, 'stranger');
const files = makeCertificate(folder, authority, 'DNS:localhost');
const log = { info() {}, warn() {}, error() {} };

const plain = await startPostgres({ folder: join(folder, 'plain'), throwaway: true });
const secured = await startWithTls(join(folder, 'secured'));
afterAll(async () => {
  await Promise.all([plain.stop(), secured.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

test('with their own authority, migrations, queries and the queue use verified TLS', async () => {
  const url = addressOf(
    secured,
    `sslmode=verify-full&sslrootcert=${authority.certificate}&channel_binding=require`,
  );
  expect((await migrateDatabase(url)).applied).toBeGreaterThan(0);
  expect(await useBoth(url)).toEqual({ site: true, 'site jobs': true });
});

test('each sslmode means for both drivers what it means for libpq', async () => {
  const [right, wrong] = [`sslrootcert=${authority.certificate}`, `sslrootcert=${stranger.certificate}`];
  const byAddress = { host: '127.0.0.1' };
  const encrypted = { site: true, 'site jobs': true };
  const unencrypted = { site: false, 'site jobs': false };
  const expectations: [query: string, result: unknown, server?: Postgres, options?: object][] = [
    ['sslmode=disable', unencrypted],
    ['sslmode=prefer', encrypted],
    ['sslmode=prefer', unencrypted, plain],
    ['sslmode=require', encrypted],
    [`sslmode=require&${right}`, encrypted, secured, byAddress],
    [`sslmode=require&${wrong}`, 'refused'],
    ['sslmode=require', 'refused', plain],
    ['sslmode=verify-ca', 'refused'],
    [`sslmode=verify-ca&${right}`, encrypted, secured, byAddress],
    [`sslmode=verify-ca&${wrong}`, 'refused'],
    [`sslmode=verify-full&${right}`, encrypted],
    [`sslmode=verify-full&${right}`, 'refused', secured, byAddress],
    ['sslrootcert=system', 'refused'],
  ];
  for (const [parameters, result, server = secured, options] of expectations) {
    const url = addressOf(server, parameters, options);
    if (result !== 'refused') expect(await useBoth(url), parameters).toEqual(result);
    else {
      await expect(query(url), parameters).rejects.toThrow();
      await expect(openBoss(url, log), parameters).rejects.toThrow();
    }
  }
});

test('a password of any characters and a second host work for both drivers', async () => {
  const password = 'p@ss:w/rd?#%&+ é';
  const admin = addressOf(plain, '');
  await query(admin, `create role odd superuser login password '${password}'`);
  const hosts = `127.0.0.1:1,localhost:${plain.port}`;
  const unencrypted = { site: false, 'site jobs': false };
  for (const written of [encodeURIComponent(password), password.replace('%', '%25')]) {
    expect(await useBoth(`postgres://odd:${written}@${hosts}/postgres`), written).toEqual(unencrypted);
  }
});

test('every connection sends the name of its server', async () => {
  const names: string[] = [];
  const server = await startTlsListener(names);
  const { port } = server.address() as AddressInfo;
  const url = `postgres://site:x@localhost:${port}/site?sslmode=require`;
  const clients = [openDb(url, { silence: 5 * SECOND }), openDb(url, { connections: 1 })];
  const purges = listenForPurges(url, () => {}, createLog('silent'));
  for (const client of clients) client.execute(sql`select 1`).catch(() => {});
  await expect(openBoss(url, log)).rejects.toThrow();
  await vi.waitFor(() => expect(names.length).toBeGreaterThanOrEqual(4), 10 * SECOND);
  expect(new Set(names)).toEqual(new Set(['localhost']));
  await Promise.all([...clients.map(({ $client }) => $client.end({ timeout: 1 })), purges.stop()]);
  server.close();
});

test('a failed connection is explained in one sentence with the variable and the cause', async () => {
  const trusted = `sslmode=verify-full&sslrootcert=${authority.certificate}`;
  const wrong: [url: string, cause: string][] = [
    [addressOf(secured, trusted, { host: '127.0.0.1' }), "not in the cert's list"],
    [addressOf(plain, 'sslmode=require'), 'asks for TLS'],
    [addressOf(plain, '', { password: 'wrong' }), 'password authentication failed'],
    [addressOf(plain, '', { database: 'none' }), 'database "none" does not exist'],
    ['postgres://postgres@no-such-host.invalid/x', 'cannot be reached (ENOTFOUND no-such-host.invalid)'],
  ];
  for (const [url, cause] of wrong) {
    // One after the other: a second one would fail before anybody awaits it.
    for (const connect of [() => migrateDatabase(url), () => openBoss(url, log)]) {
      const sentence = explainConnection(await connect().then(String, (error: unknown) => error));
      expect(sentence, url).toMatch(/^DATABASE_URL .*\.$/);
      expect(sentence, url).toContain(cause);
    }
  }
});

test('the wrong authority stops the start with one sentence', async () => {
  const DATABASE_URL = addressOf(secured, `sslmode=verify-full&sslrootcert=${stranger.certificate}`);
  const variables = { DATABASE_URL, SMTP_URL: 'smtp://localhost:1', PORT: '0', LOG_LEVEL: 'silent' };
  const child = startNode('build/main.js', [], { variables, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  expect(errors).toMatch(/^DATABASE_URL names a Postgres whose certificate is not accepted .*\.\n$/);
  expect(code).toBe(1);
});

async function startWithTls(data: string): Promise<Postgres> {
  await (await startPostgres({ folder: data, throwaway: true })).stop();
  const { uid, gid } = statSync(realpathSync(data));
  for (const [from, to] of [
    [files.certificate, 'server.crt'],
    [files.key, 'server.key'],
  ] as const) {
    copyFileSync(from, join(data, to));
    chmodSync(join(data, to), 0o600);
    chownSync(join(data, to), uid, gid);
  }
  return startPostgres({ folder: data, throwaway: true, settings: ['ssl=on'] });
}

function addressOf(
  server: Postgres,
  query: string,
  options: { host?: string; password?: string; database?: string } = {},
) {
  const { host = 'localhost', password = new URL(server.url).password, database = 'postgres' } = options;
  return `postgres://postgres:${password}@${host}:${server.port}/${database}?${query}`;
}

function query(url: string, statement = 'select 1') {
  return withDb(url, (db) => db.execute(sql.raw(statement)));
}

async function useBoth(url: string): Promise<Record<string, boolean>> {
  const boss = await openBoss(url, log);
  try {
    const rows = await withDb(url, (db) =>
      db.execute<{ name: string; ssl: boolean }>(sql`
        select distinct application_name as name, ssl from pg_stat_ssl join pg_stat_activity using (pid)
        where application_name like 'site%' order by 1`),
    );
    return Object.fromEntries(rows.map(({ name, ssl }) => [name, ssl]));
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Speaks TLS as Postgres does, notes the server name, and hangs up. */
async function startTlsListener(names: string[]) {
  const context = createSecureContext({
    cert: readFileSync(files.certificate),
    key: readFileSync(files.key),
  });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('S');
      const tls = new TLSSocket(socket, {
        isServer: true,
        secureContext: context,
        SNICallback: (name, done) => {
          names.push(name);
          done(null, context);
        },
      });
      tls.on('error', () => {});
      tls.once('secure', () => {
        if (!tls.servername) names.push('none');
        tls.end();
      });
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}
