import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { metrics } from '#app/metrics.server.ts';
import { startNode } from '#tests/node.ts';
import { bcrypt, isHashingBusy } from './hashing.server.ts';

const COST = 8;
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

test('more than thirty-two who wait are sent away at once, and all the others are served', async () => {
  const started = performance.now();
  const calls = Array.from({ length: 60 }, () =>
    hash().catch((error: unknown) => ({ busy: isHashingBusy(error), after: performance.now() - started })),
  );
  const answers = await Promise.all(calls);
  const refused = answers.filter((answer) => typeof answer === 'object');
  expect(refused).toHaveLength(60 - 32 - THREADS);
  const counted = await metrics().hashingRefusals.get();
  expect(counted.values[0]?.value).toBe(refused.length);
  for (const { busy, after } of refused) {
    expect(busy).toBe(true);
    expect(after).toBeLessThan(500);
  }
  expect(answers.filter((answer) => typeof answer === 'string' && answer.startsWith('$2b$'))).toHaveLength(
    32 + THREADS,
  );
}, 30_000);

test('a thread that dies takes its own call along and no other', async () => {
  const calls = [hash(), bcrypt({ work: 'hash', args: ['a password', 'no salt at all'] }), hash(), hash()];
  const [one, bad, other, last] = await Promise.allSettled(calls);
  expect([one?.status, bad?.status, other?.status, last?.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(bad?.status === 'rejected' && isHashingBusy(bad.reason)).toBe(false);
});

test('the process’s own thread goes on meanwhile', async () => {
  const hashing = Promise.all(Array.from({ length: 4 }, () => hash(11)));
  const waits = [];
  for (let tick = 0; tick < 20; tick++) {
    const started = performance.now();
    await sleep(1);
    waits.push(performance.now() - started);
  }
  await hashing;
  // One hash takes longer than this on any machine: had it been made here, a wait would show it.
  expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(60);
}, 30_000);

test('idle threads let the process end', async () => {
  const script = `
    import('#app/accounts/password.server.ts')
      .then(({ hashPassword }) => hashPassword('Quiet-Karoo-7'))
      .then((hash) => console.log(hash.slice(0, 7)));`;
  const child = startNode('-e', [script]);
  const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  expect([code, output.trim()]).toEqual([0, '$2b$12$']);
}, 30_000);

function hash(cost = COST): Promise<string> {
  return bcrypt<string>({ work: 'hash', args: ['a password', cost] });
}
