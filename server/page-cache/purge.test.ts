import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { listenForPurges } from './purge.ts';
import { createLog } from '../request-log.ts';

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

async function listening(url: string) {
  const server = count(url);
  await expect.poll(() => server.purges).toBe(1);
  return server;
}

function count(url: string) {
  const counted = { purges: 0 };
  const { stop } = listenForPurges(url, () => void (counted.purges += 1), createLog('silent'));
  return Object.assign(counted, { stop });
}
