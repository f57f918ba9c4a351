const LONGEST = 200;

/** A name for a calculation as it was entered: one line of 1 to 200 characters; null for anything else. */
export function titleOf(entered: unknown): string | null {
  if (typeof entered !== 'string') return null;
  const title = entered.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ').trim();
  return title.length >= 1 && title.length <= LONGEST ? title : null;
}
