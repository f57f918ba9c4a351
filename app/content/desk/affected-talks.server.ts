import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { longMoment } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import type { Surprise } from './page.ts';

/** Without names of clients: whoever writes the site need not see them. */
export async function talksWithin(from: string, until: string, now: Date): Promise<Surprise> {
  const { id, startsAt, endsAt, state, colleagueId } = bookings;
  const [first, last] = [new Date(`${from}T00:00:00+02:00`), new Date(`${until}T24:00:00+02:00`)];
  const rows = await db()
    .select({ id, startsAt, colleague: profiles.fullName })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.id, colleagueId))
    .where(and(eq(state, 'booked'), gt(endsAt, first), lt(startsAt, last), gte(startsAt, now)))
    .orderBy(asc(startsAt), asc(id));
  return {
    title: rows.length === 1 ? 'One talk is booked then' : `${rows.length} talks are booked then`,
    about: 'They stay booked, and nobody is told by itself. Move or cancel them, each with its own mail.',
    items: rows.map(({ id: booking, startsAt: at, colleague }) => ({
      path: `/admin/bookings/${booking}`,
      text: colleague ? `${longMoment(at)}, with ${colleague}` : longMoment(at),
    })),
  };
}
