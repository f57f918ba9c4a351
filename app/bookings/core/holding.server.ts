import { and, eq, gt, isNull } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
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
  async idsOf(reader, holderId, now) {
    const { colleagueId, startsAt, state } = bookings;
    const isHeld = holderId === null ? isNull(colleagueId) : eq(colleagueId, holderId);
    const rows = await reader
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(isHeld, isIn(state, HOLDING), gt(startsAt, now)))
      .orderBy(startsAt);
    return rows.map(({ id }) => id);
  },
  async give(tx, ids, transfer, now) {
    const given: string[] = [];
    for (const id of ids) if (await giveBooking(tx, id, transfer, now)) given.push(id);
    return given;
  },
});
