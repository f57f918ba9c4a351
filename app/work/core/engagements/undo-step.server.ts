import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
  TransactionRollbackError,
  type SQL,
} from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices, engagementSteps, type StepRow } from '#app/platform/db/schema/steps.ts';
import { violates } from '#app/platform/db/failure.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { SITE, type FirmActor } from '#app/accounts/core/actor.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { isOfferMailed, offersOf } from '../notices/offer-mailed.server.ts';
import { lockEngagement, type Engagement } from './find.server.ts';
import { passToFirm } from './progress.server.ts';
import { isFiledIn, rowsOf, STEP_LASTS } from './steps.server.ts';

/** `again`: undone before. `changed`: somebody went on from there. `read` by the client, `mailed` to them. `old`: after a day. */
export type Undone = 'undone' | 'again' | 'changed' | 'read' | 'mailed' | 'old' | 'missing';

/** Steps that are one act, the last first: all of them, or none. */
export async function undoSteps(
  actor: FirmActor,
  stepIds: readonly string[],
  now = new Date(),
): Promise<Undone> {
  let undone: Undone = 'missing';
  const all = db().transaction(async (tx) => {
    for (const stepId of stepIds.toReversed()) {
      undone = await undoStep(actor, stepId, now, tx);
      if (undone !== 'undone') tx.rollback();
    }
  });
  await all.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return undone;
}

/**
 * Rows are again as they were before the step, days included; its entries in the timeline, its message, its documents and
 * what waits to be mailed are gone, and work that it opened is deleted. A state that was mailed meanwhile is corrected by a mail. Only
 * who did it, even if they do not see the work any more.
 */
export function undoStep(
  actor: FirmActor,
  stepId: string,
  now = new Date(),
  within?: Transaction,
): Promise<Undone> {
  const run = async (tx: Transaction): Promise<Undone> => {
    const step = isUuid(stepId) ? await findStep(tx, actor, stepId, now) : 'missing';
    if (typeof step === 'string') return step;
    const { engagementId, rows } = step;
    const engagement = await lockEngagement(tx, SITE, engagementId);
    if (!engagement) return 'missing';
    if (await isRead(tx, engagementId, stepId)) return 'read';
    if (!(await isAsLeft(tx, engagementId, rows))) return 'changed';
    if (await isUsed(tx, engagementId, stepId)) return 'changed';
    const wasOpened = rows.some(({ table, before }) => table === 'engagements' && !before);
    if (wasOpened && (await isAnswered(tx, engagementId))) return 'changed';
    const offers = wasOpened ? await offersOf(tx, engagementId) : [];
    if (await isOfferMailed(tx, offers, engagement.taxpayer.id)) return 'mailed';
    if (!(await putAllBack(tx, rows))) return 'changed';
    await forgetEmpty(tx, actor, offers);
    if (!wasOpened) await forgetTraces(tx, engagementId, stepId);
    if (!wasOpened) await settle(tx, engagement, rows, actor, now);
    const thing = { entity: 'engagement', entityId: engagementId, subject: engagement.title };
    const changes = wasOpened ? { step: stepId } : undefined;
    await record(tx, { actorId: actor.id, action: 'engagement.undo', ...thing, changes });
    await tx.update(engagementSteps).set({ undoneAt: now }).where(eq(engagementSteps.id, stepId));
    return 'undone';
  };
  return within ? run(within) : db().transaction(run);
}

async function findStep(tx: Transaction, { id }: FirmActor, stepId: string, now: Date) {
  const isOwn = and(eq(engagementSteps.id, stepId), eq(engagementSteps.actorId, id));
  const [step] = await tx.select().from(engagementSteps).where(isOwn).for('update');
  if (!step) return (await tookBackOpening(tx, id, stepId)) ? 'again' : 'missing';
  if (step.undoneAt) return 'again';
  return step.at.getTime() <= now.getTime() - STEP_LASTS ? 'old' : step;
}

/** The step went with the work that it opened; the audit has it. */
async function tookBackOpening(tx: Transaction, userId: string, stepId: string): Promise<boolean> {
  const { actorId, action, changes } = auditEntries;
  const isIt = sql`${changes} ->> 'step' = ${stepId}`;
  return (await tx.$count(auditEntries, and(eq(actorId, userId), eq(action, 'engagement.undo'), isIt))) > 0;
}

async function isAsLeft(tx: Transaction, engagementId: string, rows: readonly StepRow[]): Promise<boolean> {
  const now = await rowsOf(tx, engagementId);
  return rows.every(({ id, version }) => (now.get(id)?.row.version ?? null) === version);
}

async function isRead(tx: Transaction, engagementId: string, stepId: string): Promise<boolean> {
  const { stepId: step, readAt } = engagementMessages;
  const isOpened = and(eq(documents.direction, 'to_client'), isNotNull(documents.openedAt));
  const opened = await tx.$count(documents, and(isFiledIn(engagementId, stepId), isOpened));
  return opened + (await tx.$count(engagementMessages, and(eq(step, stepId), isNotNull(readAt)))) > 0;
}

async function isAnswered(tx: Transaction, engagementId: string): Promise<boolean> {
  const files = await tx.$count(documents, eq(documents.engagementId, engagementId));
  const messages = await tx.$count(engagementMessages, eq(engagementMessages.engagementId, engagementId));
  return files + messages > 0;
}

/** A proposal of nothing. The audit keeps for whom it was, so that whoever has it open is told. */
async function forgetEmpty(
  tx: Transaction,
  { id: actorId }: FirmActor,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const left = tx.select().from(letters).where(eq(letters.proposalId, proposals.id));
  const forgotten = await tx
    .delete(proposals)
    .where(and(inArray(proposals.id, [...ids]), notExists(left)))
    .returning({ entityId: proposals.id, taxpayer: proposals.taxpayerId });
  for (const { entityId, taxpayer } of forgotten)
    await record(tx, {
      actorId,
      action: 'proposal.undo',
      entity: 'proposal',
      entityId,
      changes: { taxpayer },
    });
}

/** False, and nothing is put back, if there is other work of the same period meanwhile, or the same file in the same place. */
async function putAllBack(tx: Transaction, rows: readonly StepRow[]): Promise<boolean> {
  try {
    await tx.transaction(async (savepoint) => {
      for (const row of rows) await putBack(savepoint, row);
    });
    return true;
  } catch (error) {
    if (violates(error, 'engagements_one_each') || violates(error, 'documents_once')) return false;
    throw error;
  }
}

/** With a new version: a page that shows what is taken back is out of date. */
async function putBack(tx: Transaction, { table, id, before, version }: StepRow): Promise<void> {
  if (table === 'documents') {
    await tx.execute(sql`update ${documents} set item_id = ${before?.item_id ?? null} where id = ${id}`);
    return;
  }
  const target: SQL = table === 'engagements' ? sql`${engagements}` : sql`${requestItems}`;
  if (!before) {
    await tx.execute(sql`delete from ${target} where id = ${id}`);
    return;
  }
  const { mailed_state: _mailed, updated_at: _updated, ...rest } = before;
  const row = JSON.stringify({ ...rest, version: (version ?? Number(before.version)) + 1 });
  if (version === null) {
    await tx.execute(
      sql`insert into ${target} select * from jsonb_populate_record(null::${target}, ${row}::jsonb || jsonb_build_object('updated_at', now()))`,
    );
    return;
  }
  const columns = sql.join(
    Object.keys(rest).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`update ${target} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${target}, ${row}::jsonb))
      where id = ${id}`,
  );
}

/** A document of the step is part of a PDF by now, another took its place, or it was moved. */
async function isUsed(tx: Transaction, engagementId: string, stepId: string): Promise<boolean> {
  const { joinId, mergedIntoId, replacedById, id } = documents;
  const moved = sql`exists (select from ${engagementSteps} s where s.engagement_id = ${engagementId}
    and s.undone_at is null and s.rows @> jsonb_build_array(jsonb_build_object('id', ${id})))`;
  const used = or(isNotNull(joinId), isNotNull(mergedIntoId), isNotNull(replacedById), moved);
  return (await tx.$count(documents, and(isFiledIn(engagementId, stepId), used))) > 0;
}

/** The bytes of a document go at night, as those of every row that is gone. */
async function forgetTraces(tx: Transaction, engagementId: string, stepId: string): Promise<void> {
  await tx.delete(documents).where(isFiledIn(engagementId, stepId));
  await tx.delete(clientNotices).where(eq(clientNotices.stepId, stepId));
  await tx.delete(engagementEvents).where(eq(engagementEvents.stepId, stepId));
  const { stepId: step, readAt } = engagementMessages;
  await tx.delete(engagementMessages).where(and(eq(step, stepId), isNull(readAt)));
}

/** What follows from where the work stands now: a state that was mailed is corrected, and a list may be complete. */
async function settle(
  tx: Transaction,
  { id, state }: Engagement,
  rows: readonly StepRow[],
  actor: FirmActor,
  now: Date,
): Promise<void> {
  const isLessAsked = rows.some(({ table, before }) => table === 'request_items' && !before);
  const engagement = await lockEngagement(tx, SITE, id);
  if (isLessAsked && engagement) await passToFirm(tx, engagement, actor, now);
  const [row] = await tx
    .select({ state: engagements.state, mailed: engagements.mailedState })
    .from(engagements)
    .where(eq(engagements.id, id));
  if (!row || row.state === state || row.mailed !== state) return;
  await notifyClient(tx, { engagementId: id, kind: 'correction' }, actor, now);
}
