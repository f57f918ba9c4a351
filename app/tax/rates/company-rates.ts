import { dayText, firstDayOfYearEnding, requireIsoDate } from '../calendar.ts';
import { refusedInput, type RefusedInput } from '../refusal.ts';
import { lastDayOf, type TaxYear } from '../tax-year.ts';
import { newestTaxYear, oldestTaxYear } from '../tax-years.ts';
import { allTables, tablesOf } from '../years/index.ts';
import { dividendsRates, oldestDividendsRate, type DividendsRate } from './dividends.ts';
import { firmCompany } from './firm-company.ts';
import type { Basis, Period } from './table-name.ts';
import type { CompanyRates, SarsCompanyTable } from './tables.ts';

/** Dates are ISO, for the SARS basis only. */
export type CompanyYear = {
  taxYear: TaxYear;
  yearEnd?: string;
  dividendsDeclared?: string;
};

/** Refuses a year-end outside all tables. Throws RangeError for anything but an ISO date. */
export function companyRates(basis: Basis, year: CompanyYear): CompanyRates | RefusedInput {
  if (basis === 'firm') return firmCompany;
  const { yearEnd = lastDayOf(year.taxYear), dividendsDeclared = yearEnd } = year;
  requireIsoDate(yearEnd, 'yearEnd');
  requireIsoDate(dividendsDeclared, 'dividendsDeclared');
  const table = tableOf(yearEnd);
  if (!table) return refusedInput('yearEnd', noTable(yearEnd));
  return ratesAt(yearEnd, table, dividendsRateOn(dividendsDeclared));
}

export function dividendsRateChangesIn(yearEnd: string): boolean {
  return dividendsRateOn(firstDayOfYearEnding(yearEnd)) !== dividendsRateOn(yearEnd);
}

function tableOf(yearEnd: string): SarsCompanyTable | undefined {
  return allTables.map(({ company }) => company).find(({ yearsEnding }) => isWithin(yearEnd, yearsEnding));
}

/** The top band of small business corporations is always taxed at the standard rate of the day. */
function ratesAt(yearEnd: string, table: SarsCompanyTable, { kind, rate }: DividendsRate): CompanyRates {
  const { name, rateChange, smallBusiness } = table;
  const hasChanged = rateChange !== undefined && yearEnd >= rateChange.yearsEndingFrom;
  const standardRate = hasChanged ? rateChange.rate : table.standardRate;
  const brackets = smallBusiness.brackets.map((bracket) =>
    bracket.max === null ? { ...bracket, rate: standardRate } : bracket,
  );
  return { name, standardRate, smallBusiness: { ...smallBusiness, brackets }, dividends: { kind, rate } };
}

function dividendsRateOn(date: string): DividendsRate {
  return dividendsRates.find(({ from }) => date >= from) ?? oldestDividendsRate;
}

function isWithin(date: string, { from, to }: Period): boolean {
  return date >= from && date <= to;
}

function noTable(yearEnd: string): string {
  const { from } = tablesOf(oldestTaxYear).company.yearsEnding;
  const { to } = tablesOf(newestTaxYear).company.yearsEnding;
  return `There is no company table for a year that ends on ${dayText(yearEnd)}: the tables hold for years that end from ${dayText(from)} to ${dayText(to)}.`;
}
