import { and, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { isOfTaxpayer, isToCome } from '#app/bookings/desk/lines.server.ts';
import { isAbout } from '#app/enquiries/desk/inbox/list.server.ts';
import { HIDDEN } from '#app/enquiries/core/states.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { jsonList, jsonObject, newest, type JsonOf } from '#app/platform/db/json.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { latestPapers, paperOf } from '#app/work/desk/taxpayers/papers.server.ts';
import type { Around } from './around.ts';

const MOST = 4;

/** What a client has beside its work, of which the reader sees each part or none: from one statement. */
export async function findAround(
  { id, dates }: Pick<Taxpayer, 'id' | 'dates'>,
  me: FirmActor,
  now = new Date(),
): Promise<Around> {
  const parts = {
    ...messagesOf(id),
    ...bookingsOf(id, now),
    ...latestPapers(id, me, MOST),
  };
  type Parts = { [Name in keyof typeof parts]: JsonOf<(typeof parts)[Name]> };
  const columns = Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.identifier(name)}`);
  const [row] = await db().execute<Parts>(sql`select ${sql.join(columns, sql`, `)}`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const { messages, messageCount, talks, talkCount, papers, paperCount } = row;
  return {
    messages: may(me.role, 'enquiries')
      ? {
          rows: messages.map(({ at, ...one }) => ({ ...one, at: new Date(at) })),
          count: messageCount,
        }
      : null,
    bookings: may(me.role, 'bookings')
      ? { rows: talks.map(({ at, ...one }) => ({ ...one, at: new Date(at) })), count: talkCount }
      : null,
    papers: { rows: papers.map((paper) => paperOf(paper, dates)), count: paperCount },
  };
}

function messagesOf(taxpayerId: string) {
  const { id, subject, state, createdAt } = enquiries;
  const one = jsonObject({
    id,
    subject,
    state,
    at: createdAt,
    isTied: sql<boolean>`${enquiries.taxpayerId} is not null`,
  });
  const all = sql`from ${enquiries} where ${and(isAbout(taxpayerId), isNotIn(state, HIDDEN))}`;
  return {
    messages: newest(one, createdAt, all, MOST),
    messageCount: sql<number>`(select count(*)::int ${all})`,
  };
}

/** Those to come first, the next at the top; then the past, the latest first. */
function bookingsOf(taxpayerId: string, now: Date) {
  const { id, kind, asBooked, state, startsAt, colleagueId } = bookings;
  const isComing = sql<boolean>`${isToCome(now)}`;
  const one = jsonObject({
    id,
    kind,
    asBooked,
    state,
    at: startsAt,
    isComing,
    colleague: sql<
      string | null
    >`(select ${profiles.fullName} from ${profiles} where ${profiles.id} = ${colleagueId})`,
  });
  const all = sql`from ${bookings} where ${isOfTaxpayer(taxpayerId)}`;
  const away = sql`abs(extract(epoch from ${startsAt} - ${now.toISOString()}::timestamptz))`;
  return {
    talks: jsonList(
      sql<JsonOf<typeof one>>`talk.one`,
      sql`talk.coming desc, talk.away`,
      sql`from (select ${one} as one, ${isComing} as coming, ${away} as away ${all}
        order by coming desc, away limit ${MOST}) talk`,
    ),
    talkCount: sql<number>`(select count(*)::int ${all})`,
  };
}
