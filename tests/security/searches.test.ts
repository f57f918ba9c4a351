import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { TEXTS } from './hostile.ts';
import { cookieOf, seed } from './fixture.ts';
import { useBuiltSite } from '#tests/built-site.ts';

await useTestDatabase();
const site = await useBuiltSite();
beforeAll(seed);

/** A path, a known text, and which SQL wildcards it contains. */
const SEARCHES: [string, string, string[]][] = [
  ['/admin/clients?q=', 'Marula Moon', ['%']],
  ['/admin/messages?state=all&q=', 'Lerato Dube', []],
  ['/admin/users?q=', 'Thandi Nkosi', []],
];

test('a search finds stored text and treats wildcards literally', async () => {
  for (const [search, known, wildcards] of SEARCHES) {
    expect(await finds(search, known, known.slice(0, 5)), search).toBe(true);
    expect(await finds(search, known, 'zebra'), search).toBe(false);
    for (const wild of ['%', '_', '\\', '%%', '__________', 'Marul_', 'Lerat_', 'Thand_', '[A-Z]']) {
      expect(await finds(search, known, wild), `${search}${wild}`).toBe(wildcards.includes(wild));
    }
  }
});

test('SQL in a search finds nothing, quickly', async () => {
  for (const [search, known] of SEARCHES) {
    for (const text of TEXTS.filter((text) => /'|;|--/.test(text))) {
      const started = performance.now();
      expect(await finds(search, known, text), `${search}${text}`).toBe(false);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  }
});

async function finds(search: string, known: string, text: string): Promise<boolean> {
  const { body, status } = await site.request({
    path: search + encodeURIComponent(text),
    headers: cookieOf('admin'),
  });
  expect(status).toBe(200);
  return body.includes(known);
}
