import { formatShortRand, rand, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { readPrice } from './price.ts';

/** A price for each, or a change of the price that each has: `more` below zero makes it lower. */
export type PriceChosen = { cents?: Cents; more?: BasisPoints };

export const PRICE_WRONG = 'Give a price in rand, such as 1 495, or a change, such as +6%.';

/** What a changed price is rounded to. */
type Rounding = 'rand' | 'cent';

const PERCENT = /^([+-])\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%$/;
const WHOLE = 10_000;

/** Null if it is neither an amount nor a change; a price goes down by less than all of it. */
export function readPriceChange(text: string): PriceChosen | null {
  const [, sign, whole = '', part = ''] = PERCENT.exec(text) ?? [];
  if (sign) {
    const more = Number(`${sign}${whole}${part.padEnd(2, '0')}`);
    return more === 0 ? null : { more };
  }
  const { cents, error } = readPrice(text);
  return error || cents === null || /^[+-]/.test(text) ? null : { cents };
}

/** Half up. Null: there was no price that could change. */
export function priceAfter(
  before: Cents | null,
  { cents, more }: PriceChosen,
  rounding: Rounding,
): Cents | null {
  if (more === undefined) return cents ?? null;
  if (before === null) return null;
  const after = before * (WHOLE + more);
  return rounding === 'rand' ? rand(Math.round(after / WHOLE / 100)) : Math.round(after / WHOLE);
}

/** Less than half, or more than twice. */
export function isFar(before: Cents, after: Cents | null): boolean {
  return after !== null && (after * 2 < before || after > before * 2);
}

/** `at R 1 495`, `with a price 6% higher` */
export function priceSaid({ cents, more }: PriceChosen): string {
  if (more !== undefined) return `with a price ${Math.abs(more) / 100}% ${more > 0 ? 'higher' : 'lower'}`;
  return cents === undefined ? 'at another price' : `at ${formatShortRand(cents)}`;
}

/** As it is typed. */
export function priceTyped({ cents, more }: PriceChosen): string {
  if (more !== undefined) return `${more > 0 ? '+' : ''}${more / 100}%`;
  return cents === undefined ? '' : formatShortRand(cents).replace(/^R\s*/, '');
}
