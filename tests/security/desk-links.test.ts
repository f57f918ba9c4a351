import { beforeAll, expect, test, vi } from 'vitest';
import { EVERY_ROLE, may, type Role } from '#app/accounts/core/roles.ts';
import { SECTIONS } from '#app/desk/frame/sections.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { cookieOf, seed } from './fixture.ts';

vi.setConfig({ testTimeout: 300_000 });

/** For each page: filters, sorts and weeks are the same page to a role. */
const MOST_QUERIES = 4;
/** Pages that name many things. */
const PLACES = ['/admin', '/admin/search?q=thandi', '/admin/search?q=a'];

const NARROW: Role[] = ['staff', 'editor'];

await useTestDatabase();
const site = await useBuiltSite();
beforeAll(seed);

for (const role of isNightly ? EVERY_ROLE : NARROW)
  test(`no link, search or menu of the desk leads ${role} to a closed page`, async () => {
    const pages = await walk(cookieOf(role));
    const closed = [...pages].filter(([, { status }]) => status >= 400);
    expect(closed.map(([path, { status, from }]) => `${status} ${path}, linked from ${from}`)).toEqual([]);
    for (const { path, permission } of SECTIONS)
      expect(pages.has(path), `${path} for ${role}`).toBe(may(role, permission));
  });

/** Every page that the desk links to, with the first page that links to it. */
async function walk(headers: Record<string, string>) {
  const found = new Map<string, { status: number; from: string }>();
  const queue = PLACES.map((path) => ({ path, from: 'the test' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    const [page = ''] = path.split('?');
    const queries = [...found.keys()].filter((other) => other.split('?')[0] === page);
    if (found.has(path) || queries.length >= MOST_QUERIES) continue;
    const { status, type, body } = await site.request({ path, headers });
    found.set(path, { status, from });
    if (!type.startsWith('text/html')) continue;
    for (const [, link = ''] of body.matchAll(/<a\b[^>]*\bhref="(\/admin[^"#]*)/g))
      queue.push({ path: link.replaceAll('&amp;', '&'), from: path });
  }
  return found;
}
