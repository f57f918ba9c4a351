import type { Bracket } from './brackets.ts';
import type { Cents } from './money.ts';
import { less, share, sum, type Formula } from './working.ts';

export function bandFormula(amount: Cents, band: Bracket): Formula {
  const charged = share(band.rate, band.above === 0 ? amount : less(amount, band.above));
  return band.base === 0 ? charged : sum(band.base, charged);
}
