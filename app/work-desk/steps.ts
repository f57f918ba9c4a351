import type { EngagementType } from '#app/engagements/define-engagement.ts';
import type { EngagementState } from '#app/engagements/titles.ts';

/** `asksSubmission`: with the day and the reference of what was filed. */
export type Step = { to: EngagementState; label: string; asksSubmission?: true };

const TO_SARS = new Set(['payroll', 'emp501']);

/** Whether the work ends with something that SARS has to decide on or receives. */
export function isForSars(type: Pick<EngagementType, 'id' | 'service'> | null): boolean {
  if (!type) return true;
  return type.service.startsWith('tax-') || type.id.startsWith('vat') || TO_SARS.has(type.id);
}

/** What usually comes next; null where the client decides, or nothing comes. */
export function nextStep(state: EngagementState, goesToSars: boolean): Step | null {
  switch (state) {
    case 'accepted':
      return { to: 'collecting', label: 'Ask for documents' };
    case 'collecting':
      return { to: 'in_progress', label: 'Begin the work' };
    case 'waiting_for_client':
      return { to: 'in_progress', label: 'Go on with the work' };
    case 'in_progress':
      return goesToSars
        ? { to: 'with_sars', label: 'Submitted to SARS', asksSubmission: true }
        : { to: 'done', label: 'Finish' };
    case 'with_sars':
      return { to: 'done', label: 'Finish' };
    default:
      return null;
  }
}
