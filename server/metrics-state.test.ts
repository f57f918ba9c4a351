import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { enqueue, sharedBoss } from '#app/platform/jobs/queue.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { startSite } from '#tests/site.ts';
import { createStateReader } from './metrics-state.ts';

const MAIL = { to: 'ann@example.org', subject: 'Waits', text: 'Text', html: '<p>Text</p>' };

const { url } = await useTestDatabase();
const proxy = await startProxy(url);
vi.stubEnv('DATABASE_URL', proxy.url);
const running = await startSite(async () => new Response('page'), {
  probes: { database: () => db().execute('select 1') },
});
afterAll(() => running.close());

let look: () => Promise<void>;
beforeEach(() => {
  look = createStateReader(running.site);
});

test('there are no job metrics before the queue is open', async () => {
  expect(await newMetrics()).toContain('site_ready{part="database"} 1');
  expect(await stateMetrics()).not.toContain('site_jobs{');
});

test('jobs are counted by queue and state with the oldest one’s age, runs by name', async () => {
  await sharedBoss();
  await db().transaction(async (tx) => {
    for (const messageId of ['<one@x>', '<two@x>'])
      await enqueue(tx, mailJob, { ...MAIL, messageId, date: '2026-03-02' });
  });
  await db().execute("update pgboss.job set created_on = now() - interval '90 seconds'");
  await put(lastRuns, { name: 'backup', at: new Date(1_700_000_000_000) });
  const text = await newMetrics();
  expect(text).toContain('site_jobs{queue="mail",state="waiting"} 2');
  expect(text).toContain('site_jobs{queue="mail",state="failed"} 0');
  expect(text).toContain('site_jobs_oldest_seconds{queue="upkeep"} 0');
  expect(Number(/site_jobs_oldest_seconds\{queue="mail"\} (\S+)/.exec(text)?.[1])).toBeCloseTo(90, -1);
  expect(text).toContain('site_last_run_timestamp_seconds{run="backup"} 1700000000');
  expect(text).not.toContain('ann@example.org');
});

test('an unreachable database omits its metrics and is reported', async () => {
  expect(await newMetrics()).toContain('site_jobs{queue="mail"');
  await proxy.shut();
  await expect.poll(newMetrics).toContain('site_ready{part="database"} 0');
  expect(await stateMetrics()).not.toContain('site_jobs{');
  await proxy.open();
  await expect.poll(newMetrics).toContain('site_ready{part="database"} 1');
});

test('a hanging database delays the response by two seconds and gets no second query', async () => {
  proxy.stall();
  const started = performance.now();
  await Promise.all([look(), look(), look()]);
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(await stateMetrics()).not.toContain('site_jobs{');
  proxy.resume();
  await proxy.shut();
  await proxy.open();
});

async function newMetrics(): Promise<string> {
  await look();
  return stateMetrics();
}

function stateMetrics(): Promise<string> {
  return metrics().registry.metrics();
}
