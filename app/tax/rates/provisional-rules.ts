import { rand } from '../money.ts';
import { requireTaxYear } from '../tax-years.ts';
import { oneSource } from './evidence.ts';

/** SARS guide GEN-PT-01-G01 of 29 June 2026 and paragraphs 19(1)(d) and 20 of the Fourth Schedule. */
export const provisionalRules = {
  /** Basis points for each year, once older than `monthsUntilIncrease`. */
  increaseAYear: 800,
  monthsUntilIncrease: 18,
  /** The share of actual taxable income that a second estimate must reach, by its size. */
  safe: { upTo: rand(1_000_000), rateUpTo: 9000, rateAbove: 8000 },
  /** Of the tax that an estimate left short. */
  penalty: 2000,
  /** Of a first or second payment that is late (paragraph 27). */
  late: 1000,
};

/** The guide was read for no older year. */
export const provisionalRulesFrom = requireTaxYear(2026);

export const provisionalEvidence = oneSource(
  'https://github.com/Tumi4/mia-skills (quoting the SARS guide GEN-PT-01-G01 of 29 June 2026)',
  'https://consigliere.co.za (for the dates)',
);
