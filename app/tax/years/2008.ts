import { rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2008,
  individual: {
    brackets: [
      [0, 112_500, 1800, 0],
      [112_501, 180_000, 2500, 20_250],
      [180_001, 250_000, 3000, 37_125],
      [250_001, 350_000, 3500, 58_125],
      [350_001, 450_000, 3800, 93_125],
      [450_001, null, 4000, 131_125],
    ],
    rebates: { primary: rand(7_740), secondary: rand(4_680), tertiary: null },
    thresholds: { under65: rand(43_000), from65: rand(69_000), from75: null },
    medical: { kind: 'capped-deduction', perMonth: perMember(530, 320) },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(18_000), from65: rand(26_000) },
  },
  company: {
    standardRate: 2900,
    smallBusiness: {
      brackets: [
        [0, 43_000, 0, 0],
        [43_001, 300_000, 1000, 0],
        [300_001, null, 2900, 25_700],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: null,
  turnover: null,
  uif: null,
  capitalGains: {
    annualExclusion: rand(15_000),
    annualExclusionInYearOfDeath: rand(120_000),
    primaryResidenceExclusion: rand(1_500_000),
    inclusion: { individual: 2500, company: 5000, trust: 5000 },
    smallBusinessAssets: { exclusion: rand(750_000), ceiling: null },
  },
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2007-02-21'),
      'https://mg.co.za/article/2007-02-22-big-tax-breaks-for-blue-collars',
      'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590',
      'https://mg.co.za/?p=336896',
    ),
    medical: twoSources(
      sources.hansard('2007-02-21'),
      'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590',
    ),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.hansard('2007-02-21'),
      'https://mg.co.za/article/2007-02-22-big-tax-breaks-for-blue-collars',
    ),
    // Middle brackets fit the 2007 to 2008 savings that two newspapers published for five incomes.
  },
  company: {
    standard: twoSources(sources.hansard('2005-02-23'), sources.NEXIA_COMPANIES),
    smallBusiness: twoSources(
      'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
      'https://taxopedia.co.za/mediawiki/index.php?title=2008-SANT-Companies',
    ),
  },
  trust: null,
  turnover: null,
  capitalGains: {
    ...twoSources(
      sources.SARS_EXCLUSIONS,
      sources.hansard('2007-02-21'),
      'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590',
    ),
    inclusion: 'one-source',
    notes: [
      'The small-business exclusion of R750 000 held from 1 March 2006. When it rose to R900 000 is not confirmed, so 2009/10 and 2010/11 have no figure.',
    ],
  },
  lumpSums: null,
};
