import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

test('every file named in docs/security.md exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|yml))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter((path) => {
    return ![path, `app/accounts/core/${path}`].some((file) => existsSync(new URL(file, ROOT)));
  });
  expect([...new Set(missing)]).toEqual([]);
});
