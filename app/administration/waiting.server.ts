import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { may, type Role } from '#app/accounts/roles.ts';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';

/** By the path of a section: what waits there for somebody. */
export async function countWaiting(role: Role): Promise<Record<string, number>> {
  if (!may(role, 'messages')) return {};
  const { state, snoozedUntil } = contactMessages;
  const isAwake = or(isNull(snoozedUntil), lte(snoozedUntil, sql`now()`));
  return { '/admin/messages': await db().$count(contactMessages, and(eq(state, 'new'), isAwake)) };
}
