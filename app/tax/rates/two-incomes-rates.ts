import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { firmIndividual } from './firm.ts';
import { individualRates } from './individual-rates.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

/** Medical contributions give a credit at every age since 1 March 2014. */
export const FIRST_TWO_INCOMES_YEAR = 2015;

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate is of one income. Choose the SARS tables of a year to work two out.";

export function twoIncomesRates(basis: Basis, taxYear: TaxYear): IndividualRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'brackets', NOT_IN_FIRM_ESTIMATE);
  if (taxYear < FIRST_TWO_INCOMES_YEAR)
    return unknownRate(sarsTableName(taxYear), 'medical', notBefore(taxYear));
  return individualRates(basis, taxYear);
}

function notBefore(taxYear: TaxYear): string {
  return `Two incomes are worked out from 1 March 2014 on. In ${taxYearLabel(taxYear)} medical contributions from 65 were a deduction, which no payer knew in full.`;
}
