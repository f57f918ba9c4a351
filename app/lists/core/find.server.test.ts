import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { clients, partners } from '#app/platform/db/schema/lists.ts';
import { put, useProxiedDatabase } from '#tests/database.ts';
import { findListings } from './find.server.ts';

const proxy = await useProxiedDatabase();

const silent = { logFailure: () => {} };

beforeEach(async () => {
  for (const table of [clients, partners]) await db().delete(table);
});

test('the public sees active rows by order, then name, and none from the trash', async () => {
  expect(await findListings('clients', silent)).toEqual([]);
  await put(
    clients,
    { name: 'Beta', displayOrder: 20 },
    { name: 'Gamma', displayOrder: 10 },
    { name: 'Alpha', displayOrder: 20 },
    { name: 'Without an order' },
    { name: 'Hidden', isActive: false },
    { name: 'In the trash', deletedAt: new Date() },
  );
  const listings = await findListings('clients', silent);
  expect(listings?.map(({ name }) => name)).toEqual(['Without an order', 'Gamma', 'Alpha', 'Beta']);
});

test('a listing has only its public fields, and a category only if its list has them', async () => {
  const partner = {
    name: 'Copperleaf Bank',
    description: 'Business accounts.',
    logoUrl: '/logos/copperleaf.webp',
    logoAlt: 'A leaf of copper',
    websiteUrl: 'https://copperleaf-bank.example',
    category: 'financial',
  } as const;
  await put(partners, partner);
  await put(clients, { name: 'Marula Moon Bakery' });
  expect(await findListings('partners', silent)).toEqual([{ id: expect.any(String), ...partner }]);
  expect(await findListings('clients', silent)).toMatchObject([{ category: null, logoUrl: null }]);
});

test('a list that cannot be read is null, and the log says which and why without data', async () => {
  await put(clients, { name: 'Secret Client' });
  const logFailure = vi.fn<(what: string, reason: string) => void>();
  expect(await proxy.whileShut(() => findListings('clients', { logFailure }))).toBeNull();
  expect(logFailure.mock.calls).toEqual([
    ['the list of clients could not be read', expect.stringMatching(/^\w*Error \w+$/)],
  ]);
});
