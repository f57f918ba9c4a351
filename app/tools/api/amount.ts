import { NEGATIVE } from '#app/tax/amount.ts';
import { largestAmount, type Cents } from '#app/tax/money.ts';

export type AmountReading = { kind: 'amount'; cents: Cents } | { kind: 'refused'; sentence: string };

export const MISSING = 'This amount is required.';
export const NOT_AN_AMOUNT =
  'Send rand as a number or as plain digits, such as 450000 or "450000.50": no currency sign, no spaces, no commas.';
export const TOO_FINE = 'An amount in rand has at most two decimals.';
export const TOO_LARGE = 'An amount is at most R 100 billion.';

const CENTS_IN_RAND = 100;
const LONGEST_WHOLE = String(largestAmount / CENTS_IN_RAND).length;

export const amountForms = [
  { type: 'number', minimum: 0, maximum: largestAmount / CENTS_IN_RAND },
  { type: 'string', pattern: '^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$' },
] as const;

/** Exact to the cent, from a JSON number or a string of digits; `1.234` is refused, never read as R 1 234. */
export function readAmount(value: unknown): AmountReading {
  if (value === undefined) return refused(MISSING);
  if (typeof value === 'number') return readNumber(value);
  return typeof value === 'string' ? readDecimal(value) : refused(NOT_AN_AMOUNT);
}

/** `1e400` arrives as Infinity and `1e-7` prints with an exponent: neither has decimal text to read. */
function readNumber(value: number): AmountReading {
  if (value < 0) return refused(NEGATIVE);
  if (value * CENTS_IN_RAND > largestAmount) return refused(TOO_LARGE);
  const text = String(value);
  return text.includes('e') ? refused(TOO_FINE) : readDecimal(text);
}

function readDecimal(text: string): AmountReading {
  const match = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text);
  if (!match) return refused(NOT_AN_AMOUNT);
  const [, sign, whole = '', fraction = ''] = match;
  if (sign) return refused(NEGATIVE);
  if (fraction.length > 2) return refused(TOO_FINE);
  if (whole.length > LONGEST_WHOLE) return refused(TOO_LARGE);
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return cents > largestAmount ? refused(TOO_LARGE) : { kind: 'amount', cents };
}

function refused(sentence: string): AmountReading {
  return { kind: 'refused', sentence };
}
