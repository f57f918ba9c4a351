import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { clients, partners, professionalBodies, softwareAccreditations } from '#app/db/schema/lists.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import type { ListName } from './lists.ts';
import { findListings } from './find.server.ts';

const door = await startProxy((await useTestDatabase()).url);
vi.stubEnv('DATABASE_URL', door.url);

const tables = [
  ['clients', clients],
  ['professional-bodies', professionalBodies],
  ['software-accreditations', softwareAccreditations],
] as const;

beforeEach(async () => {
  for (const table of [...tables.map(([, table]) => table), partners]) await db().delete(table);
});

test.each(tables)('of %s the public sees what is active and not in the trash', async (name, table) => {
  await db()
    .insert(table)
    .values([
      { name: 'Shown' },
      { name: 'Hidden', isActive: false },
      { name: 'In the trash', deletedAt: new Date() },
    ]);
  expect(await names(name)).toEqual(['Shown']);
});

test('rows stand in the order given to them, and by name where that is the same', async () => {
  await db()
    .insert(clients)
    .values([
      { name: 'Beta', displayOrder: 20 },
      { name: 'Gamma', displayOrder: 10 },
      { name: 'Alpha', displayOrder: 20 },
      { name: 'Without an order' },
    ]);
  expect(await names('clients')).toEqual(['Without an order', 'Gamma', 'Alpha', 'Beta']);
});

test('a row comes with what is shown of it, and nothing that administrators alone see', async () => {
  const partner = {
    name: 'Copperleaf Bank',
    description: 'Business accounts.',
    logoUrl: '/logos/copperleaf.webp',
    websiteUrl: 'https://copperleaf-bank.example',
    category: 'financial',
  } as const;
  await db().insert(partners).values(partner);
  expect(await findListings('partners', silent)).toEqual([{ id: expect.any(String), ...partner }]);
});

test('nobody but a partner has a category', async () => {
  await db().insert(clients).values({ name: 'Marula Moon Bakery' });
  expect(await findListings('clients', silent)).toMatchObject([{ category: null, logoUrl: null }]);
});

test('an empty list is a list', async () => {
  expect(await findListings('professional-bodies', silent)).toEqual([]);
});

test('a list that cannot be read is null, and the log says which and why without any data', async () => {
  await db().insert(clients).values({ name: 'Secret Client' });
  const logFailure = vi.fn<(what: string, reason: string) => void>();
  await door.shut();
  expect(await findListings('clients', { logFailure })).toBeNull();
  await door.open();
  expect(logFailure.mock.calls).toEqual([
    ['the list of clients could not be read', expect.stringMatching(/^\w*Error \w+$/)],
  ]);
  await db().delete(clients).where(eq(clients.name, 'Secret Client'));
});

const silent = { logFailure: () => {} };

async function names(name: ListName) {
  return (await findListings(name, silent))?.map((row) => row.name);
}
