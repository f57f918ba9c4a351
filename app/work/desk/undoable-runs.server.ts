import { and, eq, inArray, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords } from '#app/platform/db/schema/bulk.ts';
import { engagementSteps } from '#app/platform/db/schema/steps.ts';
import { isReminderMailed, isStanding } from '#app/work/core/engagements/undoable.server.ts';

/** Those of `runIds` with a step that can still be taken back: none is after a day, nor a reminder after its mail. */
export async function undoableRuns(runIds: readonly string[], now = new Date()): Promise<Set<string>> {
  const { runId, state, past } = bulkRecords;
  const isItsStep = eq(sql`${engagementSteps.id}::text`, sql`${past} ->> 'step'`);
  const found = await db()
    .selectDistinct({ runId })
    .from(bulkRecords)
    .innerJoin(engagementSteps, isItsStep)
    .where(
      and(
        inArray(runId, [...runIds]),
        inArray(state, ['done', 'kept']),
        isStanding(now),
        sql`not ${isReminderMailed}`,
      ),
    );
  return new Set(found.map((row) => row.runId));
}
