import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestSite } from './test-site.ts';

const LIBRARIES = '/usr/lib';

/** An offset from the true time (`+61m`, `-1d`), in libfaketime's syntax. */
export type SetClock = (to: string) => Promise<void>;

/** For an app that is started with `variables`. Null if there is no libfaketime. */
export function fakeClock({
  folder,
}: TestSite): { variables: Record<string, string>; setClock: SetClock } | null {
  const library = findLibrary();
  if (!library) return null;
  const file = join(folder, 'clock');
  writeFileSync(file, '+0');
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    async setClock(to) {
      writeFileSync(file, to);
      await sleep(100);
    },
  };
}

function findLibrary(): string | null {
  const paths = readdirSync(LIBRARIES).map((folder) =>
    join(LIBRARIES, folder, 'faketime', 'libfaketimeMT.so.1'),
  );
  return paths.find((path) => existsSync(path)) ?? null;
}
