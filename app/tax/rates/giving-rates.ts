import type { BasisPoints } from '../money.ts';
import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { twoSources } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

/** `share`: the maximum, of taxable income. */
export type GivingRates = IndividualRates & { giving: { share: BasisPoints } };

/** Since years that began on 1 March 2014 the excess is carried forward. */
export const FIRST_GIVING_YEAR = 2015;

const GIVING = { share: 1000 };

export const givingEvidence = twoSources(
  'https://www.rsm.global (donations to public benefit organisations)',
  'https://taxfaculty.ac.za (542)',
);

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no deduction for donations. Choose the SARS tables of a year to work it out.";

export function givingRates(basis: Basis, taxYear: TaxYear): GivingRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'giving', NOT_IN_FIRM_ESTIMATE);
  if (taxYear < FIRST_GIVING_YEAR) return unknownRate(sarsTableName(taxYear), 'giving', notFound(taxYear));
  return { ...tablesOf(taxYear).individual, giving: GIVING };
}

function notFound(taxYear: TaxYear): string {
  return `How donations were deducted in ${taxYearLabel(taxYear)} could not be confirmed from a published source: the rule used here holds for years from 1 March 2014.`;
}
