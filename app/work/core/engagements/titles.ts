import type { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { periodOf, type TaxpayerDates } from './periods.ts';
import { typeOf } from './types.ts';

export type EngagementState = (typeof ENGAGEMENT_STATES)[number];

/** As the client reads it. */
export const STATE_LABELS: Record<EngagementState, string> = {
  proposed: 'Proposed',
  accepted: 'Accepted',
  collecting: 'Papers from you',
  in_progress: 'In progress',
  waiting_for_client: 'Waiting for you',
  with_sars: 'With SARS',
  done: 'Done',
  declined: 'Declined',
  expired: 'Expired',
};

const ENDED = new Set<EngagementState>(['done', 'declined', 'expired']);

export function isEnded(state: EngagementState): boolean {
  return ENDED.has(state);
}

/** With SARS, or done: from then on what the client sent is evidence. */
export function isFiled(state: EngagementState): boolean {
  return state === 'with_sars' || isEnded(state);
}

/** Whether the client can answer and send something. */
export function isUnderWay(state: EngagementState): boolean {
  return state !== 'proposed' && !isEnded(state);
}

/** `Income tax return (ITR12), 2026 tax year` */
export function titleOf(typeId: string, period: string, dates: TaxpayerDates): string {
  const type = typeOf(typeId);
  if (!type) return period === 'once' ? typeId : `${typeId}, ${period}`;
  if (type.period === 'once') return type.name;
  return `${type.name}, ${periodOf(type, period, dates)?.label ?? period}`;
}
