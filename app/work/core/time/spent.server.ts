import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';

/** To join laterally: what was noted at the row of `engagements`, by an index alone. Null minutes: nothing. */
export function spentAtWork() {
  const { engagementId, minutes, deletedAt } = timeEntries;
  return db()
    .select({ minutes: sql<number | null>`sum(${minutes})::int`.as('minutes') })
    .from(timeEntries)
    .where(and(eq(engagementId, engagements.id), isNull(deletedAt)))
    .as('spent');
}
