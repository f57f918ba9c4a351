import { figures, type Bands, type Figure } from '#content/figures.ts';
import { isPublicHoliday } from '#app/firm/public-holidays.ts';
import { printedBrackets, bracketOf } from '#app/tax/brackets.ts';
import { rand as cents, rateOf, shareOf, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import { individualTables } from '#app/tax/rates/individual.ts';
import type { SarsIndividualTable } from '#app/tax/rates/individual-rates.ts';
import { isTaxYear, taxYearLabel } from '#app/tax/tax-year.ts';
import { brackets, day, rand, randOf, rate } from './figure-words.ts';

/** Figures made from `app/tax`, by name. Years are years of assessment, amounts whole rand. */
export const worked: Record<string, (...args: string[]) => string> = {
  /** An amount of an example: no law gives it, so it has no year. */
  rand: (amount) => rand(whole(amount)),
  /** The last working day on or before a dated day: payments may not wait for the Monday. */
  lastWorkingDay: (name, year) => day(lastWorkingDay(name, year)),
  'year.period': (year) => `${day(table(year).period.from)} to ${day(table(year).period.to)}`,
  'year.label': (year) => taxYearLabel(table(year).name.taxYear),

  'individual.brackets': (year) => brackets(printed(table(year))),
  'individual.lowestRate': (year) => rate(table(year).brackets[0]?.rate ?? 0),
  'individual.topRate': (year) => rate(table(year).brackets.at(-1)?.rate ?? 0),
  'individual.topBracketAbove': (year) => randOf(table(year).brackets.at(-1)?.above ?? 0),
  'individual.primaryRebate': (year) => randOf(table(year).rebates.primary),
  'individual.thresholdUnder65': (year) => randOf(table(year).thresholds.under65),
  'individual.thresholdFrom65': (year) => randOf(table(year).thresholds.from65),
  'individual.thresholdFrom75': (year) => randOf(known(table(year).thresholds.from75)),
  'individual.tax': (year, income) => randOf(individualTax(year, income)),
  'individual.averageRate': (year, income) => rate(rateOf(individualTax(year, income), cents(whole(income)))),

  'medical.first': (year) => randOf(medical(year).main),
  'medical.further': (year) => randOf(medical(year).additional),
  'retirement.rate': (year) => rate(retirement(year).rate),
  'retirement.cap': (year) => randOf(retirement(year).cap),

  'company.tax': (year, profit) => randOf(companyTax(year, profit)),
  'company.taxPaidOut': (year, profit) => randOf(paidOut(year, profit, companyTax(year, profit))),
  'company.ratePaidOut': (year) => rate(ratePaidOut(year)),
  'sbc.rates': (year) => rates('sbc.brackets', year),
  'sbc.tax': (year, profit) => randOf(bandTax('sbc.brackets', year, profit)),
  'sbc.taxPaidOut': (year, profit) => randOf(paidOut(year, profit, bandTax('sbc.brackets', year, profit))),
  'trust.tax': (year, profit) => randOf(shareOf(cents(whole(profit)), rateFigure('trust.rate', year))),
  'turnover.rates': (year) => rates('turnover.brackets', year),
  'turnover.tax': (year, turnover) => randOf(bandTax('turnover.brackets', year, turnover)),
};

function table(year = ''): SarsIndividualTable {
  const taxYear = Number(year) - 1;
  if (!isTaxYear(taxYear)) throw new Error(`no tax table for the year of assessment "${year}"`);
  return individualTables[taxYear];
}

function whole(amount = ''): number {
  if (!/^\d+$/.test(amount)) throw new Error(`not an amount in whole rand: "${amount}"`);
  return Number(amount);
}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the table does not know this figure');
  return value;
}

function printed({ brackets }: SarsIndividualTable): Bands {
  return brackets.map(({ min, max, rate, base }) => [
    min / 100,
    max === null ? null : max / 100,
    rate,
    base / 100,
  ]);
}

/** Normal tax of somebody under 65 without a medical scheme. */
function individualTax(year?: string, income?: string): Cents {
  return normalTax(cents(whole(income)), 30, 0, table(year)).taxAfterRebates.amount;
}

function medical(year?: string) {
  const rule = table(year).medical;
  return known(rule.kind === 'credit' ? rule.perMonth : null);
}

function retirement(year?: string) {
  const rule = table(year).retirement;
  return known(rule.kind === 'combined' ? rule : null);
}

function companyTax(year?: string, profit?: string): Cents {
  return shareOf(cents(whole(profit)), rateFigure('company.rate', year));
}

/** Company tax plus dividends tax, when all that is left is paid out to people. */
function paidOut(year: string | undefined, profit: string | undefined, tax: Cents): Cents {
  return tax + shareOf(cents(whole(profit)) - tax, rateFigure('dividends.rate', year));
}

/** The same as a share of the profit, whatever the profit. */
function ratePaidOut(year?: string): BasisPoints {
  return rateOf(paidOut(year, '100', companyTax(year, '100')), cents(100));
}

function bandTax(name: string, year?: string, amount?: string): Cents {
  const income = cents(whole(amount));
  const band = bracketOf(income, printedBrackets(...bandsOf(name, year)));
  return band.base + shareOf(income - band.above, band.rate);
}

function rates(name: string, year?: string): string {
  const shares = bandsOf(name, year).map(([, , share]) => share);
  return `${rate(Math.min(...shares))} to ${rate(Math.max(...shares))}`;
}

function bandsOf(name: string, year?: string): Bands {
  const dated = datedFigure(name, year);
  return known('bands' in dated ? dated.bands : null);
}

function lastWorkingDay(name = '', year?: string): string {
  const dated = datedFigure(name, year);
  const date = new Date(known('day' in dated ? dated.day : null));
  while (date.getUTCDay() % 6 === 0 || isPublicHoliday(isoDay(date))) date.setUTCDate(date.getUTCDate() - 1);
  return isoDay(date);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function rateFigure(name: string, year?: string) {
  const dated = datedFigure(name, year);
  return known('rate' in dated ? dated.rate : null);
}

function datedFigure(name: string, year = ''): Figure {
  const dated = figures[name]?.[year];
  if (!dated) throw new Error(`no such figure: {{${name} ${year}}}`);
  return dated;
}
