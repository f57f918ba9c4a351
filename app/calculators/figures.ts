import type { Cents } from '#app/tax/money.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import type { Assessment } from './calculator.ts';
import { aboutFirmEstimate } from './disclaimer.ts';

/**
 * The tax of the year in cents, or why there is none.
 * `current`: SARS's current year; `chosen`: another year of SARS; `older-rule`: before what is only announced.
 */
export type Figure = {
  key: 'current' | 'chosen' | 'older-rule' | 'firm';
  label: string;
  sentence?: string;
} & (Amounts | { refusal: string });

/** `takeHome` where the table can tell. */
type Amounts = { cents: Cents; takeHome?: Cents };

/** What every view shows at the same size, the leading figure first. SARS's current year is always among them. */
export function figuresOf(
  assess: (basis: Basis, taxYear: TaxYear) => Assessment | Refusal,
  leading: Assessment,
  { basis, taxYear }: { basis: Basis; taxYear: TaxYear },
): readonly Figure[] {
  if (basis === 'firm') return [firmFigure(leading), currentFigure(assess('sars', newestTaxYear))];
  const firm = firmFigure(assess('firm', newestTaxYear));
  if (taxYear === newestTaxYear) return [currentFigure(leading), firm];
  return [sarsFigure('chosen', taxYear, leading), currentFigure(assess('sars', newestTaxYear)), firm];
}

/** The tax under SARS's tables of a year. */
export function sarsFigure(key: Figure['key'], taxYear: TaxYear, tax: Assessment | Refusal): Figure {
  return { key, label: `SARS tables ${taxYearLabel(taxYear)}`, ...amountOf(tax) };
}

function currentFigure(tax: Assessment | Refusal): Figure {
  return sarsFigure('current', newestTaxYear, tax);
}

function firmFigure(tax: Assessment | Refusal): Figure {
  const { name } = firmIndividual;
  return {
    key: 'firm',
    label: `Firm estimate ${name.label}`,
    sentence: aboutFirmEstimate,
    ...amountOf(tax),
  };
}

function amountOf(tax: Assessment | Refusal): Amounts | { refusal: string } {
  return isRefusal(tax) ? { refusal: tax.sentence } : { cents: tax.tax.cents, takeHome: tax.takeHome };
}
