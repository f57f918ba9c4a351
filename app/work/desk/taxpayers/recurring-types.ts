import type { EngagementType, TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { offeredTypes } from '#app/work/core/engagements/types.ts';

/** The kinds of work that come again. */
export function recurringTypes(): EngagementType[] {
  return offeredTypes().filter(({ period }) => period !== 'once');
}

/** Those for such a client. */
export function recurringTypesFor(kind: TaxpayerKind): EngagementType[] {
  return recurringTypes().filter(({ taxpayers }) => taxpayers.includes(kind));
}
