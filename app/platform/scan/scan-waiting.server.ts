import { storage } from '#app/platform/storage/storage.server.ts';
import type { Scanned, ScanResult } from './scanned.ts';
import { scan } from './scanner.server.ts';

const AT_ONCE = 100;

/** Two at the same time are harmless. Stops when the scanner does not answer; returns how many it scanned. */
export async function scanWaiting(kinds: readonly Scanned[]): Promise<number> {
  let count = 0;
  for (const { findWaiting, keep } of kinds)
    for (const { id, key } of await findWaiting(AT_ONCE)) {
      const result = await scanObject(key).catch(() => null);
      if (!result) return count;
      await keep(id, result);
      count += 1;
    }
  return count;
}

export function findingOf(result: ScanResult): string | null {
  return 'finding' in result ? result.finding.slice(0, 200) : null;
}

async function scanObject(key: string): Promise<ScanResult> {
  const object = await storage().open(key);
  return object ? scan(object.chunks) : { state: 'missing' };
}
