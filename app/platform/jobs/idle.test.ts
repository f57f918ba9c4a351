import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { db, openDb, type Db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { env } from '#app/platform/env/env.server.ts';
import { mailJob, queueMail } from '#app/platform/mail/mail.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { defineJob } from './job.ts';
import { sharedBoss } from './queue.server.ts';
import { jobsHealthy, startJobs, stopJobs } from './workers.server.ts';

const MAIL = { to: 'someone@example.org', subject: 'A mail', text: 'Text', html: '<p>Text</p>' };

const database = await useTestDatabase();
const server = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', server.url);
afterEach(async () => {
  await stopJobs();
  env().JOBS = true;
});

nightly('an idle replica makes at most one transaction a second', { timeout: MINUTE }, async () => {
  await startJobs(jobs);
  const other = openDb(database.url, { connections: 1 });
  onTestFinished(() => other.$client.end());
  await sleep(15 * SECOND);
  const before = await transactions(other);
  await sleep(20 * SECOND);
  expect((await transactions(other)) - before).toBeLessThanOrEqual(20);
});

test('with JOBS=no a mail is queued, and sent by another replica', async () => {
  env().JOBS = false;
  await startJobs([mailJob]);
  expect(await jobsHealthy()).toBe(true);
  await db().transaction((tx) => queueMail(tx, MAIL));
  await sleep(3 * SECOND);
  expect(server.arrivals).toHaveLength(0);
  await stopJobs();
  env().JOBS = true;
  await startJobs([mailJob]);
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 5 * SECOND });
});

test('a scheduled job records its good runs, and leaves no dead letter when it fails', async () => {
  const policy = { ...mailJob.policy, retries: 0 };
  const schedule = { cron: '0 0 1 1 *', tz: 'Africa/Johannesburg', missed: 'once' } as const;
  const run = vi.fn(async () => {});
  const job = defineJob({ name: 'each-minute', schema: z.object({}), policy, schedule, run });
  const boss = await sharedBoss();
  // A queue that an earlier release left.
  await boss.createQueue('each-minute_dead');
  await boss.send('each-minute_dead', {});
  await startJobs([job]);
  run.mockRejectedValueOnce(new Error('The mailbox is away.'));
  await boss.send(job.name, {});
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 5 * SECOND });
  await expect.poll(() => left(), { timeout: 5 * SECOND }).toEqual([{ name: job.name, state: 'failed' }]);
  expect(await db().select().from(lastRuns).where(eq(lastRuns.name, job.name))).toEqual([]);
  await boss.send(job.name, {});
  await expect
    .poll(() => db().select().from(lastRuns).where(eq(lastRuns.name, job.name)), { timeout: 5 * SECOND })
    .toHaveLength(1);
});

async function left() {
  return [...(await db().execute(sql`select name, state from pgboss.job where name like 'each-minute%'`))];
}

async function transactions(other: Db): Promise<number> {
  const [row] = await other.execute(
    sql`select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.done);
}
