import { and, eq, isNotNull } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { typeOf } from '../engagements/types.ts';
import { recordTaxpayer } from '../taxpayers/taxpayers.server.ts';
import { planAhead, untouchedOf, type PlannedAhead } from './plan-ahead.server.ts';
import { TERMS, termChanges } from './term-changes.ts';
import { termsOf, type RecurringTerms } from './wanted-periods.ts';

/** Within a transaction of somebody who looks after the client. */

type Row = typeof recurringWork.$inferSelect;

export type NewRecurring = Pick<RecurringTerms, 'startsOn' | 'price'> & {
  id: string;
  type: string;
  /** Who does what is planned now. Null: who did it last, else who looks after the client. */
  assigneeId?: string | null;
};

/** Plans its work at once. `exists`: the client has this kind already. */
export async function addIn(
  tx: Transaction,
  actor: FirmActor,
  taxpayerId: string,
  { assigneeId = null, ...values }: NewRecurring,
  now: Date,
): Promise<PlannedAhead | 'exists'> {
  const [added] = await tx
    .insert(recurringWork)
    .values({ taxpayerId, ...values })
    .onConflictDoNothing()
    .returning();
  if (!added) return 'exists';
  await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
    [recurringFieldOf(added)]: { from: null, to: values.startsOn },
  });
  return planAhead(tx, [added], actor, now, assigneeId);
}

export type Saved = { before: RecurringTerms; planned: PlannedAhead };

type Change = { terms: Partial<RecurringTerms>; isUndo?: boolean; now: Date };

/** `row` is locked. Its planned work follows at once. Not for an Undo: that would do again what was taken back. */
export async function saveIn(
  tx: Transaction,
  actor: FirmActor,
  row: Row,
  { terms, isUndo = false, now }: Change,
): Promise<Saved> {
  const before = termsOf(row);
  const next = { ...terms, version: row.version + 1 };
  await tx.update(recurringWork).set(next).where(eq(recurringWork.id, row.id));
  const changes = termChanges(before, terms);
  const texts = changes.map(({ name, from, to }) => [
    `${recurringFieldOf(row)}, ${TERMS[name].words}`,
    { from: TERMS[name].text(from), to: TERMS[name].text(to) },
  ]);
  const stored = { id: row.id, changes, ...(isUndo && { isUndo }) };
  await recordTaxpayer(tx, actor, 'taxpayer.update', row.taxpayerId, {
    ...Object.fromEntries(texts),
    ...(changes.length > 0 && { terms: stored }),
  });
  return { before, planned: await planAhead(tx, [{ ...row, ...next }], actor, now) };
}

/** No period begins so late. */
const NEVER = '9990-01-01';

/** `row` is locked. `begun`: some of its work was changed or has begun, so it can only end. */
export async function removeIn(
  tx: Transaction,
  actor: FirmActor,
  row: Row,
  now: Date,
): Promise<'removed' | 'begun'> {
  const { id, taxpayerId, startsOn } = row;
  const isOwn = and(eq(recurringPeriods.recurringId, id), isNotNull(recurringPeriods.startsOn));
  if ((await tx.$count(recurringPeriods, isOwn)) > (await untouchedOf(tx, [id])).length) return 'begun';
  await planAhead(tx, [{ ...row, startsOn: NEVER }], actor, now);
  await tx.delete(recurringWork).where(eq(recurringWork.id, id));
  await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
    [recurringFieldOf(row)]: { from: startsOn, to: null },
  });
  return 'removed';
}

/** Undefined if the client has no such recurring work. */
export async function lockRecurring(
  tx: Transaction,
  taxpayerId: string,
  which: { id: string } | { type: string },
): Promise<Row | undefined> {
  if ('id' in which && !isUuid(which.id)) return undefined;
  const isWhich = 'id' in which ? eq(recurringWork.id, which.id) : eq(recurringWork.type, which.type);
  const [row] = await tx
    .select()
    .from(recurringWork)
    .where(and(isWhich, eq(recurringWork.taxpayerId, taxpayerId)))
    .for('update');
  return row;
}

function recurringFieldOf({ type }: { type: string }): string {
  return `recurring: ${typeOf(type)?.name ?? type}`;
}
