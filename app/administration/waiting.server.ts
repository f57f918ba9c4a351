import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { may } from '#app/accounts/roles.ts';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import type { FirmActor } from '#app/engagements/actor.ts';
import { newsFor, type News } from '#app/engagements/came-in.server.ts';

/** By the path of a section: what waits there for somebody. In one statement. */
export async function countWaiting(me: FirmActor): Promise<Record<string, number>> {
  const { state, snoozedUntil } = contactMessages;
  const isAwake = or(isNull(snoozedUntil), lte(snoozedUntil, sql`now()`));
  const messages = sql`(select count(*)::int from ${contactMessages} where ${and(eq(state, 'new'), isAwake)})`;
  const [row] = await db().execute<{ messages: number | null; work: News | null }>(sql`select
    ${may(me.role, 'messages') ? messages : null} as messages,
    ${may(me.role, 'work') ? newsFor(me) : null} as work`);
  const { messages: unread, work } = row ?? {};
  return { '/admin/messages': unread ?? 0, '/admin/work': work ? work.items + work.messages : 0 };
}
