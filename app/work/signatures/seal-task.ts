/** What a signature dictionary has until the range of what is signed is known, which is never longer. */
export const RANGE = `[0${' /**********'.repeat(3)}]`;
/** For the message with its certificates. */
export const CONTENTS_BYTES = 16_384;

/** `size`: of the pages that come first, in bytes. `words`: of those pages, to attach. `at`: ISO. */
export type SealTask = { size: number; words: string; by: string; reason: string; at: string };

/** Why a PDF is not sealed; `signed`: by others, whose signature would not hold. */
export const UNSEALABLE = ['encrypted', 'signed', 'damaged'] as const;
