import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/run.ts';
import { LINES, LONGER } from './budgets.ts';
import { titlesOf } from './specification/requirements.ts';

const FOLDERS = ['app', 'content', 'dev', 'drizzle', 'server', 'tests'];
const SOURCE = /\.(tsx?|mjs|css|sh)$/;

const lengths = new Map(FOLDERS.flatMap(sourcesIn).map((path) => [path, linesOf(path)]));

test(`only listed files have more than ${LINES} lines`, () => {
  const tooLong = [...lengths].filter(([path, lines]) => lines > (LONGER[path]?.lines ?? LINES));
  expect(tooLong).toEqual([]);
});

test('every listed file exists and is that long', () => {
  const idle = Object.keys(LONGER).filter((path) => (lengths.get(path) ?? 0) <= LINES);
  expect(idle).toEqual([]);
});

test('no test title is longer than 80 characters', () => {
  const tests = globSync(`{${FOLDERS}}/**/*.{test,spec}.{ts,tsx}`, { cwd: ROOT });
  const long = tests.flatMap((path) =>
    titlesOf(path)
      .filter((title) => title.length > 80)
      .map((title) => `${path}: ${title}`),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(long.slice(0, 10)).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function linesOf(path: string): number {
  return readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
}
