import { formatRand, requireAmounts, type Cents } from './money.ts';
import type { TurnoverRates } from './rates/tables.ts';
import { unknownRate } from './unknown-rate.ts';
import { bandLine, effectiveRate, from, randLine, resultOf } from './working.ts';

/** Cents a year. Refuses a year without a confirmed table. Throws RangeError for an invalid turnover. */
export function turnoverTax({ taxableTurnover }: { taxableTurnover: Cents }, rates: TurnoverRates) {
  requireAmounts({ taxableTurnover });
  const { name, brackets, qualifyingTurnover } = rates;
  if (brackets === null) return unknownRate(name, 'turnover', notConfirmed(rates));
  const turnover = randLine('taxableTurnover', 'Taxable turnover', taxableTurnover, 'input');
  const tax = bandLine('turnoverTax', 'Turnover tax', taxableTurnover, brackets, from(rates, 'turnover'));
  const notes = taxableTurnover > qualifyingTurnover ? [tooLarge(rates)] : [];
  return resultOf(name, [turnover, tax, effectiveRate(tax, taxableTurnover)], notes);
}

function notConfirmed({ name }: TurnoverRates): string {
  return `The turnover tax table of ${name.label} could not be confirmed from a published source, so no figure is given.`;
}

function tooLarge({ name, qualifyingTurnover }: TurnoverRates): string {
  return `A business with a turnover above ${formatRand(qualifyingTurnover)} does not qualify for turnover tax in ${name.label}.`;
}
