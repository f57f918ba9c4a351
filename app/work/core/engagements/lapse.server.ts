import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { LAPSED_ITEMS, OPEN_ITEMS, type ItemState } from './item-states.ts';
import { asksQuestions, isWithSars, type EngagementState } from './states.ts';

/** Once it is with SARS, nobody is asked for what was open; if that was a slip, all is asked for as before. */
export async function fitItemsToFiling(
  tx: Transaction,
  engagementId: string,
  from: EngagementState,
  to: EngagementState,
): Promise<void> {
  const version = sql`${requestItems.version} + 1`;
  const isOf = eq(requestItems.engagementId, engagementId);
  const set = (state: ItemState) => tx.update(requestItems).set({ state, version });
  if (isWithSars(to) && !isWithSars(from))
    await set('lapsed').where(and(isOf, isIn(requestItems.state, OPEN_ITEMS)));
  if (!asksQuestions(to)) return;
  const hasLapsed = and(isOf, isIn(requestItems.state, LAPSED_ITEMS));
  await set('open').where(and(hasLapsed, isNull(requestItems.reason)));
  await set('returned').where(and(hasLapsed, isNotNull(requestItems.reason)));
}
