import { afterAll, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { mailJob, queueMail } from '#app/platform/mail/mail.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startPooler, whyNoPooler } from '#tests/pgbouncer.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { jobsHealthy, startJobs, stopJobs } from './workers.server.ts';

const MAIL = { to: 'someone@example.org', subject: 'Through the pooler', text: 'Text', html: '<p>Text</p>' };

const database = await useTestDatabase();
const server = await startSmtpServer('accept');
const pooler = whyNoPooler() ? null : await startPooler(database.url, 'transaction');
vi.stubEnv('DATABASE_URL', pooler?.url ?? '');
vi.stubEnv('SMTP_URL', server.url);
afterAll(async () => {
  await stopJobs();
  await pooler?.remove();
});

test.skipIf(whyNoPooler())(
  'behind PgBouncer in transaction mode a mail is sent once, also after its restart',
  async () => {
    await startJobs([mailJob]);
    await send();
    await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 5 * SECOND });
    await pooler?.stop();
    await vi.waitFor(async () => expect(await jobsHealthy()).toBe(false), { timeout: 15 * SECOND });
    await pooler?.start();
    await vi.waitFor(send, { timeout: 15 * SECOND });
    await vi.waitFor(() => expect(server.arrivals).toHaveLength(2), { timeout: 15 * SECOND });
  },
  60_000,
);

function send() {
  return db().transaction((tx) => queueMail(tx, MAIL));
}
