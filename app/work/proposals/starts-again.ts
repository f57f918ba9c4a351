import { findPlan } from '#app/firm/core/plans.ts';
import type { Proposal } from './find.server.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';

/** The client began it at the site, with answers of their own. */
export function startsAgain({ isFromSite, planId }: Pick<Proposal, 'isFromSite' | 'planId'>): boolean {
  const plan = findPlan(planId ?? undefined);
  return isFromSite && plan !== null && !plan.custom;
}

/** Where the client changes the answers; null for a proposal that the firm wrote. */
export function restartPath(
  proposal: Pick<Proposal, 'isFromSite' | 'planId' | 'isVatLookedUp' | 'taxpayer'>,
): string | null {
  if (!startsAgain(proposal)) return null;
  const query = new URLSearchParams({ again: proposal.taxpayer.id });
  if (proposal.isVatLookedUp) query.set('vat', UNKNOWN_CATEGORY);
  return `/start/${proposal.planId}?${query}`;
}

type Known = { quotes?: readonly string[]; isUnknownVendor?: boolean };

/** The offer of a plan, with what the client has said already. `quotes`: values of its form that are ticked. */
export function offerPath(
  planId: string,
  taxpayerId: string,
  { quotes = [], isUnknownVendor }: Known,
): string {
  const query = new URLSearchParams({ taxpayer: taxpayerId });
  if (isUnknownVendor) query.set('vat', UNKNOWN_CATEGORY);
  for (const quote of quotes) query.append('quote', quote);
  return `/start/${planId}?${query}`;
}
