import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

export type HomeOfficeRates = { name: TableName; employeesDeductBondInterest: boolean };

/** Interpretation Note 28, issue 3, of 4 March 2022: the last in which employees deducted interest on a bond. */
const LAST_YEAR_OF_BOND_INTEREST = 2022;

/** The rules before that note were not researched. */
export const FIRST_HOME_OFFICE_YEAR = 2022;

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no home office. Choose the SARS tables of a year to work it out.";

export function homeOfficeRates(basis: Basis, taxYear: TaxYear): HomeOfficeRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'home-office', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  if (taxYear < FIRST_HOME_OFFICE_YEAR) return unknownRate(name, 'home-office', notConfirmed(taxYear));
  return { name, employeesDeductBondInterest: taxYear <= LAST_YEAR_OF_BOND_INTEREST };
}

function notConfirmed(taxYear: TaxYear): string {
  return `The rules used here are those of SARS's note of 4 March 2022. That they held in ${taxYearLabel(taxYear)} could not be confirmed, so no figure is given.`;
}
