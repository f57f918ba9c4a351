import { rand } from '../money.ts';
import type { Evidence } from '../rates/evidence.ts';
import type { RetirementRule } from '../rates/tables.ts';

/** Until 29 February 2016. One source, taken as unchanged since 2000/01; provident funds had no deduction. */
export const separateRetirementFunds: RetirementRule = {
  kind: 'separate',
  pension: { rate: 750, minimum: rand(1_750) },
  annuity: { rate: 1500, lessPension: rand(3_500), minimum: rand(1_750) },
};

export const separateRetirementFundsEvidence: Evidence = {
  confidence: 'one-source',
  sources: [
    'https://old.10x.co.za/faq/retirement-annuity/change-in-pension-fund-and-retirement-annuity-deductions-explained',
    'https://experts123.com/q/what-is-the-maximum-i-can-contribute-to-a-retirement-annuity.html',
  ],
};

/** From 1 March 2016 to 28 February 2026. */
export const combinedRetirementFunds: RetirementRule = { kind: 'combined', rate: 2750, cap: rand(350_000) };

export const combinedRetirementFundsEvidence: Evidence = {
  confidence: 'two-sources',
  sources: [
    'https://ajmtax.co.za/retirement-annuity-fund-deductions-tax-deductions/',
    'http://k-mos.com/?cat=1518',
    'https://www.sars.gov.za/FAQs/Pages/2255.aspx',
    'https://www.sars.gov.za/latest-news/retirement-fund-contribution-deductions-section-11f2a',
  ],
};
