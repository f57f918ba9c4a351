import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import {
  capitalGainsFrom2017,
  combinedRetirementFunds,
  lumpSumsFrom2015,
  perMember,
  section6B,
  smallBusinessFrom2014,
  turnoverBandsFrom2016,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2023,
  individual: {
    brackets: [
      [0, 226_000, 1800, 0],
      [226_001, 353_100, 2600, 40_680],
      [353_101, 488_700, 3100, 73_726],
      [488_701, 641_400, 3600, 115_762],
      [641_401, 817_600, 3900, 170_734],
      [817_601, 1_731_600, 4100, 239_452],
      [1_731_601, null, 4500, 614_192],
    ],
    rebates: { primary: rand(16_425), secondary: rand(9_000), tertiary: rand(2_997) },
    thresholds: { under65: rand(91_250), from65: rand(141_250), from75: rand(157_900) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(347, 234), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    rateChange: { yearsEndingFrom: '2023-03-31', rate: 2700 },
    smallBusiness: smallBusinessFrom2014(91_250, { standardRate: 2800, bases: [19_163, 58_013] }),
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(17_712) }],
  capitalGains: capitalGainsFrom2017,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(sources.TAX4SA, sources.IRP5, 'http://www.sataxguide.co.za/tax-tables-2/'),
    medical: twoSources(sources.SARS_MEDICAL, 'https://github.com/cilliemalan/sars'),
    retirement: sources.combinedRetirementFunds,
    interestExemption: oneSource(sources.K_MOS_EXEMPTIONS),
  },
  company: {
    standard: twoSources(
      sources.SARS_COMPANIES,
      'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
    ),
    smallBusiness: twoSources(
      sources.SARS_COMPANIES,
      'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
    ),
    notes: [
      'The rate fell during this period: 28% for years that ended from 1 April 2022 to 30 March 2023, 27% for years that ended on 31 March 2023. The top band of the SBC table changed with it.',
    ],
  },
  trust: oneSource(sources.SARS_COMPANIES),
  turnover: twoSources(
    sources.SARS_TURNOVER,
    'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
  ),
  capitalGains: {
    ...twoSources(sources.SARS_CAPITAL_GAINS, sources.K_MOS_CAPITAL_GAINS),
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [
      'The highest effective rate of a company is 21.6% where the 27% rate applies (years ending on or after 31 March 2023), and 22.4% before that.',
    ],
  },
  lumpSums: sources.lumpSumsFrom2022,
};
