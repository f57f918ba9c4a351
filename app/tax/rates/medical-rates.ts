import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

/** Sections 6A and 6B apply to everybody since 1 March 2014; before, people from 65 had a deduction. */
export const FIRST_MEDICAL_YEAR = 2015;

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no additional medical credit. Choose the SARS tables of a year to work it out.";

export function medicalRates(basis: Basis, taxYear: TaxYear): IndividualRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'medical', NOT_IN_FIRM_ESTIMATE);
  if (taxYear < FIRST_MEDICAL_YEAR) return unknownRate(sarsTableName(taxYear), 'medical', notYet(taxYear));
  return tablesOf(taxYear).individual;
}

function notYet(taxYear: TaxYear): string {
  return `In ${taxYearLabel(taxYear)} medical costs were a deduction for some and a credit for others: what counts here began on 1 March 2014.`;
}
