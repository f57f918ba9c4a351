import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { pageOf } from '#app/platform/db/keyset.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import { MOST_MATCHING } from '#app/platform/ui/ticks.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Filter } from './filter.ts';
import { matching, orderOf, viewOf } from './matching.server.ts';

export function findMatching(filter: Filter, actor: FirmActor, most: number): Promise<Ticked[]> {
  return matchingRows(filter, actor)
    .orderBy(...pageOf(orderOf(filter.state), null).orderBy)
    .limit(most);
}

/** At most one more than can be done at once. */
export function countMatching(filter: Filter, actor: FirmActor): Promise<number> {
  return db().$count(sql`(${matchingRows(filter, actor).limit(MOST_MATCHING + 1)}) fitting`);
}

function matchingRows(filter: Filter, actor: FirmActor) {
  const today = southAfricanDay();
  return db()
    .select({ id: engagements.id, version: engagements.version })
    .from(engagements)
    .leftJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(matching(filter, actor, today), viewOf(filter.state, today)))
    .$dynamic();
}
