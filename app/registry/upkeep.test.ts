import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { accountJob } from '#app/accounts/core/account-job.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { bossFor, sharedBoss } from '#app/platform/jobs/queue.server.ts';
import { startJobs } from '#app/platform/jobs/workers.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { DAY, HOUR, MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { emptyTables } from '#tests/empty-tables.ts';
import { storedData } from './stored-data.server.ts';
import { upkeepJob } from './upkeep.server.ts';
import { EXPIRING } from './expiring-rows.test-support.ts';

await useTestDatabase();

test('the nightly job deletes what is older than promised, and nothing younger', async () => {
  const deleting = storedData.filter(({ deleteExpired }) => typeof deleteExpired === 'function');
  expect(deleting.map(({ name }) => name).toSorted(), 'add a row here for each kind').toEqual(
    Object.keys(EXPIRING).toSorted(),
  );
  for (const job of [mailJob, accountJob]) await bossFor(job);
  for (const [name, kinds] of Object.entries(EXPIRING)) {
    for (const [table, promise, add] of kinds) {
      await forget();
      const [now, age] = [Date.now(), typeof promise === 'number' ? promise : promise()];
      // Two hours are less than any promise, and more than this test takes.
      await add(new Date(now - age + 2 * HOUR));
      expect(await countIn(table), name).toBe(1);
      await runNightly();
      expect(await countIn(table), `${name}, younger than promised`).toBe(1);
      await add(new Date(now - age - MINUTE));
      await add(new Date(now - 20 * 365 * DAY));
      await runNightly();
      expect(await countIn(table), `${name}, older than promised`).toBe(1);
    }
  }
}, 60_000);

test('it runs at night, after a missed night once, and records that it did', async () => {
  await startJobs([upkeepJob]);
  const boss = await sharedBoss();
  expect(await boss.getSchedule('upkeep')).toMatchObject({
    cron: '17 3 * * *',
    timezone: 'Africa/Johannesburg',
    options: expect.objectContaining({ missed: 'once' }),
  });
  await db().delete(lastRuns);
  await boss.send('upkeep', {});
  await vi.waitFor(async () => expect(await db().select().from(lastRuns)).toHaveLength(1), {
    timeout: 10_000,
  });
}, 20_000);

async function forget() {
  await emptyTables('users', 'rate_limits', 'audit_entries', 'clients', 'enquiries', 'received_mails');
  await emptyTables('saved_calculations', 'kept_entries', 'payment_mails', 'bookings', 'client_mail_days');
  await db().execute(sql`delete from pgboss.job`);
}

async function runNightly() {
  const log = { info() {}, warn: vi.fn(), error() {} };
  await upkeepJob.run({}, { id: '', attempt: 1, log });
  expect(log.warn).not.toHaveBeenCalled();
}

async function countIn(table: string): Promise<number> {
  const [row] = await db().execute<{ rows: number }>(sql.raw(`select count(*)::int as rows from ${table}`));
  return row?.rows ?? 0;
}
