import type { SignPlace } from '#app/platform/db/work-values.ts';

/** What a signature dictionary has until the range of what is signed is known, which is never longer. */
export const RANGE = `[0${' /**********'.repeat(3)}]`;
/** For the message with its certificates and its time stamp. */
export const CONTENTS_BYTES = 24_576;

/** `size`: of the first pages, in bytes. `stamps`: then, a page for each of `places`. `words`: to attach. `at`: ISO. */
export type SealTask = {
  size: number;
  stamps: number;
  places: readonly Pick<SignPlace, 'page' | 'x' | 'y'>[];
  words: string;
  by: string;
  reason: string;
  at: string;
};

/** Why a PDF is not sealed; `signed`: by others, and a seal would break that; `page`: a place is on no page. */
export const UNSEALABLE = ['encrypted', 'signed', 'page', 'damaged'] as const;
