import { parseAmount } from '#app/tax/amount.ts';
import { rand, type Cents } from '#app/tax/money.ts';

const MOST: Cents = rand(10_000_000);

export function readPrice(text: string): { cents: Cents | null; error?: string } {
  const read = parseAmount(text);
  if (read.kind === 'empty') return { cents: null };
  if (read.kind === 'amount' && read.cents >= 0 && read.cents <= MOST) return { cents: read.cents };
  return { cents: null, error: 'A price in rand, of at most 10 million; or leave it empty.' };
}
