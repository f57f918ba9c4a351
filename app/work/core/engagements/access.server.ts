import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isMemberOf, isRecipient } from './recipients.server.ts';
import type { Actor, FirmActor } from '#app/accounts/core/actor.ts';

/**
 * For queries that join `engagements` and `taxpayers`: what the actor may read and change. Administrators everything;
 * staff what is assigned to them or to nobody; a member what belongs to their taxpayers; a link its one engagement.
 */
export function isVisibleTo(actor: Actor): SQL | undefined {
  if (actor.party === 'firm') {
    if (actor.role === 'admin') return sql`true`;
    return or(isOfColleague(actor), eq(engagements.assigneeId, actor.id));
  }
  if (actor.engagementId !== undefined)
    return and(eq(engagements.id, actor.engagementId), isRecipient(actor.email));
  return actor.userId === null ? sql`false` : isMemberOf(actor.userId);
}

/** The same for queries of only `taxpayers`; a link opens none. */
export function isTaxpayerVisibleTo(actor: Actor): SQL | undefined {
  if (actor.party === 'client')
    return actor.userId === null || actor.engagementId !== undefined ? sql`false` : isMemberOf(actor.userId);
  if (actor.role === 'admin') return sql`true`;
  const assigned = db()
    .select({ one: sql`1` })
    .from(engagements)
    .where(and(eq(engagements.taxpayerId, taxpayers.id), eq(engagements.assigneeId, actor.id)));
  return or(isOfColleague(actor), sql`exists ${assigned}`);
}

function isOfColleague({ id }: FirmActor): SQL | undefined {
  return or(isNull(taxpayers.assigneeId), eq(taxpayers.assigneeId, id));
}
