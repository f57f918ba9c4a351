import type { SignPlace } from '#app/platform/db/work-values.ts';

/** What a signature dictionary has until the range of what is signed is known, which is never longer. */
export const RANGE = `[0${' /**********'.repeat(3)}]`;
/** For the message with its certificates and its time stamp. */
export const CONTENTS_BYTES = 24_576;

/**
 * `size`: of the pages that come first, in bytes. `stamps`: of what comes next, a page for each of `places`. `words`: of the first
 * pages, to attach. `at`: ISO.
 */
export type SealTask = {
  size: number;
  stamps: number;
  places: readonly Pick<SignPlace, 'page' | 'x' | 'y'>[];
  words: string;
  by: string;
  reason: string;
  at: string;
};

/** Why a PDF is not sealed; `signed`: by others, whose signature would not hold; `page`: a place is on none of its pages. */
export const UNSEALABLE = ['encrypted', 'signed', 'page', 'damaged'] as const;
