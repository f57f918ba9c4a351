import { afterAll, expect, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { lastRuns } from '#app/db/schema/runs.ts';
import { addMessage } from '#app/inbox/inbox.test-support.ts';
import { findMessage } from '#app/inbox/thread.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { sharedBoss } from '#app/jobs/queue.server.ts';
import { startJobs, stopJobs } from '#app/jobs/workers.server.ts';
import { upkeepJob } from './upkeep.server.ts';

await useTestDatabase();
afterAll(stopJobs);

test('old messages are deleted every night, and the run is recorded', async () => {
  const old = await addMessage({ createdAt: new Date('2020-01-01') });
  await startJobs([upkeepJob]);
  const boss = await sharedBoss();
  expect(await boss.getSchedule('upkeep')).toMatchObject({
    cron: '17 3 * * *',
    timezone: 'Africa/Johannesburg',
    options: expect.objectContaining({ missed: 'once' }),
  });

  await boss.send('upkeep', {});
  await vi.waitFor(async () => expect(await db().select().from(lastRuns)).toHaveLength(1), {
    timeout: 10_000,
  });
  expect(await findMessage(old)).toBeNull();
}, 20_000);
