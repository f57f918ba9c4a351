import { expect, test } from 'vitest';
import { limitRenders } from './render-limit.ts';

test('a network has twenty seconds’ renders at once, then some each second', () => {
  const { ask, clock } = limited();
  expect(ask('192.0.2.1', 150)).toBe(100);
  expect(ask('192.0.2.2', 1)).toBe(1);
  clock.now += 2_000;
  expect(ask('192.0.2.1', 50)).toBe(10);
  clock.now += 3_600_000;
  expect(ask('192.0.2.1', 150)).toBe(100);
});

test('an IPv6 /48 has ten times as many as a /64', () => {
  const { ask } = limited();
  const taken = Array.from({ length: 20 }, (_, subnet) => ask(`2001:db8:1:${subnet}::1`, 100));
  expect(taken).toEqual([...Array(10).fill(100), ...Array(10).fill(0)]);
  expect(ask('2001:db8:2::1', 1)).toBe(1);
});

/** Asks this many times; returns how often it was allowed. */
function limited() {
  const clock = { now: 0 };
  const count = limitRenders(5, () => clock.now);
  const ask = (address: string, times: number) =>
    Array.from({ length: times }).filter(() => {
      try {
        count(address);
        return true;
      } catch {
        return false;
      }
    }).length;
  return { ask, clock };
}
