import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchThread } from './thread-stalls.ts';

test('work without a pause is a stall, and waiting is not', async () => {
  const thread = watchThread();
  thread.start();
  await sleep(150);
  thread.stop();
  expect(thread.longest()).toBeLessThan(50);
  thread.start();
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user - user < 60_000);
  thread.stop();
  expect(thread.longest()).toBeGreaterThanOrEqual(60);
});
