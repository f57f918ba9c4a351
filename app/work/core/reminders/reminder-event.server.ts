import { and, eq, max } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagementEvents } from '#app/platform/db/schema/engagements.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { REMINDED, REMINDER_WAITS } from '../engagements/reminder-line.server.ts';
import { addEvent } from '../engagements/timeline.server.ts';

/** `actor` null: the site, which mails at once; a colleague's reminder waits. */
export function addReminderEvent(
  tx: Transaction,
  engagementId: string,
  actor: Actor | null,
  now: Date,
): Promise<void> {
  const text = actor ? REMINDER_WAITS : REMINDED;
  return addEvent(tx, { engagementId, kind: 'note', text, isForClient: false }, actor, now);
}

/** For a query that has the column: when the client was reminded of the work last. */
export function lastReminder(engagementId: PgColumn) {
  return db()
    .select({ at: max(engagementEvents.at) })
    .from(engagementEvents)
    .where(and(eq(engagementEvents.engagementId, engagementId), eq(engagementEvents.text, REMINDED)));
}
