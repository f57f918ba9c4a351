import { createHash } from 'node:crypto';
import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { longMoment } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { closureContent } from '#app/content/core/kinds/closures.ts';
import type { Content } from '#app/content/core/define-content.ts';
import type { Affected } from './page.ts';

/** What stands in the way of these values: it is listed before they are published. Null: nothing. */
export async function affectedBy(
  { name }: Pick<Content, 'name'>,
  values: ContentValues | null,
  now = new Date(),
): Promise<Affected | null> {
  if (name !== closureContent.name || !values) return null;
  const items = await talksWithin(String(values.from), String(values.until), now);
  if (items.length === 0) return null;
  const seen = createHash('sha256').update(items.map(({ path }) => path).join(' '));
  return { items, seen: seen.digest('base64url').slice(0, 16) };
}

/** Without names of clients: whoever writes the site need not see them. */
async function talksWithin(from: string, until: string, now: Date): Promise<Affected['items']> {
  const { id, startsAt, endsAt, state, colleagueId } = bookings;
  const [first, last] = [new Date(`${from}T00:00:00+02:00`), new Date(`${until}T24:00:00+02:00`)];
  const rows = await db()
    .select({ id, startsAt, colleague: profiles.fullName })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.id, colleagueId))
    .where(and(eq(state, 'booked'), gt(endsAt, first), lt(startsAt, last), gte(startsAt, now)))
    .orderBy(asc(startsAt), asc(id));
  return rows.map(({ id: booking, startsAt: at, colleague }) => ({
    path: `/admin/bookings/${booking}`,
    text: colleague ? `${longMoment(at)}, with ${colleague}` : longMoment(at),
  }));
}
