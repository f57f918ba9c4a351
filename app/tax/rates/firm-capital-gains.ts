import { rand } from '../money.ts';
import type { InclusionRates } from './tables.ts';
import { firmIndividual } from './firm.ts';

export const firmCapitalGains = {
  name: firmIndividual.name,
  annualExclusion: rand(40_000),
  primaryResidenceExclusion: rand(2_000_000),
  inclusion: { individual: 4000, company: 8000 } satisfies Omit<InclusionRates, 'trust'>,
};
