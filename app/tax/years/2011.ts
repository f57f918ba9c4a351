import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2011,
  individual: {
    brackets: [
      [0, 140_000, 1800, 0],
      [140_001, 221_000, 2500, 25_200],
      [221_001, 305_000, 3000, 45_450],
      [305_001, 431_000, 3500, 70_650],
      [431_001, 552_000, 3800, 114_750],
      [552_001, null, 4000, 160_730],
    ],
    rebates: { primary: rand(10_260), secondary: rand(5_675), tertiary: null },
    thresholds: { under65: rand(57_000), from65: rand(88_528), from75: null },
    medical: { kind: 'capped-deduction', perMonth: perMember(670, 410) },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(22_300), from65: rand(32_000) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 57_000, 0, 0],
        [57_001, 300_000, 1000, 0],
        [300_001, null, 2800, 24_300],
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
      sources.hansard('2010-02-17'),
      'http://www.eduprop.co.za/SARS%202010.htm',
      'https://experts123.com/q/how-much-is-the-tax-threshold-for-above-65.html',
    ),
    medical: twoSources(
      'http://dayviews.com/ktrwvit/524771259',
      'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
    ),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.hansard('2010-02-17'),
      'https://experts123.com/q/how-much-is-the-tax-threshold-for-above-65.html',
    ),
  },
  company: {
    standard: twoSources(
      sources.NEXIA_COMPANIES,
      'https://taxopedia.co.za/mediawiki/index.php?title=2011-SANT-Companies',
    ),
    smallBusiness: oneSource('https://taxopedia.co.za/mediawiki/index.php?title=2011-SANT-Companies'),
    notes: ['SBC: the limit of R14 million is taken as unchanged from 2006/07 to 2012/13.'],
  },
  trust: null,
  turnover: null,
  turnoverNotes: [
    'Turnover tax began on 1 March 2009 and was free to R100 000. The rest of this table is not confirmed, so no bands are given.',
  ],
  capitalGains: {
    ...oneSource(sources.SARS_EXCLUSIONS),
  },
  lumpSums: null,
};
