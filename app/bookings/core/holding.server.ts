import { and, eq, gt } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { giveBooking } from './change.server.ts';
import { HOLDING } from './states.ts';

/** The client and both colleagues are told of each. */
export const heldBookings = defineHolding({
  name: 'bookings',
  table: bookings,
  one: 'coming booking',
  many: 'coming bookings',
  needs: 'bookings',
  path: (id) => `/admin/bookings?view=list&of=${id}`,
  heldBy: (id, now) =>
    db()
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.colleagueId, id), isIn(bookings.state, HOLDING), gt(bookings.startsAt, now)))
      .orderBy(bookings.startsAt),
  async give(tx, ids, transfer, now) {
    const given: string[] = [];
    for (const id of ids) if (await giveBooking(tx, id, transfer, now)) given.push(id);
    return given;
  },
});
