import { expect, test, vi } from 'vitest';
import { allArticles } from '#app/site/blog/articles.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { clients, partners } from '#app/platform/db/schema/lists.ts';
import { put, useProxiedDatabase } from '#tests/database.ts';
import { loader as robots } from './robots[.]txt.ts';
import { loader } from './sitemap[.]xml.ts';

const door = await useProxiedDatabase();

test('the last change is an article’s last check, and a list page’s newest row', async () => {
  await put(
    clients,
    { name: 'Old', updatedAt: new Date('2026-01-02T03:04:05Z') },
    { name: 'Hidden', isActive: false, updatedAt: new Date('2026-02-03T04:05:06Z') },
  );
  await db().delete(partners);
  const [article] = allArticles();
  expect(Object.fromEntries((await entries()).map(([, path, change]) => [path, change]))).toMatchObject({
    [`/blog/${article?.slug}`]: article?.checked,
    '/about/clients': '2026-02-03T04:05:06.000Z',
    '/about/partners': undefined,
    '/accounting': undefined,
  });
});

test('without the database the sitemap is unavailable, not shorter', async () => {
  const logFailure = vi.fn();
  await expect(door.whileShut(() => respond({ logFailure }))).rejects.toMatchObject({ status: 503 });
  expect(logFailure).toHaveBeenCalledOnce();
});

test('robots are kept out of personal pages, and of nothing else', async () => {
  const rules = await robots().text();
  expect(rules).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const refused = [...rules.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isRefused = (path: string) =>
    refused.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  for (const path of [
    '/account',
    '/account/calculations',
    '/admin/clients',
    '/auth',
    '/calculation/x',
    '/kept/freelancer/x',
    '/kept/estate/x',
    '/in-person/x',
    '/payment-mails/x',
  ])
    expect(isRefused(path), path).toBe(true);
  const open = [...(await entries()).map(([, path = '']) => path), '/assets/app.css', '/blog/feed.xml'];
  expect(open.filter(isRefused)).toEqual([]);
});

function respond(context = {}) {
  return loader({ request: new Request('http://localhost:3000/sitemap.xml'), params: {}, context });
}

async function entries() {
  const text = await (await respond()).text();
  return [...text.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
}
