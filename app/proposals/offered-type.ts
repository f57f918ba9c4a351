import type { EngagementType } from '#app/engagements/define-engagement.ts';
import type { LetterId } from '#app/letters/letter.ts';

/** What is agreed by a letter; the others, such as identification, staff open without one. */
export type OfferedType = EngagementType & { letter: LetterId };

export function isOffered(type: EngagementType | null): type is OfferedType {
  return type !== null && type.letter !== null;
}
