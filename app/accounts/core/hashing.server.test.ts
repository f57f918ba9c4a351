import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { startNode } from '#tests/node.ts';
import { bcryptHash, isHashingBusy } from './hashing.server.ts';

const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

test('hashes beyond a queue of thirty-two are refused at once', async () => {
  await Promise.all(Array.from({ length: THREADS }, () => hash(10)));
  const started = performance.now();
  const calls = Array.from({ length: 60 }, () =>
    hash().catch((error: unknown) => ({ busy: isHashingBusy(error), after: performance.now() - started })),
  );
  const results = await Promise.all(calls);
  const refused = results.filter((result) => typeof result === 'object');
  expect(refused).toHaveLength(60 - 32 - THREADS);
  expect((await metrics().hashingRefusals.get()).values[0]?.value).toBe(refused.length);
  for (const { busy, after } of refused) {
    expect(busy).toBe(true);
    expect(after).toBeLessThan(SECOND / 2);
  }
});

test('a failed call does not affect the others', async () => {
  const noSalt = 'no salt at all' as unknown as number;
  const calls = [hash(), bcryptHash('a password', noSalt), hash(), hash()];
  const [one, bad, other, last] = await Promise.allSettled(calls);
  const statuses = [one, bad, other, last].map((call) => call?.status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(bad?.status === 'rejected' && isHashingBusy(bad.reason)).toBe(false);
});

test('hashing does not block the main thread', async () => {
  const hashing = Promise.all(Array.from({ length: 4 }, () => hash(11)));
  const waits = [];
  for (let tick = 0; tick < 20; tick++) {
    const started = performance.now();
    await sleep(1);
    waits.push(performance.now() - started);
  }
  await hashing;
  // One hash takes longer than this on any machine, so hashing in this thread would show as a wait.
  expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(60);
});

test('outside of tests the cost is 12, and idle threads let the process end', async () => {
  const script = `
    import('./app/accounts/core/password.server.ts')
      .then(({ hashPassword }) => hashPassword('Quiet-Karoo-7'))
      .then((hash) => console.log(hash.slice(0, 7)));`;
  const child = startNode('-e', [script]);
  const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  expect([code, output.trim()]).toEqual([0, '$2b$12$']);
});

function hash(cost = 8): Promise<string> {
  return bcryptHash('a password', cost);
}
