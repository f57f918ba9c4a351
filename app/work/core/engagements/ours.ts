import { engagementTypes } from '#content/engagements/engagement-types.ts';
import type { EngagementType } from './define-engagement.ts';

const types: readonly EngagementType[] = engagementTypes;

/** Work of the firm alone: clients neither see it nor are told of it, whatever its kind is called by now. */
export const OURS: readonly string[] = types.filter((type) => type.isOurs).map(({ id }) => id);

export function isOurs(typeId: string): boolean {
  return OURS.includes(typeId);
}
