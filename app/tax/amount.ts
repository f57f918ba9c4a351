import { largestAmount, type Cents } from './money.ts';

export type AmountReading =
  /** `isRounded`: it has a part of a cent. */
  | { kind: 'amount'; cents: Cents; isRounded?: true }
  | { kind: 'empty' }
  | { kind: 'unreadable'; text: string }
  | { kind: 'too-large'; text: string };

export type CountReading =
  | { kind: 'count'; count: number }
  | { kind: 'empty' }
  | { kind: 'unreadable'; text: string }
  | { kind: 'out-of-range'; text: string };

export const NEGATIVE = 'All financial values must be positive numbers.';
/** For an entry without which there is no result. */
export const UNREADABLE = 'This is no number. Write it in figures, such as 12 500.';

export const NOT_A_NUMBER = 'Not a number: counted as 0.';

const QUOTED = 24;
/** Postgres stores no NUL in JSON, and no half of a surrogate pair. */
const UNWRITABLE = /\p{C}+/gu;

export function zeroSentence(typed: string, zero = 'R\u00a00'): string {
  const letters = [...typed.replaceAll(UNWRITABLE, '').trim()];
  const quoted = letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : letters.join('');
  return `“${quoted}” is not a number: counted as ${zero}.`;
}

type Parts = { sign: 1 | -1; digits: string; power: number };

const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
/** Zero-width and direction marks, which phones and web pages put around figures. */
const INVISIBLE = /\p{Cf}/gu;
const LONGEST_TEXT = 80;
const POWERS: Record<string, number> = {
  '': 0,
  k: 3,
  thousand: 3,
  m: 6,
  mil: 6,
  million: 6,
  bn: 9,
  billion: 9,
};

/**
 * Rand as people in South Africa type it, exactly to the cent (half a cent up); above R 100 billion it is `too-large`.
 * The decimal mark is a point or a comma, the last one if both occur. One comma or point before exactly three digits
 * groups thousands (`1,234` is R 1 234), but not after a leading zero (`0,500`), after spaces (`1 234,567`) or before
 * k, m or bn (`1,234m`). A minus or brackets make the amount negative.
 */
export function parseAmount(text: string): AmountReading {
  const typed = plainOf(text);
  if (typed === '') return { kind: 'empty' };
  const parts = typed.length <= LONGEST_TEXT ? partsOf(typed) : null;
  if (!parts) return { kind: 'unreadable', text };
  const cents = centsOf(parts);
  if (cents === null) return { kind: 'too-large', text };
  return { kind: 'amount', cents, ...(hasPartOfCent(parts) && { isRounded: true }) };
}

export function parseCount(text: string, most: number): CountReading {
  const typed = plainOf(text);
  if (typed === '') return { kind: 'empty' };
  if (!/^\d+$/.test(typed)) return { kind: 'unreadable', text };
  const count = Number(typed);
  return count > most ? { kind: 'out-of-range', text } : { kind: 'count', count };
}

function plainOf(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
}

function partsOf(typed: string): Parts | null {
  const bracketed = /^\((.*)\)$/.exec(typed);
  const match =
    /^([-−–+]?) ?(?:ZAR|R)? ?([-−–]?) ?([\d., ]*\d[.,]?) ?(k|thousand|m|mil|million|bn|billion)? ?(?:ZAR|rand)?$/i.exec(
      bracketed?.[1]?.trim() ?? typed,
    );
  if (!match) return null;
  const [, outer = '', inner = '', figure = '', suffix = ''] = match;
  if ((outer && inner) || (bracketed && (outer || inner))) return null;
  const decimal = plainDecimal(figure, suffix !== '');
  if (decimal === null) return null;
  const [whole = '', fraction = ''] = decimal.split('.');
  const negative = bracketed !== null || inner !== '' || (outer !== '' && outer !== '+');
  const power = (POWERS[suffix.toLowerCase()] ?? 0) - fraction.length;
  return { sign: negative ? -1 : 1, digits: whole + fraction, power };
}

/** `450 000,50`, `450,000.50`, `450.000,50` → `450000.50`; null when the marks make no sense. */
function plainDecimal(figure: string, scaled: boolean): string | null {
  const mark = decimalMark(figure, scaled);
  const at = mark === null ? figure.length : figure.lastIndexOf(mark);
  const whole = figure.slice(0, at);
  const fraction = figure.slice(at + 1);
  if (!/^\d*$/.test(fraction) || !isGrouped(whole)) return null;
  return `${whole.replace(/\D/g, '')}.${fraction}`;
}

function decimalMark(figure: string, scaled: boolean): '.' | ',' | null {
  const commas = figure.split(',').length - 1;
  const points = figure.split('.').length - 1;
  if (commas > 0 && points > 0) return figure.lastIndexOf(',') > figure.lastIndexOf('.') ? ',' : '.';
  if (commas + points !== 1) return null;
  if (!scaled && /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure)) return null;
  return commas === 1 ? ',' : '.';
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}([ .,])\d{3}(?:\1\d{3})*$/.test(whole);
}

function hasPartOfCent({ digits, power }: Parts): boolean {
  return power < -2 && /[1-9]/.test(digits.slice(power + 2));
}

/** Computed in the text, so that no fraction is ever a floating-point number; null above the limit. */
function centsOf({ sign, digits, power }: Parts): Cents | null {
  const shift = power + 2;
  const scaled = shift >= 0 ? digits + '0'.repeat(shift) : digits.slice(0, shift);
  const dropped = shift >= 0 ? '' : digits.padStart(-shift, '0').slice(shift);
  const significant = scaled.replace(/^0+/, '');
  if (significant.length > String(largestAmount).length) return null;
  const cents = Number(significant) + (dropped >= '5' ? 1 : 0);
  if (cents > largestAmount) return null;
  return cents === 0 ? 0 : sign * cents;
}
