import { formatShortRand } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import type { RecurringTerms } from './wanted-periods.ts';

/** One of its terms, before and after, as they are stored: prices in cents. */
export type TermChange = { name: keyof RecurringTerms; from: unknown; to: unknown };

type Term = { words: string; text(value: unknown): string | null };

const asStored = (value: unknown) => (typeof value === 'string' ? value : null);
const price = (cents: unknown) =>
  typeof cents === 'number' ? formatShortRand(cents) : 'as agreed elsewhere';

/** As people read them in the audit; days stay `2026-11-27`. */
export const TERMS: Record<keyof RecurringTerms, Term> = {
  startsOn: { words: 'begins on', text: asStored },
  price: { words: 'price', text: price },
  priceChanges: {
    words: 'price later',
    text: (changes) =>
      (changes as RecurringTerms['priceChanges'])
        .map((one) => `${price(one.price)} from ${dayText(one.from)}`)
        .join('; ') || null,
  },
  pausedFrom: { words: 'paused from', text: asStored },
  pausedUntil: { words: 'paused until', text: asStored },
  endsOn: { words: 'ends on', text: asStored },
};

export function termChanges(before: RecurringTerms, terms: Partial<RecurringTerms>): TermChange[] {
  return keysOf(TERMS).flatMap((name) => {
    const to = terms[name];
    const isSame = to === undefined || JSON.stringify(to) === JSON.stringify(before[name]);
    return isSame ? [] : [{ name, from: before[name], to }];
  });
}
