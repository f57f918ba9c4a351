import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import { isRetired, kindsNow } from '#app/work/core/engagements/types.ts';
import { isService } from '#app/firm/core/services.ts';

/** Work that is agreed by a letter; staff open other types, such as identification, without one. */
export type OfferedType = EngagementType & { letter: LetterId };

/** Not types that the firm no longer offers. */
export function isOffered(type: EngagementType | null): type is OfferedType {
  return type !== null && type.letter !== null && isService(type.service) && !isRetired(type);
}

export function proposedKinds(): OfferedType[] {
  return kindsNow().filter(isOffered);
}
