import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder that others may enter, for the caller to remove. A temporary folder is its owner's alone; started by
 * root, Postgres could not enter it, and its data would be laid elsewhere and outlive the folder.
 */
export function makeFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}
