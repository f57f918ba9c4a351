import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { db } from '#app/platform/db/client.server.ts';
import {
  clients,
  partners,
  professionalBodies,
  softwareAccreditations,
} from '#app/platform/db/schema/lists.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { LISTS } from '#app/lists/core/lists.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { readSearch } from './search.server.ts';

await useTestDatabase();

const context = { logFailure: vi.fn() };

beforeAll(async () => {
  for (const table of [clients, professionalBodies, softwareAccreditations, partners])
    await db().delete(table);
  await put(clients, ...demonstration.clients);
  await put(professionalBodies, ...demonstration['professional-bodies']);
  await put(softwareAccreditations, ...demonstration['software-accreditations']);
  await put(
    partners,
    ...demonstration.partners.map((row) => ({ ...row, category: row.category ?? 'business' })),
  );
});

test('every name in a list finds the page that shows it, and so does its first word', async () => {
  const { search } = await readSearch(context);
  for (const list of keysOf(LISTS))
    for (const { name } of demonstration[list]) {
      expect(search(name)[0]?.to, name).toBe(LISTS[list].publicPage);
    }
  for (const { name } of demonstration['software-accreditations'])
    expect(search(name.split(' ')[0] ?? '')[0]?.to, name).toBe('/about/licensing');
});

test('a name that is added is found at once; a hidden or deleted one is not', async () => {
  await put(
    partners,
    { name: 'Zebrawood Bank', category: 'financial' },
    { name: 'Hiddenwood Bank', category: 'financial', isActive: false },
    { name: 'Deletedwood Bank', category: 'financial', deletedAt: new Date() },
  );
  const { search, text } = await readSearch(context);
  expect(search('zebrawood')[0]).toMatchObject({ title: 'Zebrawood Bank', to: '/about/partners' });
  expect(text).toContain('Zebrawood');
  expect(text).not.toMatch(/Hiddenwood|Deletedwood/);
});

test('what the browser loads to search is small with the lists in it', async () => {
  const { text } = await readSearch(context);
  expect(brotliCompressSync(text).length).toBeLessThan(17_500);
});
