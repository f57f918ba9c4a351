import type { FigureKind, FigureValues } from '#content/figure.ts';
import { figures } from '#content/figures.ts';
import { rand, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import type { SarsIndividualTable } from '#app/tax/rates/tables.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import type { TaxYearTables } from '#app/tax/years/define-tax-year.ts';
import { tablesOf } from '#app/tax/years/index.ts';

/** Worked examples of articles by the name of their figure. Arguments are words of the article; a wrong one throws. */
export type WorkedExamples = Record<string, (...args: string[]) => string>;

/** All tables of a year of assessment; throws where there are none. */
export function yearTables(year = ''): TaxYearTables {
  return tablesOf(requireTaxYear(Number(year)));
}

/** The table of individuals of a year of assessment; throws where there is none. */
export function individualTable(year?: string): SarsIndividualTable {
  return yearTables(year).individual;
}

/** Throws for what is not digits alone. */
export function wholeNumber(text = ''): number {
  if (!/^\d+$/.test(text)) throw new Error(`not an amount in whole rand: "${text}"`);
  return Number(text);
}

/** The cents of an amount in whole rand; throws for anything else. */
export function centsOf(amount?: string): Cents {
  return rand(wholeNumber(amount));
}

/** Throws for what a table leaves open. */
export function requireKnown<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the table does not know this figure');
  return value;
}

/** Throws for what the tax engine refuses, with its reason. */
export function requireResult<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.sentence);
  return result;
}

/** A figure of `content` in its period, in whole rand, cents or basis points as `kind` says; throws where there is none. */
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

/** Normal tax on taxable income of somebody under 65 without a medical scheme. */
export function taxOn(taxableIncome: Cents, year?: string): Cents {
  return normalTax(taxableIncome, 30, 0, individualTable(year)).taxAfterRebates.amount;
}
