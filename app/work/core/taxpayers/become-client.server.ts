import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { mayMove } from '#app/platform/core/states.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { CLIENT_STATUS, type ClientStatus } from './status.ts';

const CLIENT = 'active';

/** Once work is agreed with it. Its recurring work is planned by the next run of the job. */
export async function becomeClient(tx: Transaction, id: string, actor: Actor | null): Promise<void> {
  const [known] = await tx.select({ status: taxpayers.status }).from(taxpayers).where(eq(taxpayers.id, id));
  const from = known?.status ?? CLIENT;
  if (from === CLIENT || !mayMove(CLIENT_STATUS, 'site', from, CLIENT)) return;
  await tx.update(taxpayers).set({ isProspect: false, archivedAt: null }).where(eq(taxpayers.id, id));
  await tx.update(recurringWork).set({ plannedOn: null }).where(eq(recurringWork.taxpayerId, id));
  const step = actor?.party === 'firm' ? actor.stepId : undefined;
  await recordStatus(tx, actor, id, { from, to: CLIENT }, step);
}

export async function becomeAsBefore(
  tx: Transaction,
  id: string,
  stepId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { id: at, entity, entityId, changes } = auditEntries;
  const isIt = and(eq(entity, 'taxpayer'), eq(entityId, id), sql`${changes} ->> 'step' = ${stepId}`);
  const [entry] = await tx
    .select({ from: sql<ClientStatus>`${changes} -> 'status' ->> 'from'` })
    .from(auditEntries)
    .where(isIt)
    .orderBy(desc(at));
  if (!entry) return;
  const { isProspect, isFormer } = CLIENT_STATUS[entry.from].stored;
  const [back] = await tx
    .update(taxpayers)
    .set({ isProspect, archivedAt: isFormer ? now : null })
    .where(and(eq(taxpayers.id, id), eq(taxpayers.status, CLIENT)))
    .returning({ id: taxpayers.id });
  if (back) await recordStatus(tx, actor, id, { from: CLIENT, to: entry.from });
}

function recordStatus(
  tx: Transaction,
  actor: Actor | null,
  entityId: string,
  status: { from: string; to: string },
  step?: string,
): Promise<void> {
  return record(tx, {
    actorId: actor?.party === 'firm' ? actor.id : null,
    action: 'taxpayer.update',
    entity: 'taxpayer',
    entityId,
    changes: { status, ...(step && { step }) },
  });
}
