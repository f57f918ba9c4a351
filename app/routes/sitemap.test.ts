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

test('an article was last changed when it was last checked', async () => {
  expect(await changeOf('/blog/essential-tax-tips-south-african-freelancers')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a page of the database was last changed with its newest row, shown or not', async () => {
  await db()
    .insert(clients)
    .values([
      { name: 'Old', updatedAt: new Date('2026-01-02T03:04:05Z') },
      { name: 'Hidden', isActive: false, updatedAt: new Date('2026-02-03T04:05:06Z') },
    ]);
  expect(await changeOf('/about/clients')).toBe('2026-02-03T04:05:06.000Z');
});

test('a page of which nobody knows when it changed says nothing of it', async () => {
  await db().delete(partners);
  expect(await changeOf('/accounting')).toBeNull();
  expect(await changeOf('/about/partners')).toBeNull();
});

test('without the database the sitemap is put off, not shortened', async () => {
  await door.shut();
  const logged = vi.fn();
  const answer = await asked({ logFailure: logged }).catch((thrown: unknown) => thrown);
  await door.open();
  expect(answer).toMatchObject({ status: 503 });
  expect(logged).toHaveBeenCalledOnce();
});

test('robots are kept from what is somebody’s own, and from nothing else', async () => {
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

function asked(context = {}) {
  return loader({ request: new Request('http://localhost:3000/sitemap.xml'), params: {}, context });
}

async function places() {
  const text = await (await asked()).text();
  return [...text.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
}

async function pathsOf() {
  return (await places()).map(([, path = '']) => path);
}

async function changeOf(wanted: string) {
  const place = (await places()).find(([, path]) => path === wanted);
  expect(place, wanted).toBeDefined();
  return place?.[2] ?? null;
}
