import type { EngagementState } from '#app/work/core/engagements/titles.ts';

/** `asksSubmission`: with the day and the reference of what was filed. */
export type Step = { to: EngagementState; label: string; asksSubmission?: true };

/** The usual next step; null if the client decides, or nothing follows. */
export function nextStep(state: EngagementState, isForSars: boolean): Step | null {
  switch (state) {
    case 'accepted':
      return { to: 'collecting', label: 'Ask for documents' };
    case 'collecting':
      return { to: 'in_progress', label: 'Begin the work' };
    case 'waiting_for_client':
      return { to: 'in_progress', label: 'Go on with the work' };
    case 'in_progress':
      return isForSars
        ? { to: 'with_sars', label: 'Submitted to SARS', asksSubmission: true }
        : { to: 'done', label: 'Finish' };
    case 'with_sars':
      return { to: 'done', label: 'Finish' };
    default:
      return null;
  }
}
