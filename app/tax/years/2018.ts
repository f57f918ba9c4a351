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
  year: 2018,
  individual: {
    brackets: [
      [0, 189_880, 1800, 0],
      [189_881, 296_540, 2600, 34_178],
      [296_541, 410_460, 3100, 61_910],
      [410_461, 555_600, 3600, 97_225],
      [555_601, 708_310, 3900, 149_475],
      [708_311, 1_500_000, 4100, 209_032],
      [1_500_001, null, 4500, 533_625],
    ],
    rebates: { primary: rand(13_635), secondary: rand(7_479), tertiary: rand(2_493) },
    thresholds: { under65: rand(75_750), from65: rand(117_300), from75: rand(131_150) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(303, 204), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(75_750, { standardRate: 2800, bases: [20_248, 59_098] }),
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: capitalGainsFrom2017,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'https://harrycurtisco.co.za/tax-rates-28-february-2017-individuals/',
      'https://yourtax.co.za/tax-tables/2018',
      'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.combinedRetirementFunds,
    interestExemption: twoSources(
      sources.K_MOS_EXEMPTIONS,
      'https://harrycurtisco.co.za/tax-rates-28-february-2017-individuals/',
    ),
  },
  company: {
    standard: twoSources(sources.SARS_COMPANIES, sources.NEXIA_COMPANIES),
    smallBusiness: oneSource('http://dryk-holdings.com/Small-business-tax-rates.html'),
  },
  trust: twoSources(sources.SARS_COMPANIES, 'http://www.brilliantaccounting.co.za/tax-guide/'),
  turnover: oneSource('https://harrycurtisco.co.za/tax-rates-28-february-2017-micro-businesses/'),
  capitalGains: {
    ...twoSources(sources.SARS_CAPITAL_GAINS, sources.K_MOS_CAPITAL_GAINS, sources.SARS_EXCLUSIONS),
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
  },
  lumpSums: sources.lumpSumsFrom2017,
};
