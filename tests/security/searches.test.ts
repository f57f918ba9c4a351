import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { TEXTS } from './hostile.ts';
import { cookieOf, furnish, openQueue } from './place.ts';
import { useBuiltSite } from '#tests/built-site.ts';

await useTestDatabase();
const site = await useBuiltSite();
beforeAll(async () => {
  await openQueue();
  await furnish();
});

/** Where to search, what is there, and which of the letters that mean more to SQL stand in it. */
const SEARCHES: [string, string, string[]][] = [
  ['/admin/clients?q=', 'Marula Moon', ['%']],
  ['/admin/messages?state=all&q=', 'Lerato Dube', ['%', '_']],
  ['/admin/users?q=', 'Thandi Nkosi', []],
];

describe.each(SEARCHES)('%s', (search, known, letters) => {
  test('finds what is there, and takes what is no letter for what it is', async () => {
    expect(await found(known.slice(0, 5))).toBe(true);
    expect(await found('zebra')).toBe(false);
    for (const wild of ['%', '_', '\\', '%%', '__________', 'Marul_', 'Lerat_', 'Thand_', '[A-Z]']) {
      expect([wild, await found(wild)]).toEqual([wild, letters.includes(wild)]);
    }
  });

  test('finds nothing by SQL, at once', async () => {
    for (const text of TEXTS.filter((text) => /'|;|--/.test(text))) {
      const begun = performance.now();
      expect([text, await found(text)]).toEqual([text, false]);
      expect(performance.now() - begun).toBeLessThan(2_000);
    }
  });

  async function found(text: string): Promise<boolean> {
    const { body, status } = await site.ask({
      path: search + encodeURIComponent(text),
      headers: cookieOf('admin'),
    });
    expect(status).toBe(200);
    return body.includes(known);
  }
});
