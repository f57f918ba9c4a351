import { and, asc, desc, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { hashOfSecret, isSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { bookingLinks, bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isOwnRow } from '#app/platform/stored-data/ownership.server.ts';
import type { Booking } from './booking.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { HOLDING } from './states.ts';
import { videoLinkOf } from './video-link.server.ts';

export type StoredBooking = Booking & { colleagueEmail: string | null };

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

type Client = { userId: string | null; email: string };

export function talksAbout(
  engagementId: string,
  { userId, email }: Client,
  now = new Date(),
): Promise<Booking[]> {
  const isTheirs = userId
    ? isOwnRow(bookings, { id: userId, email })
    : and(isNull(bookings.memberId), eq(sql`lower(${bookings.email})`, email.toLowerCase()));
  return select(
    db(),
    and(
      eq(bookings.engagementId, engagementId),
      isTheirs,
      isIn(bookings.state, HOLDING),
      gt(bookings.endsAt, now),
    ),
  ).orderBy(asc(bookings.startsAt));
}

function select(reader: Db | Transaction, where: SQL | undefined) {
  const { submissionKey: _, networkHash: __, news: ___, tellAt: ____, ...stored } = getTableColumns(bookings);
  return reader
    .select({
      ...stored,
      // Null too while the work lies in the trash.
      engagementId: engagements.id,
      taxpayer: taxpayers.name,
      colleague: { id: profiles.id, name: profiles.fullName },
      colleagueEmail: users.email,
      videoLink: videoLinkOf(),
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.colleagueId))
    .leftJoin(profiles, eq(profiles.id, bookings.colleagueId))
    .leftJoin(diaries, eq(diaries.colleagueId, bookings.colleagueId))
    .leftJoin(taxpayers, eq(taxpayers.id, bookings.taxpayerId))
    .leftJoin(engagements, and(eq(engagements.id, bookings.engagementId), isNull(engagements.deletedAt)))
    .where(where)
    .$dynamic();
}
