import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { pageOf } from '#app/platform/db/keyset.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { MOST_MATCHING } from '#app/platform/ui/ticks.ts';
import type { Filter } from './filter.ts';
import { orderOf, within } from './list.server.ts';

/** At most one more than can be done at once. */
export function countMatching(filter: Filter, me: string): Promise<number> {
  return db().$count(sql`(${findMatching(filter, me, MOST_MATCHING + 1)}) fitting`);
}

export function findMatching(filter: Filter, me: string, most: number) {
  const page = pageOf(orderOf(filter), null);
  return db()
    .select({ id: enquiries.id, version: enquiries.version })
    .from(enquiries)
    .where(within(filter, me, { ...page, limit: most }))
    .orderBy(...page.orderBy)
    .limit(most);
}
