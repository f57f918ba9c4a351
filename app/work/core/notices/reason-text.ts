/** Longer words, and those with a figure in them, are on the page alone. */
const LONGEST_SAID = 300;

export function reasonOf(reason: string | null | undefined): string {
  return reason && isSayable(reason) ? `. ${reason}` : '. The page says why.';
}

/** A year alone is not a figure. */
const YEAR = /(?<!\bR\s?|\d[\s.,]?)\b(?:19|20)\d\d\b(?![\s.,]?\d)/g;

/** Whether a mail may carry these words of a colleague. */
export function isSayable(words: string): boolean {
  return words.length <= LONGEST_SAID && !/\d/.test(words.replaceAll(YEAR, ''));
}
