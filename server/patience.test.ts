import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import { withDatabaseName } from '#app/platform/env/database-address.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startPooler, whyNoPooler } from '#tests/pgbouncer.ts';
import { startProxy } from '#tests/proxy.ts';
import { explainStart } from './start-errors.ts';
import { waitForDatabase } from './patience.ts';

const database = await useTestDatabase();

test('a start waits while Postgres is away, and says where once', async () => {
  const proxy = await startProxy(database.url);
  await proxy.shut();
  const { warnings, waiting } = wait(proxy.url);
  await sleep(2 * SECOND);
  await proxy.open();
  await waiting;
  expect(warnings).toEqual([
    [{ reason: `ECONNREFUSED ${new URL(proxy.url).host}` }, 'the start waits for Postgres, 30 s at most'],
  ]);
  await proxy.shut();
});

test('a start gives up in time, and names the place', async () => {
  const failed = await wait('postgres://site:hunter2@127.0.0.1:1/site', SECOND).waiting.catch(explainStart);
  expect(failed).toBe(
    'DATABASE_URL names a Postgres that cannot be reached (ECONNREFUSED 127.0.0.1:1): start it, or correct the variable.',
  );
});

test('a start does not wait for what only the operator can fix', async () => {
  const { warnings, waiting } = wait(withDatabaseName(database.url, 'no_such'));
  expect(await waiting.catch(explainStart)).toContain('DATABASE_URL is refused by Postgres');
  expect(warnings).toEqual([]);
});

test.skipIf(whyNoPooler())('the refusal of a pooler names it', async () => {
  const pooler = await startPooler(database.url, 'session');
  const { waiting } = wait(`${pooler.url}?options=-c%20search_path%3Dpublic`);
  expect(await waiting.catch(explainStart)).toBe(
    'DATABASE_URL leads to a pooler (PgBouncer), which refuses (unsupported startup parameter: options): correct its settings, or the parameters of the variable.',
  );
  await pooler.remove();
});

function wait(url: string, longest?: number) {
  const warnings: unknown[][] = [];
  const log = { warn: (...words: unknown[]) => void warnings.push(words) };
  return { warnings, waiting: waitForDatabase(url, log, longest).then(() => 'ready') };
}
