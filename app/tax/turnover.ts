import { bandFormula } from './band-tax.ts';
import { bracketOf, type Bracket } from './brackets.ts';
import { formatRand, requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import type { TableName } from './rates/table-name.ts';
import type { TurnoverRates } from './rates/tables.ts';
import { unknownRate, type UnknownRate } from './unknown-rate.ts';
import { randLine, rateLine, type Working } from './working.ts';

/** Cents a year, not negative. */
export type TurnoverInput = { taxableTurnover: Cents };

export type TurnoverResult = {
  kind: 'result';
  table: TableName;
  taxableTurnover: Cents;
  turnoverTax: Cents;
  effectiveTaxRate: BasisPoints;
  notes: readonly string[];
  working: Working;
};

/** Refuses a year without a confirmed table. Throws RangeError for an invalid turnover. */
export function turnoverTax(
  { taxableTurnover }: TurnoverInput,
  rates: TurnoverRates,
): TurnoverResult | UnknownRate {
  requireAmount(taxableTurnover, 'taxableTurnover');
  if (rates.brackets === null) return unknownRate(rates.name, 'turnover', notConfirmed(rates));
  const band = bracketOf(taxableTurnover, rates.brackets);
  const turnover = randLine('taxableTurnover', 'Taxable turnover', taxableTurnover, 'input');
  const tax = { ...turnoverTaxLine(taxableTurnover, band, rates), band };
  const ratio = { op: 'ratio', part: tax.amount, whole: taxableTurnover } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'calculated');
  return {
    kind: 'result',
    table: rates.name,
    taxableTurnover,
    turnoverTax: tax.amount,
    effectiveTaxRate: effective.rate,
    notes: taxableTurnover > rates.qualifyingTurnover ? [tooLarge(rates)] : [],
    working: [turnover, tax, effective],
  };
}

function turnoverTaxLine(turnover: Cents, band: Bracket, rates: TurnoverRates) {
  return randLine('turnoverTax', 'Turnover tax', bandFormula(turnover, band), from(rates, 'turnover'));
}

function notConfirmed({ name }: TurnoverRates): string {
  return `The turnover tax table of ${name.label} could not be confirmed from a published source, so no figure is given.`;
}

function tooLarge({ name, qualifyingTurnover }: TurnoverRates): string {
  return `A business with a turnover above ${formatRand(qualifyingTurnover)} does not qualify for turnover tax in ${name.label}.`;
}
