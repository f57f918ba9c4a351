import type { Cents } from '#app/tax/money.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { OlderRule } from '#app/tax/older-rule.ts';
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
  if (basis === 'firm') return [firmFigure(leading), ...currentFigures(assess('sars', newestTaxYear))];
  const firm = firmFigure(assess('firm', newestTaxYear));
  if (taxYear === newestTaxYear) return [...currentFigures(leading), firm];
  const chosen = sarsFigure('chosen', taxYear, leading);
  return [chosen, ...currentFigures(assess('sars', newestTaxYear)), firm];
}

/** The tax under SARS's tables of a year. */
function sarsFigure(key: Figure['key'], taxYear: TaxYear, tax: Assessment | Refusal): Figure {
  return { key, label: `SARS tables ${taxYearLabel(taxYear)}`, ...amountOf(tax) };
}

function currentFigures(tax: Assessment | Refusal): readonly Figure[] {
  const current = sarsFigure('current', newestTaxYear, tax);
  return isRefusal(tax) || !tax.older ? [current] : [current, olderFigure(current, tax, tax.older)];
}

function olderFigure({ label }: Figure, { tax, takeHome }: Assessment, older: OlderRule): Figure {
  return {
    key: 'older-rule',
    label: `${label}, older rule`,
    sentence: older.note,
    cents: older.tax,
    takeHome: takeHome === undefined ? undefined : takeHome - (older.tax - tax.cents),
  };
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
