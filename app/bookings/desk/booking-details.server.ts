import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import type { Booking } from '#app/bookings/core/booking.ts';
import { hasLeft } from '#app/firm/people/former.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { jsonList, jsonObject, jsonRow, newest, type JsonOf } from '#app/platform/db/json.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { openDraft, sealedDraft } from '#app/platform/drafts/drafts.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';

const MOST = 6;

type Person = Pick<Booking, 'id' | 'email' | 'memberId'>;

export type BookingDetails = Awaited<ReturnType<typeof findBookingDetails>>;

export async function findBookingDetails(person: Person, me: string, request: Request) {
  const { others, otherCount } = otherBookings(person);
  const { written, writtenCount } = enquiriesOf(person);
  const fields = jsonObject({
    colleagues: colleagues(),
    member: memberOf(person),
    bookings: others,
    bookingCount: otherCount,
    enquiries: written,
    enquiryCount: writtenCount,
    sealed: sql<string | null>`${sealedDraft(me, request)}`,
  });
  const [row] = await db().execute<{ found: JsonOf<typeof fields> }>(sql`select ${fields} as found`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const { sealed, bookings, enquiries, ...rest } = row.found;
  return {
    ...rest,
    bookings: bookings.map((one) => ({ ...one, startsAt: new Date(one.startsAt) })),
    enquiries: enquiries.map((one) => ({ ...one, at: new Date(one.at) })),
    kept: openDraft(sealed),
  };
}

function colleagues() {
  return jsonList(
    jsonObject({
      id: profiles.id,
      name: profiles.fullName,
      hasDiary: sql<boolean>`${isNotNull(diaries.colleagueId)}`,
      hasLeft: hasLeft(profiles.fullName),
    }),
    sql`${profiles.fullName}`,
    sql`from ${profiles} join ${userRoles} on ${eq(userRoles.userId, profiles.id)}
      left join ${diaries} on ${eq(diaries.colleagueId, profiles.id)}
      where ${inArray(userRoles.role, rolesThatMay('bookings'))}`,
  );
}

/** The account that booked, else the one whose confirmed address this is. */
function memberOf({ email, memberId }: Person) {
  const isMember = memberId
    ? eq(users.id, memberId)
    : and(eq(users.email, sql`lower(${email})`), isNotNull(users.emailVerifiedAt));
  return jsonRow(
    jsonObject({ id: users.id, name: profiles.fullName }),
    sql`from ${users} join ${profiles} on ${eq(profiles.id, users.id)} where ${isMember} limit 1`,
  );
}

function otherBookings(person: Person) {
  const { id, kind, asBooked, state, startsAt, email, memberId } = bookings;
  const rest = sql`from ${bookings} where ${and(isOf(person, email, memberId), ne(id, person.id))}`;
  const line = jsonObject({ id, kind, asBooked, state, startsAt });
  return { others: newest(line, startsAt, rest, MOST), otherCount: sql<number>`(select count(*) ${rest})` };
}

function enquiriesOf(person: Person) {
  const { id, subject, createdAt: at, email, memberId } = enquiries;
  const rest = sql`from ${enquiries} where ${isOf(person, email, memberId)}`;
  return {
    written: newest(jsonObject({ id, subject, at }), at, rest, MOST),
    writtenCount: sql<number>`(select count(*) ${rest})`,
  };
}

function isOf(person: Person, email: PgColumn, memberId: PgColumn): SQL | undefined {
  const hasAddress = eq(sql`lower(${email})`, sql`lower(${person.email})`);
  return person.memberId ? or(hasAddress, eq(memberId, person.memberId)) : hasAddress;
}
