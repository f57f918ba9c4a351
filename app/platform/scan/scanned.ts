import type { Scan } from './scanner.server.ts';

/** `missing`: the bytes are not in the storage. */
export type ScanResult = Scan | { state: 'missing' };

export type Scanned = {
  /** Some of those that wait, always in the same order; `key` is in the storage. */
  findWaiting(limit: number): Promise<{ id: string; key: string }[]>;
  /** May be called twice with the same result. */
  keep(id: string, result: ScanResult): Promise<void>;
};

export function defineScanned(kind: Scanned): Scanned {
  return kind;
}
