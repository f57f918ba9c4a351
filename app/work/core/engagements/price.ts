import { parseAmount } from '#app/tax/amount.ts';
import { formatShortRand, rand, type Cents } from '#app/tax/money.ts';

export const NOT_WHOLE = 'A price has whole cents: at most two decimals, such as 149,50.';

const MOST: Cents = rand(10_000_000);

export function readPrice(text: string): { cents: Cents | null; error?: string } {
  const read = parseAmount(text);
  if (read.kind === 'empty') return { cents: null };
  if (read.kind === 'amount' && read.isRounded) return { cents: null, error: NOT_WHOLE };
  if (read.kind === 'amount' && read.cents >= 0 && read.cents <= MOST) return { cents: read.cents };
  return { cents: null, error: 'A price in rand, of at most 10 million; or leave it empty.' };
}

const FREE = 'free of charge';

/** `R 1 495`; nobody takes R 0 for a price that is left open. */
export function costText(cents: Cents): string {
  return cents === 0 ? FREE : formatShortRand(cents);
}

/** Said before it is done: `For 3 clients that is R 0: free of charge.`; null of none. */
export function freeText(
  prices: readonly (Cents | null)[],
  countOf: (count: number) => string,
): string | null {
  const free = prices.filter((price) => price === 0).length;
  return free === 0 ? null : `For ${countOf(free)} that is ${formatShortRand(0)}: ${FREE}.`;
}
