/** Longer words, and those with a figure in them, are on the page alone. */
const LONGEST_SAID = 300;

/** Behind what was returned, in a mail. */
export function reasonOf(reason: string | null | undefined): string {
  return reason && isSayable(reason) ? `. ${reason}` : '. The page says why.';
}

/** Whether a mail may carry these words of a colleague. */
export function isSayable(words: string): boolean {
  return words.length <= LONGEST_SAID && !/\d/.test(words);
}
