import { detailOf } from '#app/platform/core/own-error.ts';

const FULL = new Set<unknown>([
  'ENOSPC',
  'EDQUOT',
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
]);

export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const answer = detailOf(error, '$metadata');
  const is507 =
    typeof answer === 'object' && answer && 'httpStatusCode' in answer && answer.httpStatusCode === 507;
  return FULL.has(detailOf(error, 'code')) || FULL.has(error.name) || Boolean(is507);
}
