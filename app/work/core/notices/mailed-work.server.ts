import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { countQuestions } from '../engagements/find.server.ts';
import { OPEN_ITEMS } from '../engagements/item-states.ts';
import { isOwedApproval, isOwedPaper, isOwedSignature, isReturnedPaper } from '../engagements/owed.server.ts';
import { NAMED, namingOf } from '../engagements/own-data.server.ts';
import { typeOfWork } from '../engagements/types.ts';

/** Locks work before its notices, as acts do. False while somebody else holds one: it is told a minute later. */
export async function lockWork(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const locked = await tx
    .select({ id: engagements.id })
    .from(engagements)
    .where(inArray(engagements.id, [...ids]))
    .orderBy(engagements.id)
    .for('update', { skipLocked: true });
  return locked.length === ids.length;
}

/** What a mail says of work is what is so now; null for what is in the trash. */
export async function mailedWork(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      engagement: engagements,
      taxpayer: taxpayers.name,
      dates: NAMED,
      papers: tx.$count(requestItems, and(eq(requestItems.engagementId, engagements.id), isOwedPaper)),
      approvals: tx.$count(requestItems, and(eq(requestItems.engagementId, engagements.id), isOwedApproval)),
      signatures: tx.$count(
        requestItems,
        and(eq(requestItems.engagementId, engagements.id), isOwedSignature),
      ),
      returned: tx.$count(requestItems, and(eq(requestItems.engagementId, engagements.id), isReturnedPaper)),
      open: tx.$count(
        requestItems,
        and(eq(requestItems.engagementId, engagements.id), isIn(requestItems.state, OPEN_ITEMS)),
      ),
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(eq(engagements.id, id));
  if (!row || row.engagement.deletedAt) return null;
  const { engagement, taxpayer, papers, approvals, signatures, returned, open } = row;
  const questions = countQuestions({
    ...engagement,
    type: typeOfWork({ ...engagement, typeId: engagement.type }),
  });
  const toDo = { questions, papers, approvals, signatures, optional: open - papers - approvals };
  return { ...engagement, taxpayer, dates: namingOf(row.dates), returned, toDo };
}
