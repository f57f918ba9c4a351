import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagementMessages } from '#app/platform/db/schema/engagements.ts';
import { engagementSteps, firmNotices, type StepRow } from '#app/platform/db/schema/steps.ts';

type Step = typeof engagementSteps.$inferSelect;

/** A message that the step marked as read, or a notice that nobody needed any more. */
export function isLookedAt({ table }: StepRow): boolean {
  return table === 'engagement_messages' || table === 'firm_notices';
}

/** What the step had looked at is new again, and waits to be mailed; not messages if the firm has written since. */
export async function putUnseen(tx: Transaction, step: Step): Promise<void> {
  const seen = step.rows.filter(isLookedAt);
  const messages = seen.filter(isOfMessage);
  const next = messages.length > 0 ? await nextWriting(tx, step) : null;
  if (next) await giveTo(tx, next, messages);
  const back = next ? seen.filter((row) => !isOfMessage(row)) : seen;
  await putUnread(
    tx,
    back.filter(({ table }) => table === 'engagement_messages').map(({ id }) => id),
  );
  for (const { before } of back.filter(({ table }) => table === 'firm_notices'))
    await tx.execute(
      sql`insert into ${firmNotices} select * from jsonb_populate_record(null::${firmNotices}, ${JSON.stringify(before)}::jsonb) on conflict do nothing`,
    );
}

function isOfMessage({ table, before }: StepRow): boolean {
  return table === 'engagement_messages' || before?.kind === 'message';
}

async function nextWriting(tx: Transaction, { id, engagementId, at }: Step): Promise<string | null> {
  const [next] = await tx
    .select({ id: engagementSteps.id })
    .from(engagementSteps)
    .innerJoin(engagementMessages, eq(engagementMessages.stepId, engagementSteps.id))
    .where(
      and(
        eq(engagementSteps.engagementId, engagementId),
        ne(engagementSteps.id, id),
        isNull(engagementSteps.undoneAt),
        gt(engagementSteps.at, at),
      ),
    )
    .orderBy(asc(engagementSteps.at))
    .limit(1);
  return next?.id ?? null;
}

async function giveTo(tx: Transaction, stepId: string, rows: readonly StepRow[]): Promise<void> {
  await tx
    .update(engagementSteps)
    .set({ rows: sql`${engagementSteps.rows} || ${JSON.stringify(rows)}::jsonb` })
    .where(eq(engagementSteps.id, stepId));
}

async function putUnread(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(engagementMessages)
    .set({ readAt: null })
    .where(inArray(engagementMessages.id, [...ids]));
}
