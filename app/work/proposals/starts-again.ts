import { findPlan } from '#app/firm/core/plans.ts';
import type { Proposal } from './find.server.ts';

/** The client began it at the site, with answers of their own. */
export function startsAgain({ isFromSite, planId }: Pick<Proposal, 'isFromSite' | 'planId'>): boolean {
  const plan = findPlan(planId ?? undefined);
  return isFromSite && plan !== null && !plan.custom;
}
