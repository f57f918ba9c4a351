import type { Figure } from '#content/figure.ts';
import { figures } from '#content/figures.ts';
import { businessDaysAfter as lastOfBusinessDays, lastBusinessDay } from '#app/firm/business-days.ts';
import { rand as cents, rateOf, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import type { SarsIndividualTable } from '#app/tax/rates/tables.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import type { TaxYearTables } from '#app/tax/years/define-tax-year.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { dayText, isIsoDate } from '#app/time.ts';
import { brackets, printed, rand, randOf, rate } from './figure-words.ts';

/** Figures made from `app/tax`, by name. Years are years of assessment, amounts whole rand. */
export const worked: Record<string, (...args: string[]) => string> = {
  /** An amount of an example: no law gives it, so it has no year. */
  rand: (amount) => rand(whole(amount)),
  /** The last working day on or before a dated day: payments may not wait for the Monday. */
  lastWorkingDay: (name, year) => dayText(lastWorkingDay(name, year)),
  /** The last day of a period that starts on the day after a date of an example. */
  businessDaysAfter: (date, days) => dayText(businessDaysAfter(date, days)),
  'year.period': (year) => `${dayText(table(year).period.from)} to ${dayText(table(year).period.to)}`,
  'year.label': (year) => taxYearLabel(tables(year).year),

  'individual.brackets': (year) => brackets(printed(table(year).brackets)),
  'individual.firstBracketTo': (year) => randOf(known(table(year).brackets[0]?.max)),
  'individual.lowestRate': (year) => rate(table(year).brackets[0]?.rate ?? 0),
  'individual.topRate': (year) => rate(table(year).brackets.at(-1)?.rate ?? 0),
  'individual.topBracketAbove': (year) => randOf(table(year).brackets.at(-1)?.above ?? 0),
  'individual.primaryRebate': (year) => randOf(table(year).rebates.primary),
  'individual.thresholdUnder65': (year) => randOf(table(year).thresholds.under65),
  'individual.thresholdFrom65': (year) => randOf(table(year).thresholds.from65),
  'individual.thresholdFrom75': (year) => randOf(known(table(year).thresholds.from75)),
  'individual.tax': (year, income) => randOf(individualTax(year, income)),
  'individual.taxSaved': (year, income, deduction) => randOf(taxSaved(year, income, deduction)),
  'individual.costAfterTax': (year, income, deduction) =>
    randOf(cents(whole(deduction)) - taxSaved(year, income, deduction)),
  'individual.averageRate': (year, income) => rate(rateOf(individualTax(year, income), cents(whole(income)))),
};

/** The table of individuals of a year of assessment; throws where there is none. */
export function table(year = ''): SarsIndividualTable {
  return tables(year).individual;
}

/** All tables of a year of assessment; throws where there are none. */
export function tables(year = ''): TaxYearTables {
  return tablesOf(requireTaxYear(Number(year)));
}

/** Whole rand; throws for anything else. */
export function whole(amount = ''): number {
  if (!/^\d+$/.test(amount)) throw new Error(`not an amount in whole rand: "${amount}"`);
  return Number(amount);
}

/** Throws for what a table leaves open. */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the table does not know this figure');
  return value;
}

/** Throws for what the tax engine refuses, with its reason. */
export function given<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.sentence);
  return result;
}

/** Normal tax on taxable income of somebody under 65 without a medical scheme. */
export function taxOn(taxableIncome: Cents, year?: string): Cents {
  return normalTax(taxableIncome, 30, 0, table(year)).taxAfterRebates.amount;
}

function individualTax(year?: string, income?: string): Cents {
  return taxOn(cents(whole(income)), year);
}

function taxSaved(year?: string, income?: string, deduction?: string): Cents {
  const left = String(whole(income) - whole(deduction));
  return individualTax(year, income) - individualTax(year, left);
}

function lastWorkingDay(name = '', year?: string): string {
  const dated = datedFigure(name, year);
  return lastBusinessDay(known('day' in dated ? dated.day : null));
}

function businessDaysAfter(from = '', days?: string): string {
  if (!isIsoDate(from)) throw new Error(`not a date: "${from}"`);
  return lastOfBusinessDays(from, whole(days));
}

/** A figure of `content` in its period; throws where there is none. */
export function datedFigure(name: string, year = ''): Figure {
  const dated = figures[name]?.[year];
  if (!dated) throw new Error(`no such figure: {{${name} ${year}}}`);
  return dated;
}
