import { rand } from '../money.ts';
import { requireTaxYear } from '../tax-years.ts';
import { oneSource } from './evidence.ts';

/** SARS guide GEN-PT-01-G01 of 29 June 2026 and paragraphs 19(1)(d), 20 and 27 of the Fourth Schedule. */
export const provisionalRules = {
  /** Basis points for each year, once older than `monthsUntilIncrease`. */
  increaseAYear: 800,
  monthsUntilIncrease: 18,
  /** The share of actual taxable income that a second estimate must reach, by its size. */
  safe: { upTo: rand(1_000_000), rateUpTo: 9000, rateAbove: 8000 },
  /** Of the tax by which an estimate fell short. */
  penalty: 2000,
  /** Of a first or second payment that is late (paragraph 27). */
  late: 1000,
};

/** Proposed, and not law: named beside the figures, never counted. */
export const provisionalProposals = {
  limit: {
    upTo: rand(1_800_000),
    /** Of years that begin on or after 1 March 2026. */
    yearsEndingFrom: '2027-02-28',
    sentence:
      'Budget 2026 proposes R1.8 million in place of R1 million for years that begin on or after 1 March 2026 (BDO, February 2026). SARS’s guide of 29 June 2026 still has R1 million, so your estimate is tested by it.',
  },
  late: {
    /** The proposal is for second payments due after this day. */
    from: '2026-02-25',
    sentence:
      'Budget 2026 proposes a higher penalty from 25 February 2026 where the estimate is good but the second payment is late (Cliffe Dekker Hofmeyr, 25 February 2026). SARS’s guide of 29 June 2026 still has 10%, so 10% is counted.',
  },
};

/** The guide was not read for earlier years. */
export const provisionalRulesFrom = requireTaxYear(2026);

export const provisionalEvidence = oneSource(
  'https://github.com/Tumi4/mia-skills (quoting the SARS guide GEN-PT-01-G01 of 29 June 2026)',
  'https://consigliere.co.za (for the dates)',
);
