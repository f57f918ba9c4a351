import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { keptEntries } from '#app/platform/db/schema/kept.ts';
import { DAY, HOUR, SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { MOST_KEPT, type KeptKind } from './kept-kind.ts';
import { changeKept, deleteExpiredKept, deleteKept, findKept, keep, restoreKept } from './kept.server.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const UNUSED = retention.keptDays * DAY;
const ENTRIES = { name: 'Thandi', ticks: ['bank'] };

type Entries = z.infer<typeof schema>;

const schema = z.strictObject({ name: z.string(), ticks: z.array(z.string()) });
const estate: KeptKind<string, Entries> = { name: 'test-estate', path: '/', schema };
const other = { ...estate, name: 'test-other' };

await useTestDatabase();
beforeEach(() => db().execute(sql`truncate kept_entries`));

test('what is kept is opened by its link alone', async () => {
  const token = await keep(estate, ENTRIES, NOW);
  expect(await findKept(estate, token, NOW)).toMatchObject({
    entries: ENTRIES,
    version: 1,
    isDeleted: false,
  });
  expect(await findKept(other, token, NOW)).toBeNull();
  for (const unknown of ['', 'x', 'A'.repeat(43), `${token}x`, "' or 1=1 --", '\0']) {
    expect(await findKept(estate, unknown, NOW)).toBeNull();
    expect(await changeKept(estate, unknown, (entries) => entries, NOW)).toBeNull();
    expect(await deleteKept(estate, unknown, NOW)).toBe(false);
  }
});

test('the database holds neither the token nor what was typed', async () => {
  const token = await keep(estate, ENTRIES, NOW);
  const [row] = await db().select().from(keptEntries);
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${token}|Thandi|bank`));
});

test('changes that join lose nothing when two make them at once', async () => {
  const token = await keep(estate, ENTRIES, NOW);
  const tick = (one: string) =>
    changeKept(estate, token, ({ name, ticks }) => ({ name, ticks: [...ticks, one] }), NOW);
  await Promise.all(['will', 'master', 'insurer', 'employer'].map(tick));
  const kept = await findKept(estate, token, NOW);
  expect(kept?.entries.ticks.toSorted()).toEqual(['bank', 'employer', 'insurer', 'master', 'will']);
  expect(kept?.version).toBe(5);
  await changeKept(estate, token, (entries) => entries, NOW);
  expect((await findKept(estate, token, NOW))?.version).toBe(5);
});

test('what nobody opens for 400 days is deleted, and each use begins them anew', async () => {
  const token = await keep(estate, ENTRIES, NOW);
  expect((await findKept(estate, token, later(UNUSED)))?.until).toEqual(later(2 * UNUSED));
  expect(await deleteExpiredKept(later(UNUSED + SECOND))).toBe(0);
  expect(await findKept(estate, token, later(2 * UNUSED + SECOND))).toBeNull();
  expect(await deleteExpiredKept(later(2 * UNUSED + SECOND))).toBe(1);
});

test('what was deleted can be brought back for a day, and cannot be changed then', async () => {
  const token = await keep(estate, ENTRIES, NOW);
  expect(await deleteKept(estate, token, NOW)).toBe(true);
  expect(await deleteKept(estate, token, NOW)).toBe(false);
  expect(await findKept(estate, token, later(HOUR))).toMatchObject({ isDeleted: true, until: later(DAY) });
  expect(await changeKept(estate, token, () => ENTRIES, later(HOUR))).toBeNull();
  expect(await restoreKept(estate, token, later(HOUR))).toBe(true);
  expect(await restoreKept(estate, token, later(HOUR))).toBe(false);
  expect(await findKept(estate, token, later(HOUR))).toMatchObject({ isDeleted: false });
  await deleteKept(estate, token, later(HOUR));
  expect(await restoreKept(estate, token, later(HOUR + DAY + SECOND))).toBe(false);
  expect(await deleteExpiredKept(later(HOUR + DAY + SECOND))).toBe(1);
});

test('entries that are too long or of an older form are not kept, or not shown', async () => {
  await expect(keep(estate, { ...ENTRIES, name: 'x'.repeat(MOST_KEPT) }, NOW)).rejects.toThrow('too long');
  const older = { ...estate, schema: z.strictObject({ other: z.string() }) };
  expect(await findKept(older, await keep(estate, ENTRIES, NOW), NOW)).toBeNull();
});

function later(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}
