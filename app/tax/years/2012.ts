import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2012,
  individual: {
    brackets: [
      [0, 150_000, 1800, 0],
      [150_001, 235_000, 2500, 27_000],
      [235_001, 325_000, 3000, 48_250],
      [325_001, 455_000, 3500, 75_250],
      [455_001, 580_000, 3800, 120_750],
      [580_001, null, 4000, 168_250],
    ],
    rebates: { primary: rand(10_755), secondary: rand(6_012), tertiary: rand(2_000) },
    thresholds: { under65: rand(59_750), from65: rand(93_150), from75: rand(104_261) },
    medical: { kind: 'capped-deduction', perMonth: perMember(720, 440) },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(22_800), from65: rand(33_000) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 59_750, 0, 0],
        [59_751, 300_000, 1000, 0],
        [300_001, null, 2800, 24_025],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: null,
  turnover: {
    brackets: [
      [0, 150_000, 0, 0],
      [150_001, 300_000, 100, 0],
      [300_001, 500_000, 300, 1_500],
      [500_001, 750_000, 500, 7_500],
      [750_001, null, 700, 20_000],
    ],
    qualifyingTurnover: rand(1_000_000),
  },
  uif: [{ months: 12, ceiling: rand(12_478) }],
  capitalGains: {
    annualExclusion: rand(20_000),
    annualExclusionInYearOfDeath: rand(200_000),
    primaryResidenceExclusion: rand(1_500_000),
    inclusion: { individual: 2500, company: 5000, trust: 5000 },
    smallBusinessAssets: { exclusion: rand(900_000), ceiling: rand(5_000_000) },
  },
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
      'https://www.sataxguide.co.za/south-african-income-tax-tables-2012/',
      'https://www.taxtim.com/za/blog/sars-tax-rates-for-2013',
    ),
    medical: twoSources(
      'http://www.sars.gov.za/Tax-Rates/Pages/Medical-Tax-Credit-Rates.aspx',
      'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
    ),
    retirement: sources.separateRetirementFunds,
    interestExemption: oneSource(
      'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
    ),
  },
  company: {
    standard: twoSources(
      sources.NEXIA_COMPANIES,
      'https://taxopedia.co.za/mediawiki/index.php?title=2012-SANT-Companies',
    ),
    smallBusiness: oneSource('https://taxopedia.co.za/mediawiki/index.php?title=2012-SANT-Companies'),
    notes: [
      // The wiki page repeats stale offsets in its formula text; the printed base 24 025 fits 10% above 59 750.
      'SBC: the limit of R14 million is taken as unchanged from 2006/07 to 2012/13.',
    ],
  },
  trust: null,
  turnover: oneSource(sources.TAX_GUIDE_TURNOVER),
  turnoverNotes: [
    'This year has a table of its own (1, 3, 5 and 7%). The next three years had 1, 2, 4 and 6%.',
  ],
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.PROPERTY24),
    inclusion: 'one-source',
  },
  lumpSums: null,
};
