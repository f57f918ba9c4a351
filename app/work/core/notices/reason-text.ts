/** Longer reasons, and those with a figure in them, are on the page alone. */
const LONGEST_REASON = 300;

/** Behind what was returned, in a mail. */
export function reasonOf(reason: string | null | undefined): string {
  return !reason || reason.length > LONGEST_REASON || /\d/.test(reason)
    ? '. The page says why.'
    : `. ${reason}`;
}
