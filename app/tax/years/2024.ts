import { rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import {
  capitalGainsFrom2017,
  individualFrom2024,
  lumpSumsFrom2024,
  smallBusinessFrom2014,
  turnoverBandsFrom2016,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2024,
  individual: individualFrom2024,
  company: {
    standardRate: 2700,
    smallBusiness: smallBusinessFrom2014(95_750, { standardRate: 2700, bases: [18_848, 57_698] }),
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(17_712) }],
  capitalGains: capitalGainsFrom2017,
  lumpSums: lumpSumsFrom2024,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.IRP5,
      'http://www.sataxguide.co.za/tax-tables-2/',
      'https://www.acts.co.za/income-tax-act-/6__normal_tax_rebates.php',
    ),
    medical: twoSources(
      sources.SARS_MEDICAL,
      'https://www.dailymaverick.co.za/article/bm-budget-survival-guide-what-the-changes-mean-for-your-pocket',
    ),
    retirement: sources.combinedRetirementFunds,
    interestExemption: twoSources(sources.K_MOS_EXEMPTIONS, 'http://castleinvestments.co.za/budget-2023'),
  },
  company: {
    standard: twoSources(
      sources.SARS_COMPANIES,
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page35.html',
    ),
    smallBusiness: twoSources(
      sources.SARS_COMPANIES,
      'https://www.transtutors.com/questions/small-business-corporation-tax-rates-as-found-on-the-sars-website-for-the-financial--13594222.htm',
    ),
  },
  trust: twoSources(
    sources.SARS_COMPANIES,
    'https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page41.html',
  ),
  turnover: twoSources(
    sources.SARS_TURNOVER,
    'https://maclachlantax1.profmarkapp.co.za/docs/Tax_Guides/TG2024/files/basic-html/page25.html',
  ),
  capitalGains: {
    ...twoSources(sources.SARS_CAPITAL_GAINS, sources.K_MOS_CAPITAL_GAINS),
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
  },
  lumpSums: sources.lumpSumsFrom2024,
};
