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
  year: 2022,
  individual: {
    brackets: [
      [0, 216_200, 1800, 0],
      [216_201, 337_800, 2600, 38_916],
      [337_801, 467_500, 3100, 70_532],
      [467_501, 613_600, 3600, 110_739],
      [613_601, 782_200, 3900, 163_335],
      [782_201, 1_656_600, 4100, 229_089],
      [1_656_601, null, 4500, 587_593],
    ],
    rebates: { primary: rand(15_714), secondary: rand(8_613), tertiary: rand(2_871) },
    thresholds: { under65: rand(87_300), from65: rand(135_150), from75: rand(151_100) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(332, 224), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(87_300, { standardRate: 2800, bases: [19_439, 58_289] }),
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [
    { months: 3, ceiling: rand(14_872) },
    { months: 9, ceiling: rand(17_712) },
  ],
  capitalGains: capitalGainsFrom2017,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      'https://www.bluelinecapital.co.za/sars-rates-of-tax-for-individuals/',
      sources.IRP5,
      'https://yourtax.co.za/tax-tables/2022',
    ),
    medical: twoSources(sources.SARS_MEDICAL, sources.SARS_MEDICAL_COPY),
    retirement: sources.combinedRetirementFunds,
    interestExemption: twoSources(
      sources.K_MOS_EXEMPTIONS,
      'https://www.tax-consultant.co.za/2022-interest-exemptions/',
    ),
    // tax4sa prints the first bound as 216 000; SARS copies print 216 200, which the base amounts require.
  },
  company: {
    standard: twoSources(
      sources.SARS_COMPANIES,
      'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
    ),
    smallBusiness: twoSources(sources.SARS_COMPANIES, 'https://envisior.co.za/2022/03/07/companies-tax/'),
  },
  trust: oneSource(sources.SARS_COMPANIES),
  turnover: oneSource(sources.SARS_TURNOVER),
  capitalGains: {
    ...twoSources(sources.SARS_CAPITAL_GAINS, sources.K_MOS_CAPITAL_GAINS),
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
  },
  lumpSums: sources.lumpSumsFrom2022,
};
