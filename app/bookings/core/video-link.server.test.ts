import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { diary } from '#content/consultations.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { forgetAccounts } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { emptyTables } from '#tests/empty-tables.ts';
import { addBooking, addColleague } from './bookings.test-support.ts';
import { videoLinkOf } from './video-link.server.ts';

await useTestDatabase();

const LINKS = { videoLink: 'https://meet.example/all', videoRooms: 'https://meet.example/' };

beforeEach(async () => {
  await forgetAccounts();
  await emptyTables('bookings');
});

test('each booking by video has a room of its own, which stays and is not its id', async () => {
  const ids = [await addBooking(), await addBooking()];
  const [one, other] = [await linkOf(ids[0] ?? ''), await linkOf(ids[1] ?? '')];
  expect(one).toMatch(/^https:\/\/meet\.example\/[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
  expect(await linkOf(ids[0] ?? '')).toBe(one);
  expect(one).not.toContain(ids[0]?.slice(0, 8));
});

test('the colleague’s own link comes first, and without rooms all meet at one address', async () => {
  const own = await addBooking({
    colleagueId: await addColleague('ann@example.org', { videoLink: 'https://ann.example/room' }),
  });
  expect(await linkOf(own)).toBe('https://ann.example/room');
  expect(await linkOf(await addBooking(), { ...LINKS, videoRooms: null })).toBe(LINKS.videoLink);
});

test('the firm’s rooms stand below an address that ends with a slash', () => {
  expect(diary.videoRooms ?? 'https://x/').toMatch(/^https:\/\/.+\/$/);
});

async function linkOf(id: string, links: Parameters<typeof videoLinkOf>[0] = LINKS) {
  const [row] = await db()
    .select({ link: videoLinkOf(links) })
    .from(bookings)
    .leftJoin(diaries, eq(diaries.colleagueId, bookings.colleagueId))
    .where(eq(bookings.id, id));
  return row?.link;
}
