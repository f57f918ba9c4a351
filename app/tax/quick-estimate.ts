import type { Cents } from './money.ts';
import { normalTax } from './normal-tax.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { TableName } from './rates/table-name.ts';

/** SARS's newest table, set by dev/build-constants.ts: the home page does not load the tables of all years. */
declare const NEWEST_INDIVIDUAL: IndividualRates;

const ASSUMED_AGE = 30;

/** `grossIncome` a year, not negative; `dependants` on the medical aid, whole, 0 to 20. */
export type QuickEstimateInput = { grossIncome: Cents; dependants: number };

/** Of what the table `allows`, at most the tax is `used`. */
export type Relief = { allowed: Cents; used: Cents };

/** Cents a year: the tax before rebates less what is used of both reliefs is the estimated tax. */
export type Estimate = {
  table: TableName;
  taxBeforeRebates: Cents;
  primaryRebate: Relief;
  medicalCredits: Relief;
  estimatedTax: Cents;
};

export type QuickEstimate = { leading: Estimate; below: Estimate };

/** Of a main member of 30, without deductions: SARS's newest table leads, the firm's estimate is below. */
export function quickEstimate(input: QuickEstimateInput): QuickEstimate {
  return { leading: estimateUnder(NEWEST_INDIVIDUAL, input), below: estimateUnder(firmIndividual, input) };
}

function estimateUnder(rates: IndividualRates, { grossIncome, dependants }: QuickEstimateInput): Estimate {
  const tax = normalTax(grossIncome, ASSUMED_AGE, 1 + dependants, rates);
  const taxBeforeRebates = tax.taxBeforeRebates.amount;
  const primaryRebate = reliefFrom(taxBeforeRebates, tax.applicableRebates.amount);
  const taxAfterRebate = taxBeforeRebates - primaryRebate.used;
  const medicalCredits = reliefFrom(taxAfterRebate, tax.medicalCredits.amount);
  return {
    table: rates.name,
    taxBeforeRebates,
    primaryRebate,
    medicalCredits,
    estimatedTax: taxAfterRebate - medicalCredits.used,
  };
}

function reliefFrom(tax: Cents, allowed: Cents): Relief {
  return { allowed, used: Math.min(allowed, tax) };
}
