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
  turnoverBandsFrom2013,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2015,
  individual: {
    brackets: [
      [0, 174_550, 1800, 0],
      [174_551, 272_700, 2500, 31_419],
      [272_701, 377_450, 3000, 55_957],
      [377_451, 528_000, 3500, 87_382],
      [528_001, 673_100, 3800, 140_074],
      [673_101, null, 4000, 195_212],
    ],
    rebates: { primary: rand(12_726), secondary: rand(7_110), tertiary: rand(2_367) },
    thresholds: { under65: rand(70_700), from65: rand(110_200), from75: rand(123_350) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(257, 172), additional: section6B },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(70_700, { standardRate: 2800, bases: [20_601, 59_451] }),
  },
  trust: 4000,
  turnover: { brackets: turnoverBandsFrom2013, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: capitalGainsFrom2013,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      'https://taxtim.com/za/blog/2014-budget-a-move-to-economic-transformation',
      'https://yourtax.co.za/tax-tables/2015',
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2015/sars-tax-tables-2015/',
      'http://accumulo.co.za/UsefulResources-TaxTables.aspx',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.K_MOS_EXEMPTIONS,
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2015/sars-tax-tables-2015/',
    ),
    // tax4sa prints the secondary rebate as 7 100; four other sources and the 110 200 threshold require 7 110.
  },
  company: {
    standard: twoSources(sources.SARS_COMPANIES, sources.NEXIA_COMPANIES),
    smallBusiness: twoSources(
      sources.TAX_GUIDE_COMPANIES,
      'https://taxtim.com/za/blog/2014-budget-a-move-to-economic-transformation',
    ),
  },
  trust: twoSources(sources.SARS_COMPANIES, sources.TAX_GUIDE_COMPANIES),
  turnover: twoSources(sources.SARS_TURNOVER_2014, sources.TAX_GUIDE_TURNOVER),
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.PROPERTY24, sources.SARS_CAPITAL_GAINS),
    publishedMaximum: { individual: 1332, company: 1865, trust: 2664 },
  },
  lumpSums: sources.lumpSumsFrom2015,
};
