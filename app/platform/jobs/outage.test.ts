import { afterAll, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { mailJob, queueMail } from '#app/platform/mail/mail.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { jobsHealthy, startJobs, stopJobs } from './workers.server.ts';

const MAIL = { to: 'someone@example.org', subject: 'After the outage', text: 'Text', html: '<p>Text</p>' };

const database = await useTestDatabase();
const proxy = await startProxy(database.url);
const server = await startSmtpServer('accept');
vi.stubEnv('DATABASE_URL', proxy.url);
vi.stubEnv('SMTP_URL', server.url);
afterAll(stopJobs);

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('workers do not start without a database', async () => {
  await proxy.shut();
  await expect(startJobs([mailJob], log)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await jobsHealthy()).toBe(false);

  await proxy.open();
  await startJobs([mailJob], log);
  expect(await jobsHealthy()).toBe(true);
}, 20_000);

test('workers that lose the database continue when it is back, with few log lines', async () => {
  log.error.mockClear();
  await proxy.shut();
  await vi.waitFor(async () => expect(await jobsHealthy()).toBe(false), { timeout: 15 * SECOND });
  await expect(send()).rejects.toThrow();
  expect(log.error.mock.calls.length).toBeLessThan(3);

  await proxy.open();
  await vi.waitFor(send, { timeout: 15 * SECOND });
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 15 * SECOND });
}, 60_000);

test('workers stop in time without the database', async () => {
  await proxy.shut();
  await stopJobs();
  expect(await jobsHealthy()).toBe(false);
}, 20_000);

function send() {
  return db().transaction((tx) => queueMail(tx, MAIL));
}
