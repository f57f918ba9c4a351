import type { Bands } from '#content/figure.ts';
import type { Bracket } from '#app/tax/brackets.ts';
import { formatRate, formatShortRand, rand as cents, type BasisPoints, type Cents } from '#app/tax/money.ts';

export function rand(amount: number): string {
  return randOf(cents(amount));
}

export function randOf(amount: Cents): string {
  return formatShortRand(amount);
}

export function rate(basisPoints: BasisPoints): string {
  return formatRate(basisPoints).replace(/\.?0+%$/, '%');
}

export function printed(rows: readonly Bracket[]): Bands {
  return rows.map(({ min, max, rate, base }) => [
    min / 100,
    max === null ? null : max / 100,
    rate,
    base / 100,
  ]);
}

export function brackets(bands: Bands): string {
  const rows = bands.map(([min, max, share, base]) => `| ${span(min, max)} | ${tax(min, share, base)} |`);
  return ['| Taxable amount | Tax |', '| --- | --- |', ...rows].join('\n');
}

function span(min: number, max: number | null): string {
  if (max === null) return `Above ${rand(min - 1)}`;
  if (min === 0) return `Up to ${rand(max)}`;
  return `${rand(min)} to ${rand(max)}`;
}

function tax(min: number, share: BasisPoints, base: number): string {
  if (share === 0) return 'None';
  const above = min === 0 ? `${rate(share)} of it` : `${rate(share)} of what is above ${rand(min - 1)}`;
  return base === 0 ? above : `${rand(base)} plus ${above}`;
}
