import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The common sheet, which browsers keep from page to page, and that of pages on which React runs. */
const STAY_LINKS = ['app/app.css', 'app/desk/frame/desk.css'];

test('every sheet of a kind of public page is written into its pages', () => {
  const sheets = cssOf('app/page-sheets.server.ts', '?inline');
  const files = globSync('app/**/*.{ts,tsx}').filter((path) => !/page-sheets|\.test\./.test(path));
  const linked = new Set(files.flatMap((path) => cssOf(path, '?url')));
  expect([...linked].filter((path) => !sheets.includes(path)).toSorted()).toEqual(STAY_LINKS.toSorted());
});

function cssOf(file: string, query: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.css)(\?\w+)'/g)]
    .filter(([, , found]) => found === query)
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)));
}
