import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { engagementSteps, firmNotices, type StepRow } from '#app/platform/db/schema/steps.ts';
import type { FirmActor, Reader } from '#app/accounts/core/actor.ts';
import { STEP_LASTS, versionOfDocument } from './undoable.server.ts';

type Rows = Map<string, { table: StepRow['table']; row: Record<string, unknown> }>;

/** What a colleague changes in `change` is kept as one step, with what they changed in it before. The engagement is locked, or nobody else sees it yet. */
export async function inStep<Result>(
  tx: Transaction,
  reader: Reader,
  engagementId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  if (reader.party !== 'firm' || !reader.stepId) return change();
  const { id: actorId, stepId } = reader;
  await tx.execute(sql`select set_config('app.step', ${stepId}, true)`);
  const before = await rowsOf(tx, engagementId);
  const result = await change();
  await addStep(tx, { stepId, actorId, engagementId }, before);
  await tx.execute(sql`select set_config('app.step', '', true)`);
  return result;
}

export async function inOpeningStep<Opened extends { id: string }>(
  tx: Transaction,
  { id: actorId, stepId }: FirmActor,
  open: () => Promise<Opened | 'exists'>,
): Promise<Opened | 'exists'> {
  if (!stepId) return open();
  await tx.execute(sql`select set_config('app.step', ${stepId}, true)`);
  const opened = await open();
  if (opened !== 'exists') await addStep(tx, { stepId, actorId, engagementId: opened.id }, new Map());
  await tx.execute(sql`select set_config('app.step', '', true)`);
  return opened;
}

export async function stepDoneBy({ stepId }: FirmActor): Promise<string | undefined> {
  if (!stepId) return undefined;
  const isDone = (await db().$count(engagementSteps, eq(engagementSteps.id, stepId))) > 0;
  return isDone ? stepId : undefined;
}

/** Whether what the actor does now may go on with a step: a new one, or one of theirs that stands. */
export async function isFreeStep({ id }: FirmActor, stepId: string, engagementId: string): Promise<boolean> {
  const [step] = await db().select().from(engagementSteps).where(eq(engagementSteps.id, stepId));
  return !step || (step.actorId === id && step.engagementId === engagementId && step.undoneAt === null);
}

export async function deleteOldSteps(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - STEP_LASTS);
  const deleted = await db()
    .delete(engagementSteps)
    .where(lte(engagementSteps.at, oldest))
    .returning({ id: engagementSteps.id });
  return deleted.length;
}

async function addStep(
  tx: Transaction,
  { stepId: id, actorId, engagementId }: { stepId: string; actorId: string; engagementId: string },
  before: Rows,
): Promise<void> {
  const after = await rowsOf(tx, engagementId);
  const rows: StepRow[] = [];
  for (const [key, { table, row }] of after) {
    const old = before.get(key)?.row ?? null;
    if (table === 'firm_notices') continue;
    // A document that it stored has its id.
    if (old ? old.version !== row.version : row.step_id !== id)
      rows.push({ table, id: key, before: old, version: Number(row.version) });
  }
  for (const [key, { table, row }] of before)
    if (!after.has(key)) rows.push({ table, id: key, before: row, version: null });
  const wrote = await tx.$count(engagementMessages, eq(engagementMessages.stepId, id));
  const filed = await tx.$count(documents, isFiledIn(engagementId, id));
  if (rows.length + wrote + filed === 0) return;
  const [earlier] = await tx.select().from(engagementSteps).where(eq(engagementSteps.id, id));
  if (earlier)
    await tx
      .update(engagementSteps)
      .set({ rows: joined(earlier.rows, rows) })
      .where(eq(engagementSteps.id, id));
  else await tx.insert(engagementSteps).values({ id, engagementId, actorId, rows });
}

/** Of one step in two transactions. What somebody else changed in between stays, and cannot be taken back. */
function joined(earlier: readonly StepRow[], later: readonly StepRow[]): StepRow[] {
  const all = new Map(earlier.map((row) => [row.id, row]));
  for (const row of later) {
    const first = all.get(row.id);
    if (!first) all.set(row.id, row);
    else if (first.version === row.before?.version) all.set(row.id, { ...row, before: first.before });
  }
  return [...all.values()];
}

export function isFiledIn(engagementId: string, stepId: string): SQL | undefined {
  return and(eq(documents.engagementId, engagementId), eq(documents.stepId, stepId));
}

async function rowsOf(tx: Transaction, engagementId: string): Promise<Rows> {
  const found = await tx.execute<{ table: StepRow['table']; id: string; row: Record<string, unknown> }>(
    sql`select 'engagements' as table, e.id, to_jsonb(e) as row from ${engagements} e where e.id = ${engagementId}
      union all select 'request_items', i.id, to_jsonb(i) from ${requestItems} i where i.engagement_id = ${engagementId}
      union all select 'documents', d.id, jsonb_build_object('item_id', d.item_id, 'replaced_by_id', d.replaced_by_id,
          'merged_into_id', d.merged_into_id, 'handled_at', d.handled_at, 'step_id', d.step_id, 'version', ${versionOfDocument})
        from ${documents} d where d.engagement_id = ${engagementId}
      union all select 'engagement_messages', m.id, jsonb_build_object('read_at', m.read_at, 'version', (m.read_at is not null)::int)
        from ${engagementMessages} m where m.engagement_id = ${engagementId} and not m.is_ours
      union all select 'firm_notices', n.id, to_jsonb(n) from ${firmNotices} n where n.engagement_id = ${engagementId}`,
  );
  return new Map(found.map(({ table, id, row }) => [id, { table, row }]));
}
