import { ENGAGEMENT_STATE, type EngagementState } from './states.ts';

/** What its kind of work says is fixed from here on. */
export function hasBegun(state: EngagementState): boolean {
  const { isAgreed, client } = ENGAGEMENT_STATE[state];
  return isAgreed && client.stage !== 'accepted';
}
