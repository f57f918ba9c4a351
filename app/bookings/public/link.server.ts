import { addLink } from '#app/bookings/links.server.ts';
import { db } from '#app/db/client.server.ts';

/** A new link to a booking, for whom it belongs to; older ones keep working. */
export async function openLink(bookingId: string): Promise<string> {
  return `/book/${await db().transaction((tx) => addLink(tx, bookingId))}`;
}
