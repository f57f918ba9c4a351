import { rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import {
  capitalGainsFrom2013,
  lumpSumsFrom2015,
  perMember,
  section6B,
  separateRetirementFunds,
  smallBusinessFrom2014,
  turnoverBandsFrom2016,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2016,
  individual: {
    brackets: [
      [0, 181_900, 1800, 0],
      [181_901, 284_100, 2600, 32_742],
      [284_101, 393_200, 3100, 59_314],
      [393_201, 550_100, 3600, 93_135],
      [550_101, 701_300, 3900, 149_619],
      [701_301, null, 4100, 208_587],
    ],
    rebates: { primary: rand(13_257), secondary: rand(7_407), tertiary: rand(2_466) },
    thresholds: { under65: rand(73_650), from65: rand(114_800), from75: rand(128_500) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(270, 181), additional: section6B },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(73_650, { standardRate: 2800, bases: [20_395, 59_245] }),
  },
  trust: 4100,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: capitalGainsFrom2013,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'http://incresco.co.za/tax-guide/income-tax-rates.html',
      'https://yourtax.co.za/tax-tables/2016',
      'http://accumulo.co.za/UsefulResources-TaxTables.aspx',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.K_MOS_EXEMPTIONS,
      'http://www.dryk-holdings.com/Interest-exemption.html',
    ),
  },
  company: {
    standard: twoSources(sources.SARS_COMPANIES, sources.NEXIA_COMPANIES),
    smallBusiness: twoSources(
      sources.TAX_GUIDE_COMPANIES,
      'http://www.vat-consultants.co.za/tax-info/small-business-corporation-tax-rates/',
    ),
  },
  trust: twoSources(sources.SARS_COMPANIES, sources.TAX_GUIDE_COMPANIES),
  turnover: twoSources(sources.SARS_TURNOVER_2014, sources.TAX_GUIDE_TURNOVER),
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.PROPERTY24, sources.SARS_CAPITAL_GAINS),
    publishedMaximum: { individual: 1365, company: 1865, trust: 2731 },
  },
  lumpSums: sources.lumpSumsFrom2015,
};
