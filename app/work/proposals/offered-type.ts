import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import { isService } from '#app/firm/core/services.ts';

/** What is agreed by a letter; the others, such as identification, staff open without one. */
export type OfferedType = EngagementType & { letter: LetterId };

/** Not what the firm does no more. */
export function isOffered(type: EngagementType | null): type is OfferedType {
  return type !== null && type.letter !== null && isService(type.service);
}
