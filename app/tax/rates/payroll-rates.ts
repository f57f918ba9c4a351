import { rand, type BasisPoints, type Cents } from '../money.ts';
import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { deductionTablesOf, type DeductionTables } from './deduction-tables.ts';
import {
  incentivePeriodOf,
  incentivePeriodsOf,
  minimumWageOf,
  type IncentiveTable,
} from './employment-incentive.ts';
import { twoSources } from './evidence.ts';
import { incentiveWagesOf, type IncentiveWages } from './incentive-wages.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

/** One limit for all retirement funds, which payroll can apply, began on 1 March 2016. */
export const FIRST_PAYROLL_YEAR = 2017;

/** For a month. `minimumWage`: an hour. Null if the figure was not found. */
export type PayrollRates = {
  name: TableName;
  individual: IndividualRates;
  uifCeiling: Cents;
  incentive: IncentiveTable | null;
  minimumWage: Cents | null;
  incentiveWages: IncentiveWages;
  printed: DeductionTables | null;
};

/** Skills development levy: paid only by the employer, and not if it pays at most `exemptUpTo` in twelve months. */
export const sdlRules: { rate: BasisPoints; exemptUpTo: Cents } = { rate: 100, exemptUpTo: rand(500_000) };

export const sdlEvidence = twoSources(
  'https://www.sars.gov.za (skills development levy)',
  'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)',
  'Hansard, 21 June 2005',
);

/** Of a travel allowance; the lower where the employer is satisfied that at least 80% of the use is business (pagsa.org.za, 29 July 2024). */
export const travelTaxed = { usual: 8000, mostlyBusiness: 2000 } satisfies Record<string, BasisPoints>;

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no payroll rules. Choose the SARS tables of a year to work it out.";

/** `month`: 1 to 12. Refuses the firm's estimate, and years before the one limit for all retirement funds. */
export function payrollRates(basis: Basis, taxYear: TaxYear, month: number): PayrollRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'remuneration', NOT_IN_FIRM_ESTIMATE);
  const { individual, uif } = tablesOf(taxYear);
  const ceiling = uif && ceilingIn(month, uif);
  if (taxYear < FIRST_PAYROLL_YEAR || !ceiling)
    return unknownRate(sarsTableName(taxYear), 'remuneration', notBefore(taxYear));
  const calendarMonth = isoMonth(taxYear, month);
  return {
    name: individual.name,
    individual,
    uifCeiling: ceiling,
    incentive: incentivePeriodOf(calendarMonth)?.table ?? null,
    minimumWage: minimumWageOf(taxYear),
    incentiveWages: incentiveWagesOf(taxYear, calendarMonth),
    printed: deductionTablesOf(taxYear),
  };
}

export function changesWithin(taxYear: TaxYear): boolean {
  return (tablesOf(taxYear).uif ?? []).length > 1 || incentivePeriodsOf(taxYear).length > 1;
}

function ceilingIn(month: number, periods: readonly { months: number; ceiling: Cents }[]): Cents | null {
  let left = (month + 9) % 12;
  for (const { months, ceiling } of periods) {
    if (left < months) return ceiling;
    left -= months;
  }
  return null;
}

function isoMonth(taxYear: TaxYear, month: number): string {
  return `${month >= 3 ? taxYear - 1 : taxYear}-${String(month).padStart(2, '0')}`;
}

function notBefore(taxYear: TaxYear): string {
  return `Payslips are worked out from 1 March 2016 on. In ${taxYearLabel(taxYear)} each kind of retirement fund had its own limit, so no figure is given.`;
}
