import { rand, type BasisPoints, type Cents } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { twoSources, type Evidence } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

export type ExecutorRates = {
  name: TableName;
  onAssets: BasisPoints;
  onIncome: BasisPoints;
  minimum: Cents;
  vat: BasisPoints;
};

/** The tariff was read in 2026, with the VAT of that year. */
const FIRST_EXECUTOR_YEAR = 2027;

const NOT_BEFORE =
  'We confirmed the executor’s tariff as it stood in 2026/27, and not for earlier years, so no figure is given.';
const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no tariff of executors. Choose the SARS tables of a year to work it out.";

export function executorRates(basis: Basis, taxYear: TaxYear): ExecutorRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'executor', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  if (taxYear < FIRST_EXECUTOR_YEAR) return unknownRate(name, 'executor', NOT_BEFORE);
  return { name, onAssets: 350, onIncome: 600, minimum: rand(350), vat: 1500 };
}

export function executorEvidence(taxYear: TaxYear): Evidence | null {
  if (taxYear < FIRST_EXECUTOR_YEAR) return null;
  return {
    ...twoSources('https://dbaza.co.za', 'https://myprotector.net'),
    notes: [
      'For the minimum we found one source: a textbook on the law of succession.',
      'The Master’s fee is in Schedule 2 to the regulations under the Administration of Estates Act, for deaths from 1 January 2018: https://www.acts.co.za (R473 of 1972) and https://www.nobleprosperity.co.za (5 December 2017).',
    ],
  };
}
