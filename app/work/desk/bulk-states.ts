import { statesThat } from '#app/platform/core/states.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';

export const BULK_STATES = statesThat(ENGAGEMENT_STATE, ({ desk }) => desk.inBulk === true);
