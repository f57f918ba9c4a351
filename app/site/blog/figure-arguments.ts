import type { FigureKind, FigureValues } from '#content/figure.ts';
import { figures } from '#content/figures.ts';
import { rand, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import type { SarsIndividualTable } from '#app/tax/rates/tables.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import type { TaxYearTables } from '#app/tax/years/define-tax-year.ts';
import { tablesOf } from '#app/tax/years/index.ts';

/** By the name of the figure; the arguments come from the article. A wrong argument throws. */
export type WorkedExamples = Record<string, (...args: string[]) => string>;

/** Throws for a year of assessment without tables. */
export function yearTables(year = ''): TaxYearTables {
  return tablesOf(requireTaxYear(Number(year)));
}

/** Throws for a year of assessment without such a table. */
export function individualTable(year?: string): SarsIndividualTable {
  return yearTables(year).individual;
}

/** Throws for anything but digits. */
export function wholeNumber(text = ''): number {
  if (!/^\d+$/.test(text)) throw new Error(`not an amount in whole rand: "${text}"`);
  return Number(text);
}

/** Whole rand to cents; throws for anything else. */
export function centsOf(amount?: string): Cents {
  return rand(wholeNumber(amount));
}

/** Throws for a figure that the table leaves open. */
export function requireKnown<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the table does not know this figure');
  return value;
}

export function requireResult<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.sentence);
  return result;
}

/** A figure in whole rand, cents or basis points, according to `kind`; throws if there is none. */
export function datedFigure<Kind extends FigureKind>(
  kind: Kind,
  name: string,
  period = '',
): FigureValues[Kind] {
  const figure: Partial<FigureValues> | undefined = figures[name]?.[period];
  const value = figure?.[kind];
  if (value === undefined) throw new Error(`no such figure: {{${name} ${period}}}`);
  return value;
}

/** Tax of somebody under 65 without a medical scheme. */
export function taxOn(taxableIncome: Cents, year?: string): Cents {
  return normalTax(taxableIncome, 30, 0, individualTable(year)).taxAfterRebates.amount;
}

export function wholeRand(amount: Cents): Cents {
  return rand(Math.round(amount / 100));
}
