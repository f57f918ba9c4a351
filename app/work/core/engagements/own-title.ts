import { oneLine } from '#app/platform/core/text.ts';
import { between, LENGTHS } from '#app/platform/db/lengths.ts';
import type { EngagementType } from './define-engagement.ts';

const [LEAST, MOST] = LENGTHS.workTitle;

export const LONGEST_TITLE = MOST;

export const TITLE_HINT = 'Such as “Loan letter for Absa”. The client reads it too.';

export function asksTitle(type: EngagementType | null): boolean {
  return type?.period === 'once' && type.asksTitle === true;
}

/** `isNeeded`: an empty one is refused; otherwise it is null, and the work is called by its kind. */
export function readTitle(text: string, isNeeded: boolean): { ownTitle: string | null; error?: string } {
  const ownTitle = oneLine(text);
  if (ownTitle === '' && !isNeeded) return { ownTitle: null };
  if (ownTitle.length >= LEAST && ownTitle.length <= MOST) return { ownTitle };
  return { ownTitle: null, error: `Say what it is, in ${between(LENGTHS.workTitle)}` };
}
