import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { clients, partners } from '#app/db/schema/lists.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { loader as robots } from './robots[.]txt.ts';
import { loader } from './sitemap[.]xml.ts';

const door = await startProxy((await useTestDatabase()).url);
vi.stubEnv('DATABASE_URL', door.url);

beforeEach(async () => {
  await db().delete(clients);
});

test('the last change of an article is its last check', async () => {
  expect(await changeOf('/blog/essential-tax-tips-south-african-freelancers')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the last change of a list page is that of its newest row, visible or not', async () => {
  await db()
    .insert(clients)
    .values([
      { name: 'Old', updatedAt: new Date('2026-01-02T03:04:05Z') },
      { name: 'Hidden', isActive: false, updatedAt: new Date('2026-02-03T04:05:06Z') },
    ]);
  expect(await changeOf('/about/clients')).toBe('2026-02-03T04:05:06.000Z');
});

test('a page without a known change has no date', async () => {
  await db().delete(partners);
  expect(await changeOf('/accounting')).toBeNull();
  expect(await changeOf('/about/partners')).toBeNull();
});

test('without the database the sitemap is unavailable, not shorter', async () => {
  await door.shut();
  const logFailure = vi.fn();
  const response = await respond({ logFailure }).catch((thrown: unknown) => thrown);
  await door.open();
  expect(response).toMatchObject({ status: 503 });
  expect(logFailure).toHaveBeenCalledOnce();
});

test('robots are kept out of personal pages, and of nothing else', async () => {
  const rules = await robots().text();
  expect(rules).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const refused = [...rules.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isRefused = (path: string) =>
    refused.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  for (const path of ['/account', '/account/calculations', '/admin/clients', '/auth', '/calculation/x'])
    expect(isRefused(path), path).toBe(true);
  const open = [...(await pathsOf()), '/assets/app.css', '/blog/feed.xml'];
  expect(open.filter(isRefused)).toEqual([]);
});

function respond(context = {}) {
  return loader({ request: new Request('http://localhost:3000/sitemap.xml'), params: {}, context });
}

async function entries() {
  const text = await (await respond()).text();
  return [...text.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
}

async function pathsOf() {
  return (await entries()).map(([, path = '']) => path);
}

async function changeOf(pathname: string) {
  const entry = (await entries()).find(([, path]) => path === pathname);
  expect(entry, pathname).toBeDefined();
  return entry?.[2] ?? null;
}
