import { printedBrackets, type Bracket } from '../brackets.ts';
import type { BasisPoints, Cents } from '../money.ts';
import { isRefusal } from '../refusal.ts';
import { lastDayOf, taxYearLabel, type TaxYear } from '../tax-year.ts';
import { newestTaxYear } from '../tax-years.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { companyRates } from './company-rates.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';
import type { CompanyRates, IndividualRates } from './tables.ts';
import type { UifPeriod } from './uif.ts';

/** Fees of a year; `payroll` on top of `company` once it pays a salary, `ownReturn` to its owner. */
export type Upkeep = {
  sole: Cents;
  turnover: Cents;
  company: Cents;
  payroll: Cents;
  ownReturn: Cents;
  source: 'prices' | 'input';
};

/** What fees hang on; cents of a year. */
export type Priced = {
  turnover: Cents;
  staffPay: Cents;
  hasThreeEmployees: boolean;
  isInvesting: boolean;
  otherIncome: Cents;
};

/** Null: there is no price for this business, and it is compared before fees. */
export type UpkeepAt = (business: Priced) => Upkeep | null;

export type StructureRates = {
  name: TableName;
  individual: IndividualRates;
  company: CompanyRates;
  standard: readonly Bracket[];
  dividendsTax: BasisPoints;
  turnover: { brackets: readonly Bracket[]; limit: Cents };
  uif: readonly UifPeriod[];
  upkeepAt: UpkeepAt;
};

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no turnover tax, so it cannot compare. Choose the SARS tables of the year.";

/** Only the newest year: the prices are for that one. */
export function structureRates(
  basis: Basis,
  taxYear: TaxYear,
  upkeepAt: UpkeepAt,
): StructureRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'turnover', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  if (taxYear !== newestTaxYear) return unknownRate(name, 'turnover', onlyNewest(name));
  const { individual, turnover, uif } = tablesOf(taxYear);
  const company = companyRates('sars', { taxYear, yearEnd: lastDayOf(taxYear) });
  if (isRefusal(company) || !turnover?.brackets || !uif)
    return unknownRate(name, 'turnover', notConfirmed(name));
  return {
    name,
    individual,
    company,
    standard: printedBrackets([0, null, company.standardRate, 0]),
    dividendsTax: company.dividends.rate,
    turnover: { brackets: turnover.brackets, limit: turnover.qualifyingTurnover },
    uif,
    upkeepAt,
  };
}

function onlyNewest({ label }: TableName): string {
  return `Structures are compared for ${taxYearLabel(newestTaxYear)} only, not for ${label}: the upkeep is at our prices of today.`;
}

function notConfirmed({ label }: TableName): string {
  return `Not every table of ${label} could be confirmed, so nothing is compared.`;
}
