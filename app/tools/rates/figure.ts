import { shortRate } from '#app/tax/explain.ts';
import { formatRand, type BasisPoints, type Cents } from '#app/tax/money.ts';

/** `unknown`: not confirmed, so the calculators refuse it. `none`: the year or the firm had no such thing. */
export type Figure =
  | { unit: 'rand'; cents: Cents }
  | { unit: 'rate'; rate: BasisPoints }
  | { unit: 'words'; words: string }
  | { unit: 'unknown' }
  | { unit: 'none' };

export type RateLine = {
  key: string;
  label: string;
  figure: Figure;
  /** A date that follows from the year is never a change between two years. */
  isDay?: true;
};

export function line(key: string, label: string, figure: Figure): RateLine {
  return { key, label, figure };
}

export function randFigure(cents: Cents): Figure {
  return { unit: 'rand', cents };
}

export function rateFigure(rate: BasisPoints): Figure {
  return { unit: 'rate', rate };
}

export function wordsFigure(words: string): Figure {
  return { unit: 'words', words };
}

export const unknownFigure: Figure = { unit: 'unknown' };
export const noFigure: Figure = { unit: 'none' };

export function figureText(figure: Figure): string {
  switch (figure.unit) {
    case 'rand':
      return formatRand(figure.cents);
    case 'rate':
      return shortRate(figure.rate);
    case 'words':
      return figure.words;
    case 'unknown':
      return 'unknown';
    case 'none':
      return 'none';
  }
}

export function isSameFigure(one: Figure, other: Figure): boolean {
  return figureText(one) === figureText(other);
}

/** `+R 585.00`, `−1 percentage point`; null for two kinds. */
export function differenceText(from: Figure, to: Figure): string | null {
  if (from.unit === 'rand' && to.unit === 'rand') {
    const difference = to.cents - from.cents;
    return signed(difference, formatRand(Math.abs(difference)));
  }
  if (from.unit === 'rate' && to.unit === 'rate') {
    const difference = to.rate - from.rate;
    const points = shortRate(Math.abs(difference)).replace('%', '');
    return signed(difference, `${points} percentage ${points === '1' ? 'point' : 'points'}`);
  }
  return null;
}

function signed(difference: number, size: string): string {
  return `${difference < 0 ? '−' : '+'}${size}`;
}
