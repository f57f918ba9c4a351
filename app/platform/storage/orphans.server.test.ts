import { expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { MOST_LISTED } from './object.ts';
import { removeOrphans } from './orphans.server.ts';
import { storage } from './storage.server.ts';

await useTestDatabase();

test('objects that no row needs go, a page of keys at a time', async () => {
  const ids = Array.from({ length: MOST_LISTED + 100 }, (_, at) => `id-${at}`);
  for (let at = 0; at < ids.length; at += 100) {
    const some = ids.slice(at, at + 100).map((id) => `orphans/${id}/source`);
    await Promise.all(some.map((key) => storage().put(key, Buffer.from('x'), 'text/plain')));
  }
  await storage().put('orphans/id-7/1', Buffer.from('x'), 'text/plain');
  await storage().put('elsewhere/id-1', Buffer.from('x'), 'text/plain');
  const pageSizes: number[] = [];
  const findKept = async (some: readonly string[]) => {
    pageSizes.push(some.length);
    return ['id-7', 'id-1099'];
  };
  await removeOrphans({ prefix: 'orphans/', before: new Date(0), findKept });
  expect(pageSizes).toEqual([]);
  await removeOrphans({ prefix: 'orphans/', findKept });
  expect(Math.max(...pageSizes)).toBeLessThanOrEqual(MOST_LISTED);
  expect(pageSizes.length).toBeGreaterThan(1);
  const kept = ['elsewhere/id-1', 'orphans/id-1099/source', 'orphans/id-7/1', 'orphans/id-7/source'];
  expect(await storage().list('')).toEqual(kept);
});
