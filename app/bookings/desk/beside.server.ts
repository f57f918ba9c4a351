import { sql } from 'drizzle-orm';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import type { Booking } from '#app/bookings/core/booking.ts';
import type { BookingState } from '#app/bookings/core/state-labels.ts';
import { db } from '#app/platform/db/client.server.ts';
import { openDraft, sealedDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import type { Host } from './hosts.server.ts';

const MOST = 6;

export type Beside = {
  colleagues: Host[];
  /** The account of the person, if there is one. */
  member: { id: string; name: string } | null;
  bookings: { id: string; kind: string; state: BookingState; startsAt: Date }[];
  bookingCount: number;
  messages: { id: string; subject: string; at: Date }[];
  messageCount: number;
  /** What was posted here after the session had ended. */
  kept: Draft | null;
};

/** Moments are texts in JSON. */
type Read = Pick<Beside, 'colleagues' | 'member' | 'bookingCount' | 'messageCount'> & {
  bookings: { id: string; kind: string; state: BookingState; startsAt: string }[];
  messages: { id: string; subject: string; at: string }[];
  sealed: string | null;
};

/** What the page of a booking shows and offers beside it, in one statement. */
export async function findBeside(
  { id, email, memberId }: Pick<Booking, 'id' | 'email' | 'memberId'>,
  me: string,
  request: Request,
): Promise<Beside> {
  const [row] = await db().execute<Read>(sql`
    with person as (select ${id}::uuid as booking, lower(${email}::text) as email, ${memberId}::uuid as member),
    others as (select b.id, b.kind, b.state, b.starts_at as "startsAt" from bookings b, person
      where (lower(b.email) = person.email or b.member_id = person.member) and b.id <> person.booking),
    written as (select m.id, m.subject, m.created_at as at from contact_messages m, person
      where lower(m.email) = person.email or m.member_id = person.member)
    select
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name, 'hasDiary', d.colleague_id is not null)
        order by p.full_name), '[]') from profiles p join user_roles r on r.user_id = p.id
        left join diaries d on d.colleague_id = p.id where r.role in ${rolesThatMay('bookings')}) as colleagues,
      (select json_build_object('id', u.id, 'name', p.full_name) from person
        join users u on u.id = person.member or (person.member is null and u.email = person.email and u.email_verified_at is not null)
        join profiles p on p.id = u.id limit 1) as member,
      (select coalesce(json_agg(o), '[]') from (select * from others order by "startsAt" desc limit ${MOST}) o) as bookings,
      (select count(*)::int from others) as "bookingCount",
      (select coalesce(json_agg(w), '[]') from (select * from written order by at desc limit ${MOST}) w) as messages,
      (select count(*)::int from written) as "messageCount",
      ${sealedDraft(me, request)} as sealed`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const { sealed, bookings, messages, ...rest } = row;
  return {
    ...rest,
    bookings: bookings.map((one) => ({ ...one, startsAt: new Date(one.startsAt) })),
    messages: messages.map((one) => ({ ...one, at: new Date(one.at) })),
    kept: openDraft(sealed),
  };
}
