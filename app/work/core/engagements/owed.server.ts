import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { Signing } from '#app/platform/db/work-values.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import { AGAIN_ITEMS, CAME_IN_ITEMS, OPEN_ITEMS } from './item-states.ts';

/** Items that only the client can close; optional ones may stay open. */
export const isOwed: SQL | undefined = or(
  isIn(requestItems.state, AGAIN_ITEMS),
  and(isIn(requestItems.state, OPEN_ITEMS), eq(requestItems.isOptional, false)),
);

const isPaper = ne(requestItems.takes, 'approval');

export const isOwedPaper = and(isOwed, isPaper);
export const isOwedApproval = and(isOwed, eq(requestItems.takes, 'approval'));
export const isOwedSignature = and(isOwedApproval, sql`${requestItems.approval} ? 'signing'`);
/** They came, and were not what we need. */
export const isReturnedPaper = and(isIn(requestItems.state, AGAIN_ITEMS), isPaper);

/** Of `documents`: delivered and not opened; none that waits for an approval, or was approved, signed or found wrong, and no letter that was accepted. */
export const isUnopenedAlone = and(
  eq(documents.direction, 'to_client'),
  isNull(documents.openedAt),
  sql`not exists (select from ${letters}
    where ${eq(letters.engagementId, documents.engagementId)} and ${eq(letters.sealedId, documents.id)})`,
  sql`not exists (select from ${requestItems}
    where ${eq(requestItems.engagementId, documents.engagementId)}
    and (${isOwedApproval} or ${isIn(requestItems.state, CAME_IN_ITEMS)} or ${requestItems.approval} -> 'given' <> 'null'::jsonb)
    and ${requestItems.approval} -> 'documents' @> jsonb_build_array(jsonb_build_object('id', ${documents.id})))`,
);

export const OWED_SIGNINGS = sql<Signing[]>`coalesce((select json_agg(${requestItems.approval} -> 'signing')
  from ${requestItems} where ${and(eq(requestItems.engagementId, engagements.id), isOwedSignature)}), '[]')`;

/** Of work: messages from the firm that no client has read. */
export const UNREAD = sql<number>`(select count(*)::int from ${engagementMessages} where ${and(
  eq(engagementMessages.engagementId, engagements.id),
  eq(engagementMessages.isOurs, true),
  isNull(engagementMessages.readAt),
)})`;

/** Of work: the letter that a client accepted for it, and the id of its plan; nulls for what was agreed elsewhere. */
export const AGREED = sql<{ agreedBy: LetterId | null; agreedIn: string | null }>`(
  select jsonb_build_object('agreedBy', max(${letters.template}), 'agreedIn', max(${proposals.plan})) from ${letters}
  join ${proposals} on ${eq(proposals.id, letters.proposalId)}
  where ${letters.engagementId} = ${engagements.id} and ${proposals.acceptedAt} is not null)`;
