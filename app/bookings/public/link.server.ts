import { addLink } from '#app/bookings/core/links.server.ts';
import { db } from '#app/platform/db/client.server.ts';

export async function openLink(bookingId: string): Promise<string> {
  return `/book/${await db().transaction((tx) => addLink(tx, bookingId))}`;
}
