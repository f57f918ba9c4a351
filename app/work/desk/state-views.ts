import { ENGAGEMENT_STATE, isOffered, type EngagementState } from '#app/work/core/engagements/states.ts';

export type StateView = 'planned' | 'client' | 'progress' | 'sars' | 'proposed' | 'ended';

export function viewOfState(state: EngagementState): StateView {
  const { openFor } = ENGAGEMENT_STATE[state];
  switch (openFor) {
    case 'later':
      return 'planned';
    case 'client':
      return isOffered(state) ? 'proposed' : 'client';
    case 'us':
      return 'progress';
    case 'sars':
      return 'sars';
    case 'nobody':
      return 'ended';
  }
}
