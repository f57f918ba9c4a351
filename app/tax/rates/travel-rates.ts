import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';
import { travelScales, type TravelScale } from './travel-scales.ts';

export type TravelRates = TravelScale & { name: TableName };

export const FIRST_TRAVEL_YEAR = Math.min(...Object.keys(travelScales).map(Number));

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no travel costs. Choose the SARS tables of a year to work them out.";

export function travelRates(basis: Basis, taxYear: TaxYear): TravelRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'travel', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  const scale = travelScales[taxYear];
  return scale ? { ...scale, name } : unknownRate(name, 'travel', notFound(taxYear));
}

function notFound(taxYear: TaxYear): string {
  return `We found no published scale of travel costs for ${taxYearLabel(taxYear)}, so no figure is given.`;
}
