import { afterAll, expect, test, vi } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import { countRequest, PER_NETWORK } from './limit.server.ts';
import { useProxiedDatabase } from '#tests/database.ts';

const NOON = new Date('2026-03-02T12:00:15Z');

const door = await useProxiedDatabase();
afterAll(() => door.shut());

test('a network over the limit waits for the next minute', async () => {
  await use('196.25.1.1', PER_NETWORK.hits, NOON);
  expect(await count('196.25.1.1', NOON)).toBe(45);
  expect(await count('196.25.1.2', NOON)).toBe(0);
  expect(await count('196.25.1.1', later(45))).toBe(0);
});

test('without the database each process counts, and logs it once', async () => {
  const logFailure = vi.fn();
  await door.shut();
  await use('196.25.1.3', PER_NETWORK.hits, NOON, logFailure);
  expect(await count('196.25.1.3', NOON, logFailure)).toBe(45);
  expect(await count('196.25.1.4', NOON, logFailure)).toBe(0);
  expect(await count('196.25.1.3', later(45), logFailure)).toBe(0);
  expect(logFailure.mock.calls.length).toBeLessThanOrEqual(2);
  await door.open();
  await vi.waitFor(() => useSharedCount(later(120)), { timeout: 5 * SECOND });
});

async function use(clientAddress: string, times: number, now: Date, logFailure = () => {}): Promise<void> {
  for (let hit = 0; hit < times; hit++) {
    expect(await countRequest({ clientAddress, logFailure }, now)).toBe(0);
  }
}

function count(clientAddress: string, now: Date, logFailure = () => {}): Promise<number> {
  return countRequest({ clientAddress, logFailure }, now);
}

async function useSharedCount(now: Date): Promise<void> {
  const logFailure = vi.fn();
  await count('196.25.1.5', new Date(now.getTime() + performance.now()), logFailure);
  expect(logFailure).not.toHaveBeenCalled();
}

function later(seconds: number): Date {
  return new Date(NOON.getTime() + seconds * SECOND);
}
