import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2010,
  individual: {
    brackets: [
      [0, 132_000, 1800, 0],
      [132_001, 210_000, 2500, 23_760],
      [210_001, 290_000, 3000, 43_260],
      [290_001, 410_000, 3500, 67_260],
      [410_001, 525_000, 3800, 109_260],
      [525_001, null, 4000, 152_960],
    ],
    rebates: { primary: rand(9_756), secondary: rand(5_400), tertiary: null },
    thresholds: { under65: rand(54_200), from65: rand(84_200), from75: null },
    medical: { kind: 'capped-deduction', perMonth: perMember(625, 380) },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(21_000), from65: rand(30_000) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 54_200, 0, 0],
        [54_201, 300_000, 1000, 0],
        [300_001, null, 2800, 24_580],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: null,
  turnover: { brackets: null, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(12_478) }],
  capitalGains: {
    annualExclusion: rand(17_500),
    annualExclusionInYearOfDeath: rand(120_000),
    primaryResidenceExclusion: rand(1_500_000),
    inclusion: { individual: 2500, company: 5000, trust: 5000 },
    smallBusinessAssets: { exclusion: null, ceiling: null },
  },
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2009-02-11'),
      'https://www.sataxguide.co.za/south-african-income-tax-tables-2010/',
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/',
    ),
    medical: oneSource(
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/',
    ),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/',
      sources.hansard('2010-02-17'),
      'http://dbdct.co.za/news/35-20092010-budget-highlights.html',
    ),
  },
  company: {
    standard: twoSources(
      sources.NEXIA_COMPANIES,
      'https://taxopedia.co.za/mediawiki/index.php?title=2010-SANT-Companies',
    ),
    smallBusiness: oneSource('https://taxopedia.co.za/mediawiki/index.php?title=2010-SANT-Companies'),
    notes: ['SBC: the limit of R14 million is taken as unchanged from 2006/07 to 2012/13.'],
  },
  trust: null,
  turnover: null,
  turnoverNotes: [
    'Turnover tax began on 1 March 2009 and was free to R100 000. The rest of this table is not confirmed, so no bands are given.',
  ],
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, 'http://dbdct.co.za/news/35-20092010-budget-highlights.html'),
    annualExclusion: 'one-source',
    inclusion: 'one-source',
  },
  lumpSums: null,
};
