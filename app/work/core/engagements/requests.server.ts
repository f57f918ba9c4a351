import { and, eq, inArray, sql } from 'drizzle-orm';
import { itemsFor, type Item } from '../checklists/define-checklist.ts';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Engagement } from './find.server.ts';
import { cameLastFor } from './last-time.server.ts';
import { AGAIN_ITEMS, OPEN_ITEMS } from './item-states.ts';
import { isOwed } from './owed.server.ts';
import { checklistOf } from './types.ts';

export type ChecklistAnswers = Record<string, 'yes' | 'no'>;

/** Creates the items that the answers require, and removes unanswered ones that no longer apply. */
export async function fitItems(
  tx: Transaction,
  engagement: Pick<Engagement, 'id' | 'type' | 'typeId' | 'period' | 'taxpayer'>,
  answers: ChecklistAnswers,
): Promise<void> {
  const { id, type, taxpayer } = engagement;
  const checklist = checklistOf(type);
  if (!checklist) return;
  const { taxNumber } = (await knownOf(tx, taxpayer.id)) ?? {};
  const wanted = itemsFor(checklist, answers, taxpayer.kind).filter(
    ({ known }) => known !== 'taxNumber' || !taxNumber,
  );
  const unwanted = checklist.items.filter((item) => !wanted.includes(item)).map((item) => item.id);
  if (unwanted.length > 0)
    await tx
      .delete(requestItems)
      .where(
        and(
          eq(requestItems.engagementId, id),
          inArray(requestItems.item, unwanted),
          isIn(requestItems.state, OPEN_ITEMS),
          isNotIn(requestItems.state, AGAIN_ITEMS),
          sql`not exists (select from ${documents} where ${documents.itemId} = ${requestItems.id})`,
        ),
      );
  if (wanted.length === 0) return;
  const cameLast = await cameLastFor(tx, engagement, wanted);
  const rows = wanted.map((item) => rowOf(id, item, checklist.items.indexOf(item), cameLast.get(item.id)));
  await tx.insert(requestItems).values(rows).onConflictDoNothing();
}

async function knownOf(tx: Transaction, taxpayerId: string) {
  const { id, taxNumber } = taxpayers;
  const [known] = await tx.select({ taxNumber }).from(taxpayers).where(eq(id, taxpayerId));
  return known;
}

export async function countFromNow(tx: Transaction, engagementId: string, now: Date): Promise<void> {
  await tx.update(engagements).set(askedToday(now)).where(eq(engagements.id, engagementId));
}

export function askedToday(now: Date) {
  return { askedOn: southAfricanDay(now), reminders: 0 };
}

export function countOpenItems(tx: Db | Transaction, engagementId: string): Promise<number> {
  return tx.$count(requestItems, and(eq(requestItems.engagementId, engagementId), isOwed));
}

function rowOf(engagementId: string, item: Item, position: number, cameLast: string | undefined) {
  const { id, what, why, where, isOptional = false, answers } = item;
  return {
    engagementId,
    item: id,
    position,
    what,
    why,
    place: where,
    isOptional,
    cameLast,
    takes: answers[0],
  };
}
