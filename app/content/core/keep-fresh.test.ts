import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdContent } from '#app/platform/content/held.ts';
import { keepContentFresh } from './keep-fresh.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  globalThis.singletons?.delete('fresh content');
  globalThis.heldContent = undefined;
});

test('a server that hears of no change reads each second, even after a failure', () => {
  const read = vi.fn(() => Promise.reject(new Error('no database')));
  keepContentFresh(read);
  vi.advanceTimersByTime(3000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('where the site’s own server has read it, nothing is read again', () => {
  const read = vi.fn(() => Promise.resolve());
  keepContentFresh(read);
  holdContent(new Map());
  vi.advanceTimersByTime(3000);
  expect(read).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
