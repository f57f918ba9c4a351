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
  year: 2019,
  individual: {
    brackets: [
      [0, 195_850, 1800, 0],
      [195_851, 305_850, 2600, 35_253],
      [305_851, 423_300, 3100, 63_853],
      [423_301, 555_600, 3600, 100_263],
      [555_601, 708_310, 3900, 147_891],
      [708_311, 1_500_000, 4100, 207_448],
      [1_500_001, null, 4500, 532_041],
    ],
    rebates: { primary: rand(14_067), secondary: rand(7_713), tertiary: rand(2_574) },
    thresholds: { under65: rand(78_150), from65: rand(121_000), from75: rand(135_300) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(310, 209), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(78_150, { standardRate: 2800, bases: [20_080, 58_930] }),
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
      'http://www.brilliantaccounting.co.za/tax-guide/',
      'http://saaccountingnetwork.co.za/personal-tax-rates-2019.html',
      'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.combinedRetirementFunds,
    interestExemption: oneSource(sources.K_MOS_EXEMPTIONS),
  },
  company: {
    standard: twoSources(sources.SARS_COMPANIES, sources.NEXIA_COMPANIES),
    smallBusiness: twoSources(
      'http://dryk-holdings.com/Small-business-tax-rates.html',
      'https://www.lawdadi.in/income-tax/south-africa-income-tax-rate-2018-2019-individual-personal-capital-gain-corporate-tax-rates-slab-18-19.html',
    ),
  },
  trust: twoSources(sources.SARS_COMPANIES, 'http://www.brilliantaccounting.co.za/tax-guide/'),
  turnover: oneSource(
    'https://www.lawdadi.in/income-tax/south-africa-income-tax-rate-2018-2019-individual-personal-capital-gain-corporate-tax-rates-slab-18-19.html',
  ),
  capitalGains: {
    ...twoSources(sources.SARS_CAPITAL_GAINS, sources.K_MOS_CAPITAL_GAINS, sources.SARS_EXCLUSIONS),
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
  },
  lumpSums: sources.lumpSumsFrom2017,
};
