import { type Cents } from './money.ts';
import { normalTax } from './normal-tax.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { Basis, TableName } from './rates/table-name.ts';
import { less, notBelowZero, randLine, type RandLine } from './working.ts';

/** SARS's newest table, set by dev/build-constants.ts: the home page does not load the tables of all years. */
declare const NEWEST_INDIVIDUAL: IndividualRates;

const ASSUMED_AGE = 30;

/** `grossIncome` a year, not negative; `dependants` on the medical aid, whole, 0 to 20. */
export type QuickEstimateInput = { grossIncome: Cents; dependants: number };

export type QuickEstimate = {
  table: TableName;
  taxBeforeRebates: Cents;
  primaryRebate: Cents;
  medicalCredits: Cents;
  estimatedTax: Cents;
  working: readonly RandLine[];
  comparison: { table: TableName; estimatedTax: Cents };
};

/** For a main member of a medical aid, aged 30, nothing deducted; the other basis is the comparison. */
export function quickEstimate(input: QuickEstimateInput, basis: Basis = 'firm'): QuickEstimate {
  const firm = estimateUnder(firmIndividual, input);
  const sars = estimateUnder(NEWEST_INDIVIDUAL, input);
  const [leading, other] = basis === 'firm' ? [firm, sars] : [sars, firm];
  return { ...leading, comparison: { table: other.table, estimatedTax: other.estimatedTax } };
}

function estimateUnder(rates: IndividualRates, { grossIncome, dependants }: QuickEstimateInput) {
  const tax = normalTax(grossIncome, ASSUMED_AGE, 1 + dependants, rates);
  const estimatedTax = randLine(
    'estimatedTax',
    'Estimated tax for the year',
    notBelowZero(less(tax.taxBeforeRebates.amount, tax.applicableRebates.amount, tax.medicalCredits.amount)),
    'calculated',
  );
  return {
    table: rates.name,
    taxBeforeRebates: tax.taxBeforeRebates.amount,
    primaryRebate: tax.applicableRebates.amount,
    medicalCredits: tax.medicalCredits.amount,
    estimatedTax: estimatedTax.amount,
    working: [tax.taxBeforeRebates, tax.applicableRebates, tax.medicalCredits, estimatedTax],
  };
}
