import { isRefusal } from '../refusal.ts';
import type { TaxYear } from '../tax-year.ts';
import type { UnknownRate } from '../unknown-rate.ts';
import { givingRates, type GivingRates } from './giving-rates.ts';
import { homeOfficeRates, type HomeOfficeRates } from './home-office-rates.ts';
import type { Basis } from './table-name.ts';
import { travelRates, type TravelRates } from './travel-rates.ts';

export type AutoAssessmentRates = {
  individual: GivingRates;
  travel: TravelRates;
  homeOffice: HomeOfficeRates;
};

/** Refuses the firm's estimate, and years in which one of the claims is not known. */
export function autoAssessmentRates(basis: Basis, taxYear: TaxYear): AutoAssessmentRates | UnknownRate {
  const individual = givingRates(basis, taxYear);
  if (isRefusal(individual)) return individual;
  const travel = travelRates(basis, taxYear);
  if (isRefusal(travel)) return travel;
  const homeOffice = homeOfficeRates(basis, taxYear);
  return isRefusal(homeOffice) ? homeOffice : { individual, travel, homeOffice };
}
