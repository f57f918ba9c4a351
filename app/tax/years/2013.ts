import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import {
  capitalGainsFrom2013,
  perMember,
  separateRetirementFunds,
  turnoverBandsFrom2013,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2013,
  individual: {
    brackets: [
      [0, 160_000, 1800, 0],
      [160_001, 250_000, 2500, 28_800],
      [250_001, 346_000, 3000, 51_300],
      [346_001, 484_000, 3500, 80_100],
      [484_001, 617_000, 3800, 128_400],
      [617_001, null, 4000, 178_940],
    ],
    rebates: { primary: rand(11_440), secondary: rand(6_390), tertiary: rand(2_130) },
    thresholds: { under65: rand(63_556), from65: rand(99_056), from75: rand(110_889) },
    medical: { kind: 'credit', ages: 'under-65', perMonth: perMember(230, 154), additional: null },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(22_800), from65: rand(33_000) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 63_556, 0, 0],
        [63_557, 350_000, 700, 0],
        [350_001, null, 2800, 20_051],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: 4000,
  turnover: { brackets: turnoverBandsFrom2013, qualifyingTurnover: rand(1_000_000) },
  uif: [
    { months: 7, ceiling: rand(12_478) },
    { months: 5, ceiling: rand(14_872) },
  ],
  capitalGains: capitalGainsFrom2013,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'https://www.taxtim.com/za/blog/sars-tax-rates-for-2013',
      'http://accsys.co.za/news/budget-speech-2012-2013-and-new-tax-tables',
      'https://www.sataxguide.co.za/south-african-income-tax-tables-2013/',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.separateRetirementFunds,
    interestExemption: oneSource('http://www.dryk-holdings.com/Interest-exemption.html'),
    // One copy prints the 65+ threshold as 99 059; 99 056 fits the rebates and two other sources.
  },
  company: {
    standard: twoSources(sources.NEXIA_COMPANIES, sources.TAX_GUIDE_COMPANIES),
    smallBusiness: twoSources(
      'http://www.acts.co.za/income-tax-act-1962/paragraph_5_-_rates_of_normal_.php',
      'https://taxopedia.co.za/mediawiki/index.php?title=2013-SANT-Companies',
    ),
    notes: [
      'SBC: the limit of R14 million is taken over from 2006/07. R20 million holds for years ending from 1 April 2013.',
    ],
  },
  trust: oneSource(sources.TAX_GUIDE_COMPANIES),
  turnover: twoSources(
    'http://acts.co.za/income-tax-act-1962/paragraph_6_-_rates_of_normal_.php',
    sources.SARS_TURNOVER_2014,
  ),
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.PROPERTY24),
    notes: [
      'The new company rate counts for years that began on or after 1 March 2012. A company whose year began before that day stays on 50%.',
    ],
  },
  lumpSums: null,
};
