import { CLAIM_CARDS, KNOWN_FIELDS } from './cards.ts';
import { readFields, type Typed } from './read-fields.ts';

/** Without a script: where a button leads that was pressed in step `from`. No step is left with a refused entry, but for an earlier one. */
export function stepAfter(from: number, to: number, typed: Typed): number {
  if (to <= from) return to;
  const fields = from === 0 ? KNOWN_FIELDS : (CLAIM_CARDS[from - 1]?.fields ?? []);
  const { texts } = readFields(typed);
  return fields.some(({ name }) => texts[`${name}Error`]) ? from : to;
}
