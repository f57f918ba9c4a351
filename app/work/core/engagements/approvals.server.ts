import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { approvalIn, type Approval } from './approval.ts';
import { askFor } from './item-requests.server.ts';
import type { Engagement } from './find.server.ts';
import { isUnderWay } from './states.ts';

export type NewApproval = Pick<Approval, 'figure' | 'cents' | 'payBy' | 'signing'> & {
  what: string;
  why: string;
  documentIds: readonly string[];
};

/**
 * `lost`: one of the documents is gone, or may never be opened. `cents`: of what is paid or paid back. `delivered`:
 * files that get their rows in the same transaction, after this: their mail is that of what is asked.
 */
export async function askApprovalFor(
  tx: Transaction,
  engagement: Engagement,
  { what, why, documentIds, ...figures }: NewApproval,
  delivered: Approval['documents'],
  actor: FirmActor,
  now: Date,
): Promise<'saved' | 'closed' | 'lost'> {
  if (!isUnderWay(engagement.state)) return 'closed';
  const isChosen = inArray(documents.id, documentIds.filter(isUuid));
  const files = await standing(tx, and(eq(documents.engagementId, engagement.id), isChosen));
  if (files.length !== new Set(documentIds).size) return 'lost';
  const approval: Approval = { ...figures, documents: [...files, ...delivered], given: null };
  await askFor(tx, engagement, { what, why, takes: 'approval', approval }, actor, now);
  return 'saved';
}

/** By the id of the work: who approved what is filed, and when (`approvalIn`); none without. In two statements. */
export async function approvalsOf(
  ids: readonly string[],
  from: Db | Transaction = db(),
): Promise<Map<string, string>> {
  const { engagementId, what, state, approval, takes, position, id } = requestItems;
  const rows = await from
    .select({ engagementId, what, state, approval })
    .from(requestItems)
    .where(and(inArray(engagementId, [...ids]), eq(takes, 'approval')))
    .orderBy(asc(position), asc(id));
  const works = [...new Set(rows.map((row) => row.engagementId))];
  if (works.length === 0) return new Map();
  const files = await standing(from, inArray(documents.engagementId, works));
  const texts = works.map((work) => {
    const items = rows.filter((row) => row.engagementId === work);
    return [work, approvalIn(items, files)] as const;
  });
  return new Map(texts.flatMap(([work, text]) => (text ? [[work, text]] : [])));
}

export async function isAskedAs(work: string, name: string): Promise<boolean> {
  const { engagementId, takes, what } = requestItems;
  return (
    (await db().$count(requestItems, and(eq(engagementId, work), eq(takes, 'approval'), eq(what, name)))) > 0
  );
}

export function standing(from: Db | Transaction, which: SQL | undefined) {
  const { id, name, sha256, direction, scanState, createdAt } = documents;
  return from
    .select({ id, name, sha256 })
    .from(documents)
    .where(and(which, eq(direction, 'to_client'), inArray(scanState, ['clean', 'waiting'])))
    .orderBy(asc(createdAt), asc(id));
}
