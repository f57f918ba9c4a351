import { and, desc, eq, getTableColumns, gt, type SQL } from 'drizzle-orm';
import { hashOfSecret, isSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { bookingLinks, bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isOwnRow } from '#app/platform/stored-data/ownership.server.ts';
import type { Booking } from './booking.ts';
import { videoLinkOf } from './video-link.server.ts';

export type StoredBooking = Booking & { sequence: number; colleagueEmail: string | null };

export async function findBooking(
  id: string,
  reader: Db | Transaction = db(),
): Promise<StoredBooking | null> {
  if (!isUuid(id)) return null;
  const [found] = await select(reader, eq(bookings.id, id));
  return found ?? null;
}

/** Null for an unknown link, and once the consultation is over. */
export async function findByLink(secret: string, now = new Date()): Promise<Booking | null> {
  if (!isSecret(secret)) return null;
  const linked = db()
    .select({ id: bookingLinks.bookingId })
    .from(bookingLinks)
    .where(eq(bookingLinks.tokenHash, hashOfSecret(secret)));
  const [found] = await select(db(), and(eq(bookings.id, linked), gt(bookings.endsAt, now)));
  return found ?? null;
}

export function bookingsOfMember(member: { id: string; email: string }): Promise<Booking[]> {
  return select(db(), isOwnRow(bookings, member)).orderBy(desc(bookings.startsAt)).limit(100);
}

function select(reader: Db | Transaction, where: SQL | undefined) {
  const { submissionKey: _, networkHash: __, ...stored } = getTableColumns(bookings);
  return reader
    .select({
      ...stored,
      colleague: { id: profiles.id, name: profiles.fullName },
      colleagueEmail: users.email,
      videoLink: videoLinkOf(),
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.colleagueId))
    .leftJoin(profiles, eq(profiles.id, bookings.colleagueId))
    .leftJoin(diaries, eq(diaries.colleagueId, bookings.colleagueId))
    .where(where)
    .$dynamic();
}
