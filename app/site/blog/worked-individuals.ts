import { businessDaysAfter as lastOfBusinessDays, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { rateOf, type Cents } from '#app/tax/money.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { brackets, printed, rand, randOf, rate } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  individualTable,
  requireKnown,
  taxOn,
  wholeNumber,
  type WorkedExamples,
  yearTables,
} from './figure-arguments.ts';

export const workedIndividuals: WorkedExamples = {
  rand: (amount) => rand(wholeNumber(amount)),
  /** Payments due at a weekend are due before it, not on the Monday. */
  lastWorkingDay: (name, year) => dayText(lastWorkingDay(name, year)),
  businessDaysAfter: (date, days) => dayText(businessDaysAfter(date, days)),
  'year.period': (year) =>
    `${dayText(individualTable(year).period.from)} to ${dayText(individualTable(year).period.to)}`,
  'year.label': (year) => taxYearLabel(yearTables(year).year),

  'individual.brackets': (year) => brackets(printed(individualTable(year).brackets)),
  'individual.firstBracketTo': (year) => randOf(requireKnown(individualTable(year).brackets[0]?.max)),
  'individual.lowestRate': (year) => rate(individualTable(year).brackets[0]?.rate ?? 0),
  'individual.topRate': (year) => rate(individualTable(year).brackets.at(-1)?.rate ?? 0),
  'individual.topBracketAbove': (year) => randOf(individualTable(year).brackets.at(-1)?.above ?? 0),
  'individual.primaryRebate': (year) => randOf(individualTable(year).rebates.primary),
  'individual.thresholdUnder65': (year) => randOf(individualTable(year).thresholds.under65),
  'individual.thresholdFrom65': (year) => randOf(individualTable(year).thresholds.from65),
  'individual.thresholdFrom75': (year) => randOf(requireKnown(individualTable(year).thresholds.from75)),
  'individual.tax': (year, income) => randOf(individualTax(year, income)),
  'individual.taxSaved': (year, income, deduction) => randOf(taxSaved(year, income, deduction)),
  'individual.costAfterTax': (year, income, deduction) =>
    randOf(centsOf(deduction) - taxSaved(year, income, deduction)),
  'individual.averageRate': (year, income) => rate(rateOf(individualTax(year, income), centsOf(income))),
};

function individualTax(year?: string, income?: string): Cents {
  return taxOn(centsOf(income), year);
}

function taxSaved(year?: string, income?: string, deduction?: string): Cents {
  const left = String(wholeNumber(income) - wholeNumber(deduction));
  return individualTax(year, income) - individualTax(year, left);
}

function lastWorkingDay(name = '', year?: string): string {
  return lastBusinessDay(datedFigure('day', name, year));
}

function businessDaysAfter(from = '', days?: string): string {
  if (!isIsoDate(from)) throw new Error(`not a date: "${from}"`);
  return lastOfBusinessDays(from, wholeNumber(days));
}
