import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { isIn } from '#app/platform/db/is-in.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { AGAIN_ITEMS, OPEN_ITEMS } from './item-states.ts';

/** Items that only the client can close; optional ones may stay open. */
export const isOwed: SQL | undefined = or(
  isIn(requestItems.state, AGAIN_ITEMS),
  and(isIn(requestItems.state, OPEN_ITEMS), eq(requestItems.isOptional, false)),
);

const isPaper = ne(requestItems.takes, 'approval');

export const isOwedPaper = and(isOwed, isPaper);
export const isOwedApproval = and(isOwed, eq(requestItems.takes, 'approval'));
/** They came, and were not what we need. */
export const isReturnedPaper = and(isIn(requestItems.state, AGAIN_ITEMS), isPaper);
