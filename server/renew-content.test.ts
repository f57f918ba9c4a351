import { expect, test, vi } from 'vitest';
import { createRenewal } from './renew-content.ts';
import { createPageCache } from './page-cache/page-cache.ts';

const SILENT = { warn: vi.fn() };

test('content is read before the pages are made again', async () => {
  const cache = createPageCache([]);
  const seen: number[] = [];
  const renewal = createRenewal(cache, SILENT, async () => void seen.push(cache.generation));
  await renewal.renew();
  expect([seen, cache.generation]).toEqual([[0], 1]);
  renewal.stop();
});

test('content that could not be read is read again, and pages are made anew after it', async () => {
  vi.useFakeTimers();
  const cache = createPageCache([]);
  const refresh = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
  const renewal = createRenewal(cache, SILENT, refresh);
  await renewal.renew();
  expect(SILENT.warn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([refresh.mock.calls.length, cache.generation]).toEqual([2, 2]);
  renewal.stop();
  vi.useRealTimers();
});
