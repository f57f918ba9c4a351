import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from './render-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a fixed number run at a time, and the others start in order of arrival', async () => {
  const { order, run } = started(createTurns(2));
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(run);
  await settle();
  expect(order).toEqual(['a', 'b']);
  second?.finish();
  await expect(second?.result).resolves.toBe('b');
  expect(order).toEqual(['a', 'b', 'c']);
  first?.finish();
  third?.finish();
  await Promise.all([first?.result, third?.result]);
  fourth?.finish();
  await fourth?.result;
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

test('a render that waits for something else lets one other begin', async () => {
  const { order, run } = started(createTurns(1, 100));
  const [slow, next, last] = ['slow', 'next', 'last'].map(run);
  await vi.advanceTimersByTimeAsync(99);
  expect(order).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['slow', 'next']);
  slow?.finish();
  await slow?.result;
  expect(order).toEqual(['slow', 'next']);
  next?.finish();
  await next?.result;
  expect(order).toEqual(['slow', 'next', 'last']);
  last?.finish();
  await last?.result;
  run('free again');
  await settle();
  expect(order.at(-1)).toBe('free again');
});

test('a failed render passes its turn on, and its error to the caller', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn(() => Promise.reject(new Error('no page')));
  const next = takeTurn(async () => 'a page');
  await expect(failing).rejects.toThrow('no page');
  await expect(next).resolves.toBe('a page');
});

function started(takeTurn: ReturnType<typeof createTurns>) {
  const order: string[] = [];
  const run = (name: string) => {
    let finish = () => {};
    const finished = new Promise<void>((done) => (finish = done));
    const result = takeTurn(async () => {
      order.push(name);
      await finished;
      return name;
    });
    return { result, finish: () => finish() };
  };
  return { order, run };
}

function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0);
}
