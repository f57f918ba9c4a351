import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#app/platform/db/client.server.ts';
import { mailJob, queueMail } from '#app/platform/mail/mail.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { loseHeartbeats, startWorker } from '#tests/worker-process.ts';
import { defineJob } from './job.ts';
import { deadLetters, enqueue } from './queue.server.ts';
import { jobsHealthy, startJobs, stopJobs } from './workers.server.ts';

const WITHIN_SECONDS = { timeout: 5 * SECOND };
const MAIL = { to: 'someone@example.org', subject: 'A test of the queue', text: 'Text', html: '<p>Text</p>' };

await useTestDatabase();
const server = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', server.url);

beforeEach(() => {
  server.manner = 'accept';
  server.arrivals.length = 0;
});
afterEach(() => stopJobs());

test('a rollback removes the job', async () => {
  const undone = db().transaction(async (tx) => {
    await queueMail(tx, MAIL);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await jobState(MAIL.subject)).toBeUndefined();
});

test('a mail is delivered once', async () => {
  await startJobs([mailJob]);
  await send('Delivered once');
  await vi.waitFor(async () => expect(await jobState('Delivered once')).toBe('completed'), WITHIN_SECONDS);
  expect(server.arrivals).toHaveLength(1);
});

test('setting the clock back delays no mail', async () => {
  await startJobs([mailJob]);
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  let time = Date.now();
  clock.mockImplementation(() => (time -= 60_000));
  await sleep(SECOND);
  await send('While the clock goes back');
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), WITHIN_SECONDS);
});

test('every attempt has the same Message-ID and date', async () => {
  server.manner = 'try later';
  await startJobs([mailJob]);
  await send();
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), WITHIN_SECONDS);
  server.manner = 'accept';
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(2), { timeout: 15 * SECOND });
  const [first, second] = server.arrivals;
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.date).toBe(first?.date);
}, 30_000);

test('a finally refused mail becomes a dead letter at once', async () => {
  server.manner = 'refuse';
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await startJobs([mailJob], log);
  await send('Refused for good');
  await vi.waitFor(async () => expect(await deadLetters(mailJob)).toHaveLength(1), WITHIN_SECONDS);
  const [dead] = await deadLetters(mailJob);
  expect(dead?.data.subject).toBe('Refused for good');
  expect(server.arrivals).toHaveLength(1);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: 'EMESSAGE 554' }),
    'mail refused, kept as a dead letter',
  );
});

// A worker that is not bundled loads a thousand files.
test('another worker takes over the mail of a killed worker', { timeout: 120 * SECOND }, async () => {
  server.manner = 'hang';
  const worker = startWorker();
  await send();
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 80 * SECOND });
  await worker.kill();
  server.manner = 'accept';
  await startJobs([mailJob]);
  await loseHeartbeats();
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(2), { timeout: 20 * SECOND });
  expect(server.arrivals[1]?.messageId).toBe(server.arrivals[0]?.messageId);
});

test('jobs that are done one by one do not wait for each other', async () => {
  const done: number[] = [];
  const job = defineJob({
    name: 'one-by-one',
    schema: z.object({ number: z.number() }),
    policy: mailJob.policy,
    atOnce: { onServer: 1, ofGroup: 1 },
    run: async ({ number }) => void done.push(number),
  });
  await startJobs([job]);
  const numbers = [1, 2, 3, 4, 5, 6];
  await db().transaction(async (tx) => {
    for (const number of numbers) await enqueue(tx, job, { number });
  });
  await vi.waitFor(() => expect(done).toHaveLength(numbers.length), WITHIN_SECONDS);
});

test('the health check reports whether the queue runs', async () => {
  expect(await jobsHealthy()).toBe(false);
  await startJobs([mailJob]);
  expect(await jobsHealthy()).toBe(true);
  await stopJobs();
  expect(await jobsHealthy()).toBe(false);
});

function send(subject = MAIL.subject) {
  return db().transaction((tx) => queueMail(tx, { ...MAIL, subject }));
}

async function jobState(subject: string): Promise<unknown> {
  const [job] = await db().execute(
    sql`select state from pgboss.job where name = 'mail' and data ->> 'subject' = ${subject}`,
  );
  return job?.state;
}
