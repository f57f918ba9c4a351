import { eq } from 'drizzle-orm';
import type { Party } from '#app/platform/core/states.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import type { BookingChange } from '#app/platform/db/schema/bookings.ts';
import { startText, type Booking } from './booking.ts';

type Shown = Pick<Booking, 'lastChange' | 'startsAt' | 'colleague'>;

const WHAT: Record<BookingChange['what'], (booking: Shown) => string> = {
  moved: ({ startsAt }) => `moved it to ${startText(startsAt)}`,
  cancelled: () => 'cancelled it',
  restored: ({ startsAt }) => `booked it again, on ${startText(startsAt)}`,
  'handed over': ({ colleague }) => `gave it to ${colleague?.name ?? 'somebody else'}`,
};

/** Why what somebody saw is out of date: `Thandi Nkosi moved it to Thursday 26 November 2026 at 10:00 meanwhile.` */
export async function changeText(booking: Shown, reader: Party): Promise<string> {
  const { lastChange, startsAt } = booking;
  if (!lastChange) return `It was changed meanwhile: it is on ${startText(startsAt)}.`;
  const { what, by } = lastChange;
  return `${await whoText(by, reader)} ${WHAT[what](booking)} meanwhile.`;
}

async function whoText(by: string | null, reader: Party): Promise<string> {
  if (!by) return reader === 'firm' ? 'The client' : 'Somebody with your link';
  if (reader === 'client') return 'We';
  const [colleague] = await db()
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, by));
  return colleague?.name ?? 'A colleague';
}
