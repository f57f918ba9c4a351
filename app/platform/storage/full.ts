const FULL = new Set<unknown>([
  'ENOSPC',
  'EDQUOT',
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
]);

export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return FULL.has(code) || FULL.has(error.name) || $metadata?.httpStatusCode === 507;
}
