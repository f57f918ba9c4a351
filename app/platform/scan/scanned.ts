import type { Scan } from './scanner.server.ts';

/** `missing`: the bytes are not in the storage. */
export type ScanResult = Scan | { state: 'missing' };

export type Scanned = {
  /** Some of those that wait, the same ones first each time; `key` is in the storage. */
  findWaiting(limit: number): Promise<{ id: string; key: string }[]>;
  /** May be called twice with the same. */
  keep(id: string, result: ScanResult): Promise<void>;
};

export function defineScanned(kind: Scanned): Scanned {
  return kind;
}
