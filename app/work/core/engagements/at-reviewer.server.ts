import { inArray, sql, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { BEFORE_FILING } from './states.ts';
import { everyKind } from './types.ts';

const { reviewerId, reviewedBy, assigneeId, state, submittedOn, type } = engagements;

// A review by the colleague who does the work now does not count, even if it is from before.
const isUnreviewed = sql`(${reviewedBy} is null or ${reviewedBy} is not distinct from ${assigneeId})`;
const isAskedOfNobody = sql`(${reviewerId} is null or ${reviewerId} not in ${colleagueIds('work')})`;
export const isBeforeFiling = sql`(${isIn(state, BEFORE_FILING)} and ${submittedOn} is null)`;

export const isAtReviewer = sql<boolean>`(${reviewerId} is not null and ${reviewerId} is distinct from ${assigneeId}
  and ${isUnreviewed} and ${isBeforeFiling})`;

/** Its kind wants a review, and nobody who still works here was asked. A function: kinds change at the desk. */
export function isAtNoReviewer(): SQL {
  const kinds = everyKind().flatMap(({ id, needsReview }) => (needsReview ? id : []));
  return sql`(${inArray(type, kinds)} and ${isAskedOfNobody} and ${isUnreviewed} and ${isBeforeFiling})`;
}
