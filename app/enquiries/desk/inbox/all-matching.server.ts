import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { pageOf } from '#app/platform/db/keyset.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import { MOST_MATCHING } from '#app/platform/ui/ticks.ts';
import type { Filter } from './filter.ts';
import { orderOf, within } from './list.server.ts';

export function findMatching(filter: Filter, me: string, most: number): Promise<Ticked[]> {
  return matchingRows(filter, me, most);
}

/** At most one more than can be done at once. */
export function countMatching(filter: Filter, me: string): Promise<number> {
  return db().$count(sql`(${matchingRows(filter, me, MOST_MATCHING + 1)}) fitting`);
}

function matchingRows(filter: Filter, me: string, limit: number) {
  const page = pageOf(orderOf(filter), null);
  return db()
    .select({ id: enquiries.id, version: enquiries.version })
    .from(enquiries)
    .where(within(filter, me, { ...page, limit }))
    .orderBy(...page.orderBy)
    .limit(limit);
}
