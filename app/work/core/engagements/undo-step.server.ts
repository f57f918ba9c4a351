import { and, asc, eq, gt, inArray, isNull, ne, notExists, sql, TransactionRollbackError } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementEvents, engagementMessages, engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices, engagementSteps, type StepRow } from '#app/platform/db/schema/steps.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { storeDraft } from '#app/platform/drafts/lost-form.server.ts';
import { SITE, type FirmActor } from '#app/accounts/core/actor.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { isOfferMailed, offersOf } from '../notices/offer-mailed.server.ts';
import { lockEngagement, type Engagement } from './find.server.ts';
import { passToFirm } from './progress.server.ts';
import { putAllBack } from './put-back.server.ts';
import { moveToRemoved } from './removed-documents.server.ts';
import { isFiledIn } from './steps.server.ts';
import { addEvent } from './timeline.server.ts';
import { isChangedSince, isReadSince, STEP_LASTS } from './undoable.server.ts';

/** `withdrawn`: undone, and the client is mailed of it, who had been mailed of its document. `again`: undone before. `changed`: somebody went on from there. `read` by the client, `mailed` to them. `old`: after a day. */
export type Undone = 'undone' | 'withdrawn' | 'again' | 'changed' | 'read' | 'mailed' | 'old' | 'missing';

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
      if (!isTakenBack(undone)) tx.rollback();
    }
  });
  await all.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return undone;
}

export function isTakenBack(undone: Undone): boolean {
  return undone === 'undone' || undone === 'withdrawn';
}

/**
 * Rows are again as they were before the step, days included; its entries in the timeline, its message, its documents and
 * what waits to be mailed are gone, and work that it opened is deleted. A state or a document that was mailed meanwhile is
 * corrected by a mail, and the document is kept as a removed one. Only who did it, even if they do not see the work any more.
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
    const since = await whatStands(tx, stepId);
    if (since) return since;
    const wasOpened = rows.some(({ table, before }) => table === 'engagements' && !before);
    const offers = wasOpened ? await offersOf(tx, engagementId) : [];
    if (await isOfferMailed(tx, offers, engagement.taxpayer.id)) return 'mailed';
    if (!(await putAllBack(tx, step, actor, now))) return 'changed';
    await forgetEmpty(tx, actor, offers);
    const withdrawn = wasOpened ? [] : await withdrawTold(tx, step, actor, now);
    if (!wasOpened) await forgetTraces(tx, step, actor, now);
    if (withdrawn.length > 0) await tellWithdrawn(tx, engagementId, withdrawn, actor, now);
    if (!wasOpened) await settle(tx, engagement, rows, actor, now);
    const thing = { entity: 'engagement', entityId: engagementId, subject: engagement.title };
    const changes = wasOpened ? { step: stepId } : undefined;
    await record(tx, { actorId: actor.id, action: 'engagement.undo', ...thing, changes });
    await tx.update(engagementSteps).set({ undoneAt: now }).where(eq(engagementSteps.id, stepId));
    return withdrawn.length > 0 ? 'withdrawn' : 'undone';
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

async function whatStands(tx: Transaction, stepId: string): Promise<'read' | 'changed' | null> {
  const [since] = await tx
    .select({ isRead: isReadSince, isChanged: isChangedSince })
    .from(engagementSteps)
    .where(eq(engagementSteps.id, stepId));
  if (since?.isRead) return 'read';
  return since?.isChanged ? 'changed' : null;
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

type Withdrawn = { id: string; name: string };

/** What it delivered, once the client was mailed of it: that is removed as by hand. */
async function withdrawTold(
  tx: Transaction,
  { id: stepId, engagementId }: Pick<typeof engagementSteps.$inferSelect, 'id' | 'engagementId'>,
  actor: FirmActor,
  now: Date,
): Promise<Withdrawn[]> {
  const { id, name, direction, noteId } = documents;
  const waiting = tx
    .select({ id: clientNotices.id })
    .from(clientNotices)
    .where(eq(clientNotices.aboutId, id));
  const mailed = await tx
    .select({ id, name })
    .from(documents)
    .where(
      and(isFiledIn(engagementId, stepId), eq(direction, 'to_client'), isNull(noteId), notExists(waiting)),
    );
  for (const one of mailed) await moveToRemoved(tx, actor, one.id, now);
  return mailed;
}

async function tellWithdrawn(
  tx: Transaction,
  engagementId: string,
  withdrawn: readonly Withdrawn[],
  actor: FirmActor,
  now: Date,
): Promise<void> {
  const text = `Taken back: ${withdrawn.map(({ name }) => name).join(', ')}`.slice(0, 2000);
  await addEvent(tx, { engagementId, kind: 'document', text, isForClient: true }, actor, now);
  const aboutIds = withdrawn.map(({ id }) => id);
  await notifyClient(tx, { engagementId, kind: 'withdrawn', aboutIds }, actor, now);
}

/** The bytes of a document go at night, as those of every row that is gone. The text of a message is in its form again. */
async function forgetTraces(
  tx: Transaction,
  step: typeof engagementSteps.$inferSelect,
  actor: FirmActor,
  now: Date,
): Promise<void> {
  const { id, engagementId } = step;
  await tx.delete(documents).where(isFiledIn(engagementId, id));
  await tx.delete(clientNotices).where(eq(clientNotices.stepId, id));
  await tx.delete(engagementEvents).where(eq(engagementEvents.stepId, id));
  const { stepId, readAt, text } = engagementMessages;
  const taken = await tx
    .delete(engagementMessages)
    .where(and(eq(engagementMessages.engagementId, engagementId), eq(stepId, id), isNull(readAt)))
    .returning({ text });
  for (const message of taken)
    await storeDraft(actor.id, `/admin/work/${engagementId}`, { intent: 'message', ...message }, now, tx);
  await putUnread(tx, step);
}

/** What the step marked as read is new again, unless somebody of the firm wrote since: then that act has read it. */
async function putUnread(
  tx: Transaction,
  { id, engagementId, at, rows }: typeof engagementSteps.$inferSelect,
): Promise<void> {
  const read = rows.filter(({ table }) => table === 'engagement_messages');
  if (read.length === 0) return;
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
  if (next)
    await tx
      .update(engagementSteps)
      .set({ rows: sql`${engagementSteps.rows} || ${JSON.stringify(read)}::jsonb` })
      .where(eq(engagementSteps.id, next.id));
  else
    await tx
      .update(engagementMessages)
      .set({ readAt: null })
      .where(
        inArray(
          engagementMessages.id,
          read.map((row) => row.id),
        ),
      );
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
