import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import type { TurnoverRates } from './tables.ts';

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no turnover tax. Choose the SARS tables of a year to work it out.";
const NOT_YET = 'There was no turnover tax before 1 March 2009.';

export function turnoverRates(basis: Basis, taxYear: TaxYear): TurnoverRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'turnover', NOT_IN_FIRM_ESTIMATE);
  return tablesOf(taxYear).turnover ?? unknownRate(sarsTableName(taxYear), 'turnover', NOT_YET);
}
