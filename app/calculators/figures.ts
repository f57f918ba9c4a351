import { formatRand, type Cents } from '#app/tax/money.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { OlderRule } from '#app/tax/older-rule.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel, taxYearOn, type TaxYear } from '#app/tax/tax-year.ts';
import type { Assessment } from './calculator.ts';
import { aboutFirmEstimate } from './disclaimer.ts';

/**
 * The tax of the year in cents, or why there is none.
 * `current`: SARS's current year; `older-rule`: before what is only announced; `newest`: SARS's newest year once it
 * is over; `chosen`: another year of SARS.
 */
export type Figure = {
  key: 'current' | 'older-rule' | 'newest' | 'chosen' | 'firm';
  label: string;
  sentence?: string;
} & (Amounts | { refusal: string });

/** `takeHome` where the table can tell. */
type Amounts = { cents: Cents; takeHome?: Cents };

/** What every view shows at the same size, the leading figure first. SARS's current year is always among them. */
export function figuresOf(
  assess: (basis: Basis, taxYear: TaxYear) => Assessment | Refusal,
  leading: Assessment,
  { basis, taxYear, today }: { basis: Basis; taxYear: TaxYear; today: string },
): readonly Figure[] {
  const isNewest = basis === 'sars' && taxYear === newestTaxYear;
  const current = currentFigures(isNewest ? leading : assess('sars', newestTaxYear), today);
  if (basis === 'firm') return [firmFigure(leading), ...current];
  const firm = firmFigure(assess('firm', newestTaxYear));
  return [...(isNewest ? [] : [sarsFigure('chosen', taxYear, leading)]), ...current, firm];
}

/** The tax under SARS's tables of a year. */
export function sarsFigure(key: Figure['key'], taxYear: TaxYear, tax: Assessment | Refusal): Figure {
  const of = isRefusal(tax) ? undefined : tax.tax.of;
  return { key, label: of ?? `SARS tables ${taxYearLabel(taxYear)}`, ...amountOf(tax) };
}

/** Tables whose year is over do not lead: that the next are missing is said first. */
function currentFigures(tax: Assessment | Refusal, today: string): readonly Figure[] {
  const running = taxYearOn(today);
  const isOver = running > newestTaxYear;
  const figure = sarsFigure(isOver ? 'newest' : 'current', newestTaxYear, tax);
  return [
    ...(isOver ? [missingFigure(running)] : []),
    figure,
    ...(isRefusal(tax) || !tax.older ? [] : [olderFigure(figure, tax, tax.older)]),
  ];
}

function missingFigure(running: number): Figure {
  return {
    key: 'current',
    label: `SARS tables ${taxYearLabel(running)}`,
    refusal: 'The tables of this year are not here yet. The figures beside it are of earlier years.',
  };
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

/** In words, for what is sent and stored. */
export function figureTexts(figures: readonly Figure[]): readonly { label: string; text: string }[] {
  return figures.map((figure) => ({
    label: figure.label,
    text: 'cents' in figure ? formatRand(figure.cents) : figure.refusal,
  }));
}

function amountOf(tax: Assessment | Refusal): Amounts | { refusal: string } {
  return isRefusal(tax) ? { refusal: tax.sentence } : { cents: tax.tax.cents, takeHome: tax.takeHome };
}
