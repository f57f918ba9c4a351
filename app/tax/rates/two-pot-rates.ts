import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { firmIndividual } from './firm.ts';
import { individualRates } from './individual-rates.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

/** The savings pot began on 1 September 2024. */
export const FIRST_TWO_POT_YEAR = 2025;

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate is of a year before the savings pot. Choose the SARS tables of a year to work it out.";

export function twoPotRates(basis: Basis, taxYear: TaxYear): IndividualRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'brackets', NOT_IN_FIRM_ESTIMATE);
  if (taxYear < FIRST_TWO_POT_YEAR) return unknownRate(sarsTableName(taxYear), 'brackets', notYet(taxYear));
  return individualRates(basis, taxYear);
}

function notYet(taxYear: TaxYear): string {
  return `Nobody could withdraw from a savings pot in ${taxYearLabel(taxYear)}: it began on 1 September 2024.`;
}
