import type { EngagementType, TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { offeredTypes } from '#app/work/core/engagements/types.ts';

/** The kinds of work that come again for such a client. */
export function recurringTypesFor(kind: TaxpayerKind): EngagementType[] {
  return offeredTypes().filter(({ period, taxpayers }) => period !== 'once' && taxpayers.includes(kind));
}
