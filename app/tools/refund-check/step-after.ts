import { CLAIM_CARDS, KNOWN_FIELDS } from './cards.ts';
import { missingOf, readFields, type Typed } from './read-fields.ts';

/**
 * Without a script: the step after a button in step `from`. A refused entry only allows earlier steps; so does an empty
 * field below a yes, unless it `mayStayOpen`.
 */
export function stepAfter(from: number, to: number, typed: Typed, mayStayOpen = false): number {
  if (to <= from) return to;
  const fields = from === 0 ? KNOWN_FIELDS : (CLAIM_CARDS[from - 1]?.fields ?? []);
  const { texts } = readFields(typed);
  const isRefused = fields.some(({ name }) => texts[`${name}Error`]);
  return isRefused || (!mayStayOpen && isOpen(from, typed)) ? from : to;
}

/** The claim of this step is answered yes, and something in it is missing. */
export function isOpen(step: number, typed: Typed): boolean {
  const card = CLAIM_CARDS[step - 1];
  return card !== undefined && missingOf(card, typed).length > 0;
}
