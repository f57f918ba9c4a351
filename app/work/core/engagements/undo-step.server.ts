import { and, eq, inArray, isNull, notExists, sql, TransactionRollbackError } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementEvents, engagementMessages, engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices, engagementSteps } from '#app/platform/db/schema/steps.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { storeDraft } from '#app/platform/drafts/lost-form.server.ts';
import { SITE, type FirmActor } from '#app/accounts/core/actor.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { isOfferMailed, offersOf } from '../notices/offer-mailed.server.ts';
import { isMailedOf } from '../notices/taken-from-client.server.ts';
import { moveTo } from './changing.server.ts';
import { lockEngagement, type Engagement } from './find.server.ts';
import { passToFirm } from './progress.server.ts';
import { letNextFollow } from './follow-undo.server.ts';
import { putAllBack } from './put-back.server.ts';
import { putUnseen } from './put-unseen.server.ts';
import { isFiledIn } from './steps.server.ts';
import { ENGAGEMENT_STATE } from './states.ts';
import { keepDeliveries, noteUndone, tellUndone, toldBy, type Known } from './undo-news.server.ts';
import { becomeAsBefore } from '../taxpayers/become-client.server.ts';
import { addEvent } from './timeline.server.ts';
import { isChangedSince, isReadSince, isReminderMailed, STEP_LASTS } from './undoable.server.ts';

/** `withdrawn`: undone, and the client, who had been mailed of it, is mailed of that. `again`: undone before. `changed`: somebody went on from there. `read` by the client, `mailed` to them. `old`: after a day. */
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
 * what waits to be mailed are gone, and work that it opened is deleted. What was mailed meanwhile is corrected by a mail: a
 * document is then kept as a removed one, and work is called off. Only who did it, even if they do not see the work any more.
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
    if (wasOpened && (await isMailedOf(tx, engagementId))) return callOff(tx, engagement, step, actor, now);
    const known = wasOpened ? null : await toldBy(tx, step);
    if (!(await putAllBack(tx, step, actor, now))) return 'changed';
    if (!wasOpened) await letNextFollow(tx, step, engagement);
    if (wasOpened) await becomeAsBefore(tx, engagement.taxpayer.id, stepId, { actor, now });
    await forgetEmpty(tx, actor, offers);
    let isTold = false;
    if (known) {
      await keepDeliveries(tx, known, actor, now);
      await forgetTraces(tx, step, actor, now);
      isTold = await settle(tx, { step, known, before: engagement }, actor, now);
    }
    const thing = { entity: 'engagement', entityId: engagementId, subject: engagement.title };
    const changes = wasOpened ? { step: stepId } : undefined;
    await record(tx, { actorId: actor.id, action: 'engagement.undo', ...thing, changes });
    await tx.update(engagementSteps).set({ undoneAt: now }).where(eq(engagementSteps.id, stepId));
    return isTold ? 'withdrawn' : 'undone';
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

async function whatStands(tx: Transaction, stepId: string): Promise<'mailed' | 'read' | 'changed' | null> {
  const [since] = await tx
    .select({ isMailed: isReminderMailed, isRead: isReadSince, isChanged: isChangedSince })
    .from(engagementSteps)
    .where(eq(engagementSteps.id, stepId));
  if (since?.isMailed) return 'mailed';
  if (since?.isRead) return 'read';
  return since?.isChanged ? 'changed' : null;
}

/** A proposal without work. The audit keeps whom it was for, so that a reader who has it open is told. */
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

/** The bytes of a document go at night, as those of each deleted row. The text of a message is in its form again. */
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
  await putUnseen(tx, step);
}

/** What follows from where the work stands: the client is told what is gone or wrong, and a list may be complete. */
async function settle(
  tx: Transaction,
  { before, ...undone }: { step: typeof engagementSteps.$inferSelect; known: Known; before: Engagement },
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  const { id } = before;
  const after = await lockEngagement(tx, SITE, id);
  if (!after) return false;
  const isTold = await tellUndone(tx, { ...undone, before, after }, actor, now);
  const isLessAsked = undone.step.rows.some((row) => row.table === 'request_items' && !row.before);
  if (isLessAsked) await passToFirm(tx, after, actor, now);
  const [row] = await tx
    .select({ state: engagements.state, mailed: engagements.mailedState })
    .from(engagements)
    .where(eq(engagements.id, id));
  if (!row || row.state === before.state || row.mailed !== before.state) return isTold;
  await noteUndone(tx, id, `“${ENGAGEMENT_STATE[before.state].client.label}”`, actor, now);
  await notifyClient(tx, { engagementId: id, kind: 'correction' }, actor, now);
  return true;
}

/** The client was mailed of the work that the step opened: it ends, and the client is mailed of that. */
async function callOff(
  tx: Transaction,
  engagement: Engagement,
  { id: stepId }: Pick<typeof engagementSteps.$inferSelect, 'id'>,
  actor: FirmActor,
  now: Date,
): Promise<Undone> {
  const { id: engagementId, title: subject } = engagement;
  if (!(await moveTo(tx, 'firm', engagement, 'declined'))) return 'changed';
  const event = { engagementId, kind: 'state', text: 'Called off', isForClient: true } as const;
  await addEvent(tx, event, actor, now);
  await notifyClient(tx, { engagementId, kind: 'state' }, actor, now);
  await record(tx, {
    actorId: actor.id,
    action: 'engagement.undo',
    entity: 'engagement',
    entityId: engagementId,
    subject,
  });
  await tx.update(engagementSteps).set({ undoneAt: now }).where(eq(engagementSteps.id, stepId));
  return 'withdrawn';
}
