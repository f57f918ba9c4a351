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
} from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2020,
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
    rebates: { primary: rand(14_220), secondary: rand(7_794), tertiary: rand(2_601) },
    thresholds: { under65: rand(79_000), from65: rand(122_300), from75: rand(136_750) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(310, 209), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(79_000, { standardRate: 2800, bases: [20_020, 58_870] }),
  },
  trust: 4500,
  turnover: { brackets: null, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: capitalGainsFrom2017,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
      'http://www.hdaccountants.co.za/income-tax-rates-2020.html',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.combinedRetirementFunds,
    interestExemption: twoSources(
      sources.K_MOS_EXEMPTIONS,
      'https://www.crowe.com/za/insights/insight-article_updated-interest-rate_aug2020',
    ),
  },
  company: {
    standard: twoSources(
      sources.SARS_COMPANIES,
      'https://newsarsweb.azurewebsites.net/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ),
    smallBusiness: oneSource('http://dryk-holdings.com/Small-business-tax-rates.html'),
  },
  trust: oneSource(sources.SARS_COMPANIES),
  turnover: null,
  turnoverNotes: [
    'The tables of the years of assessment 2019 and 2021 agree, but no page for 2020 itself was seen, so its bands are unknown.',
  ],
  capitalGains: {
    ...twoSources(
      sources.SARS_CAPITAL_GAINS,
      sources.K_MOS_CAPITAL_GAINS,
      'https://taxadmin.co.za/wp/capital-gains-tax-rates-2020',
    ),
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
  },
  lumpSums: sources.lumpSumsFrom2017,
};
