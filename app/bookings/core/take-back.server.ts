import { eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { titleOf } from './booking.ts';
import { cancelBooking, type Cancelled } from './change.server.ts';
import { findBooking } from './find.server.ts';
import { changeAlone } from './changing.server.ts';
import { isUntold } from './notify.server.ts';

type TakenBack = { kind: 'taken-back' } | Cancelled;

/** A booking for a caller: deleted while nobody was told of it; after that it is cancelled. */
export async function takeBack(
  id: string,
  { actorId, seen }: { actorId: string; seen?: number },
  now = new Date(),
): Promise<TakenBack> {
  const taken = await db().transaction(async (tx) => {
    await changeAlone(tx);
    const booking = await findBooking(id, tx);
    if (!booking || !(await isUntold(tx, id))) return false;
    if (seen !== undefined && seen !== booking.sequence) return false;
    await tx.delete(bookings).where(eq(bookings.id, id));
    const subject = titleOf(booking);
    await record(tx, { actorId, action: 'booking.withdraw', entity: 'booking', entityId: id, subject });
    return true;
  });
  return taken ? { kind: 'taken-back' } : cancelBooking(id, { party: 'firm', actorId, seen }, now);
}
