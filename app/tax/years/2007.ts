import { rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2007,
  individual: {
    brackets: [
      [0, 100_000, 1800, 0],
      [100_001, 160_000, 2500, 18_000],
      [160_001, 220_000, 3000, 33_000],
      [220_001, 300_000, 3500, 51_000],
      [300_001, 400_000, 3800, 79_000],
      [400_001, null, 4000, 117_000],
    ],
    rebates: { primary: rand(7_200), secondary: rand(4_500), tertiary: null },
    thresholds: { under65: rand(40_000), from65: rand(65_000), from75: null },
    medical: { kind: 'capped-deduction', perMonth: perMember(500, 300) },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(16_500), from65: rand(24_500) },
  },
  company: {
    standardRate: 2900,
    smallBusiness: {
      brackets: [
        [0, 40_000, 0, 0],
        [40_001, 300_000, 1000, 0],
        [300_001, null, 2900, 26_000],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: null,
  turnover: null,
  uif: null,
  capitalGains: {
    annualExclusion: rand(12_500),
    annualExclusionInYearOfDeath: rand(60_000),
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
      sources.hansard('2006-02-15'),
      sources.hansard('2006-06-13'),
      'http://www.mondaq.com/southafrica/x/37984/Corporate+Tax/The+20067+Budget',
      'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
    ),
    medical: twoSources(
      sources.hansard('2007-02-21'),
      'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590',
    ),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(sources.hansard('2006-02-15'), 'https://mg.co.za/?p=336896'),
    // Middle brackets fit the 2007 to 2008 savings that two newspapers published for five incomes.
  },
  company: {
    standard: twoSources(sources.hansard('2005-02-23'), sources.NEXIA_COMPANIES),
    smallBusiness: twoSources(
      sources.hansard('2006-02-15'),
      'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
    ),
  },
  trust: null,
  turnover: null,
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.hansard('2006-02-15'), sources.hansard('2006-06-13')),
    inclusion: 'one-source',
    notes: [
      'The small-business exclusion of R750 000 held from 1 March 2006. When it rose to R900 000 is not confirmed, so 2009/10 and 2010/11 have no figure.',
    ],
  },
  lumpSums: null,
};
