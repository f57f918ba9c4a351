import type { TaxYear } from '../tax-year.ts';
import { tablesOf } from '../years/index.ts';
import { firmIndividual } from './firm.ts';
import type { Basis } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

export function individualRates(basis: Basis, taxYear: TaxYear): IndividualRates {
  return basis === 'firm' ? firmIndividual : tablesOf(taxYear).individual;
}
