import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { recordRun } from '#app/platform/jobs/last-run.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startPooler, whyNoPooler } from '#tests/pgbouncer.ts';
import { startProxy } from '#tests/proxy.ts';
import { listenForPurges } from './purge.ts';

const database = await useTestDatabase();
const sql = postgres(database.url, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

test('a notice purges every listening server when its transaction commits', async () => {
  const servers = await Promise.all([listening(database.url), listening(database.url)]);
  const before = servers.map((server) => server.purges);
  await sql.begin(async (transaction) => {
    await transaction`select pg_notify('page_purge', '')`;
    await setTimeout(50);
    expect(servers.map((server) => server.purges)).toEqual(before);
  });
  await expect.poll(() => servers.map((server) => server.purges)).toEqual(before.map((count) => count + 1));
  await Promise.all(servers.map((server) => server.stop()));
});

test('after a lost connection it purges once and listens again', async () => {
  const proxy = await startProxy(database.url);
  const server = await listening(proxy.url);
  const before = server.purges;
  await proxy.shut();
  await setTimeout(2_500);
  await proxy.open();
  await expect.poll(() => server.purges, { timeout: 5_000 }).toBe(before + 1);
  await sql`notify page_purge`;
  await expect.poll(() => server.purges).toBe(before + 2);
  await server.stop();
  await proxy.shut();
});

test('it starts listening when the database becomes available', async () => {
  const proxy = await startProxy(database.url);
  await proxy.shut();
  const server = count(proxy.url);
  await setTimeout(1_500);
  expect(server.purges).toBe(0);
  await proxy.open();
  await expect.poll(() => server.purges, { timeout: 5_000 }).toBe(1);
  await server.stop();
  await proxy.shut();
});

test.skipIf(whyNoPooler())('behind a pooler that passes no notices on, a change still purges', async () => {
  const pooler = await startPooler(database.url, 'transaction');
  onTestFinished(() => pooler.remove());
  const server = await listening(pooler.url);
  await expect.poll(() => server.warnings, { timeout: 8_000 }).toHaveLength(1);
  await setTimeout(2_500);
  const before = server.purges;
  await db().transaction((tx) => recordRun(tx, 'page change', new Date()));
  await expect.poll(() => server.purges, { timeout: 5_000 }).toBe(before + 1);
  await server.stop();
});

test.skipIf(whyNoPooler())('behind a pooler in session mode notices arrive', async () => {
  const pooler = await startPooler(database.url, 'session');
  onTestFinished(() => pooler.remove());
  const server = await listening(pooler.url);
  const before = server.purges;
  await sql`notify page_purge`;
  await expect.poll(() => server.purges).toBe(before + 1);
  await setTimeout(3_500);
  expect(server.warnings).toEqual([]);
  await server.stop();
});

async function listening(url: string) {
  const server = count(url);
  await expect.poll(() => server.purges).toBe(1);
  return server;
}

function count(url: string) {
  const counted = { purges: 0, warnings: [] as unknown[] };
  const log = { warn: (...words: unknown[]) => void counted.warnings.push(words) };
  const { stop } = listenForPurges(url, () => void (counted.purges += 1), log);
  return Object.assign(counted, { stop });
}
