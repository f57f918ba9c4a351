import { expect, vi } from 'vitest';
import { bulkJob } from '#app/registry/bulk-job.server.ts';

/** Does what a run of the desk still has to do, as its job would. `path`: of its page. */
export async function finishRun(path: string): Promise<void> {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await bulkJob.run({ run: path.split('/').at(-1) ?? '' }, { id: '1', attempt: 1, log });
  expect(log.warn).not.toHaveBeenCalled();
}
