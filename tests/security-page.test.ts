import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

test('every file that the page on security names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|yml))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter((path) => {
    return ![path, `app/accounts/${path}`].some((place) => existsSync(new URL(place, ROOT)));
  });
  expect([...new Set(missing)]).toEqual([]);
});
