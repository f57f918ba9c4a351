import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { db, openDb, type Db } from './client.server.ts';
import { isPassing } from './failure.ts';

const database = await useTestDatabase();
const line = await startProxy(database.url);
vi.stubEnv('DATABASE_URL', line.url);

test('a query on a silent connection fails in time, and the next one succeeds', async () => {
  const client = openDb(line.url, { silence: SECOND });
  await client.execute(sql`select 1`);
  line.stall();
  line.resume();
  const started = performance.now();
  expect(isPassing(await failureOf(client))).toBe(true);
  expect(performance.now() - started).toBeLessThan(5 * SECOND);
  await client.execute(sql`select pg_sleep(0.5)`);
  await client.$client.end();
});

test.each(['before the driver has called again', 'after it has'])(
  'no statement of a transaction goes out when its connection has closed, %s',
  async (when) => {
    const other = openDb(database.url, { connections: 1 });
    let late: Promise<unknown> | undefined;
    const severed = db().transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await other.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and state = 'idle in transaction' and datname = current_database()`);
      await sleep(SECOND / 5);
      if (when === 'after it has') await query();
      late = Promise.resolve(tx.execute(sql`select 2`));
      await late;
    });
    await expect(severed).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await vi.waitFor(() => expect(late).toBeDefined());
    await expect(late).rejects.toMatchObject({ cause: { code: 'CONNECTION_CLOSED' } });
    await query();
    await other.$client.end();
  },
);

test('a client whose query broke with its connection still closes at once', async () => {
  const away = await startProxy(database.url);
  const client = openDb(away.url);
  await client.execute(sql`select 1`);
  await expect(away.whileShut(async () => client.execute(sql`select 2`))).rejects.toThrow('Failed query');
  const closed = client.$client.end({ timeout: 60 }).then(() => 'closed');
  expect(await Promise.race([closed, sleep(10 * SECOND)])).toBe('closed');
});

test('a query fails at once if every connection is closed immediately', async () => {
  const calls: unknown[] = [];
  const balancer = createServer((socket) => {
    calls.push(socket);
    socket.end();
  });
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  const { port } = balancer.address() as AddressInfo;
  const behind = openDb(`postgres://site@127.0.0.1:${port}/site`, { silence: SECOND });
  expect(isPassing(await failureOf(behind))).toBe(true);
  expect(calls).toHaveLength(1);
  await behind.$client.end();
  balancer.close();
});

test('a connection that is lost while the driver asks for types fails no other promise', async () => {
  const real = new URL(database.url);
  const sockets: Socket[] = [];
  const between = createServer((socket) => {
    const onward = connect(Number(real.port || 5432), real.hostname);
    sockets.push(socket, onward);
    onward.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => onward.destroy());
    socket.on('data', (data) => {
      if (!data.includes('typarray')) return void onward.write(data);
      between.close();
      for (const one of sockets) one.destroy();
    });
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const { port } = between.address() as AddressInfo;
  const url = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port });
  const unheard: unknown[] = [];
  const listen = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', listen);
  const client = openDb(url.href);
  expect(await failureOf(client)).toBeInstanceOf(Error);
  await sleep(100);
  process.off('unhandledRejection', listen);
  expect(unheard).toEqual([]);
  await client.$client.end();
});

function query() {
  return db().execute(sql`select 1`);
}

function failureOf(client: Db): Promise<unknown> {
  return Promise.resolve(client.execute(sql`select 1`)).then(String, (error: unknown) => error);
}
