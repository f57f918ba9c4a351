import { formatShortRand, rand, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { costText, freeText, NOT_WHOLE, readPrice } from './price.ts';

/** A price for each, or a change of the price that each has: `more` below zero makes it lower. */
export type PriceChosen = { cents?: Cents; more?: BasisPoints };

const WRONG = 'Give a price in rand, such as 1 495, or a change, such as +6%.';
const PERCENT_WRONG = 'Give a change below 100%, with at most two decimals, such as +6,5%.';

type Rounding = 'rand' | 'cent';

/** Without a sign it is more: nobody has a price in percent. */
const PERCENT = /^([+\-−–]?)\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%$/;
const WHOLE = 10_000;

type Read = { price: PriceChosen; error?: undefined } | { price: null; error: string };

/** A price goes down by less than all of it. */
export function readPriceChange(text: string): Read {
  if (/%\s*$/.test(text)) {
    const [, sign = '', whole, part = ''] = PERCENT.exec(text) ?? [];
    const more = whole === undefined ? 0 : Number(whole + part.padEnd(2, '0'));
    if (more === 0) return { price: null, error: PERCENT_WRONG };
    return { price: { more: sign === '' || sign === '+' ? more : -more } };
  }
  const { cents, error } = readPrice(text);
  if (cents === null) return { price: null, error: error === NOT_WHOLE ? error : WRONG };
  return /^[+\-−–]/.test(text) ? { price: null, error: WRONG } : { price: { cents } };
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

type Step = readonly [before: Cents | null, after: Cents | null];

/** What looks like a slip in the prices of many, as sentences; null if nothing does. */
export function slipText(steps: readonly Step[], countOf: (count: number) => string): string | null {
  const far = steps.filter(([before, after]) => before !== null && isFar(before, after)).length;
  const texts = [
    far > 0 && `For ${countOf(far)} that is less than half, or more than twice, of the price now.`,
    freeText(
      steps.map(([, after]) => after),
      countOf,
    ),
  ];
  return texts.filter(Boolean).join(' ') || null;
}

/** Less than half, or more than twice; R 0 is said apart. */
export function isFar(before: Cents, after: Cents | null): boolean {
  return after !== null && after !== 0 && (after * 2 < before || after > before * 2);
}

/** `at R 1 495`, `with a price 6% higher` */
export function priceSaid({ cents, more }: PriceChosen): string {
  if (more !== undefined) return `with a price ${Math.abs(more) / 100}% ${more > 0 ? 'higher' : 'lower'}`;
  if (cents === undefined) return 'at another price';
  return cents === 0 ? costText(cents) : `at ${costText(cents)}`;
}

const MOST_STEPS = 8;

/** `R 850 → R 901: 12 clients`, the most frequent first. */
export function priceSteps(steps: readonly Step[], countOf: (count: number) => string): string[] {
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(stepText(step), (counts.get(stepText(step)) ?? 0) + 1);
  const all = [...counts].toSorted(([, one], [, other]) => other - one);
  const rest = all.slice(MOST_STEPS).reduce((sum, [, count]) => sum + count, 0);
  const shown = all.slice(0, MOST_STEPS).map(([text, count]) => `${text}: ${countOf(count)}`);
  return rest > 0 ? [...shown, `Other prices: ${countOf(rest)}`] : shown;
}

export function stepText(step: Step): string {
  return step.map(priceText).join(' → ');
}

export function priceText(price: Cents | null): string {
  return price === null ? 'As agreed elsewhere' : costText(price);
}

export function priceTyped({ cents, more }: PriceChosen): string {
  if (more !== undefined) return `${more > 0 ? '+' : ''}${more / 100}%`;
  return cents === undefined ? '' : formatShortRand(cents).replace(/^R\s*/, '');
}
