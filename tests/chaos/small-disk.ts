import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#tests/folder.ts';

export type SmallDisk = {
  folder: string;
  fill(): void;
  free(): void;
  remove(): void;
};

/** Megabytes, in memory; null if none can be mounted. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = makeFolder('site-disk-');
  const remove = () => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  const size = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  process.once('exit', remove);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

function fillWith(path: string): void {
  const file = openSync(path, 'a');
  const piece = Buffer.alloc(4096);
  try {
    for (;;) if (writeSync(file, piece) < piece.length) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
