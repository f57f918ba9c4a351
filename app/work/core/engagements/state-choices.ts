import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { hasBegun } from './has-begun.ts';
import { ENGAGEMENT_STATE, isUnderWay, LATE, PLANNED, UNENDED, type EngagementState } from './states.ts';

const GROUPS = {
  started: 'Begun, or proposed',
  'under-way': 'Under way',
  'has-begun': 'Begun, and not ended',
  'to-begin': 'Not begun yet',
  'to-file': 'Still to be filed',
} as const;

export type StateChoice = EngagementState | keyof typeof GROUPS;

export const STATE_CHOICES: Record<StateChoice, string> = {
  ...GROUPS,
  ...recordOf(ENGAGEMENT_STATES, (state) => ENGAGEMENT_STATE[state].desk.label),
};

export function statesOf(choice: StateChoice): readonly EngagementState[] {
  switch (choice) {
    case 'started':
      return UNENDED.filter((state) => !PLANNED.includes(state));
    case 'under-way':
      return UNENDED.filter(isUnderWay);
    case 'has-begun':
      return UNENDED.filter(hasBegun);
    case 'to-begin':
      return UNENDED.filter((state) => !hasBegun(state));
    case 'to-file':
      return [...PLANNED, ...LATE];
    default:
      return [choice];
  }
}
