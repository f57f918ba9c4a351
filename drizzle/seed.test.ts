import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { clients, partners } from '#app/platform/db/schema/lists.ts';
import { lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { seedDemonstration } from './seed.ts';

const database = await useTestDatabase();

test('two instances seed only once', async () => {
  await Promise.all([seedDemonstration(database.url), seedDemonstration(database.url)]);
  for (const list of lists) expect(await db().$count(tableOf(list))).toBe(demonstration[list.name].length);
});

test('every category of partner has one', async () => {
  const rows = await db().select({ category: partners.category }).from(partners);
  expect(new Set(rows.map((row) => row.category))).toEqual(new Set(['financial', 'payment', 'business']));
});

test('every demonstration logo exists in public', () => {
  const marks = Object.values(demonstration)
    .flat()
    .flatMap((row) => ('logoUrl' in row ? row.logoUrl : []));
  expect(marks).toHaveLength(21);
  expect(marks.filter((mark) => !existsSync(new URL(`../public${mark}`, import.meta.url)))).toEqual([]);
});

test('seeding again preserves changes and deletions by an administrator', async () => {
  await db().update(clients).set({ name: 'Renamed' }).where(eq(clients.name, 'Marula Moon Bakery'));
  await db().delete(clients).where(eq(clients.name, 'Baobab Bookbinders'));
  await seedDemonstration(database.url);

  const names = (await db().select({ name: clients.name }).from(clients)).map((row) => row.name);
  expect(names).toHaveLength(11);
  expect(names).toContain('Renamed');
  expect(names).not.toContain('Marula Moon Bakery');
});
