import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepContentFresh } from './keep-fresh.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  globalThis.singletons?.delete('fresh content');
});

test('what is published is read each second, even after a failure, until it is stopped', () => {
  const read = vi.fn(() => Promise.reject(new Error('no database')));
  keepContentFresh(read);
  vi.advanceTimersByTime(3000);
  expect(read).toHaveBeenCalledTimes(3);
  clearInterval(keepContentFresh());
  vi.advanceTimersByTime(3000);
  expect(read).toHaveBeenCalledTimes(3);
});
