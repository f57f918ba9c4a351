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
  year: 2021,
  individual: {
    brackets: [
      [0, 205_900, 1800, 0],
      [205_901, 321_600, 2600, 37_062],
      [321_601, 445_100, 3100, 67_144],
      [445_101, 584_200, 3600, 105_429],
      [584_201, 744_800, 3900, 155_505],
      [744_801, 1_577_300, 4100, 218_139],
      [1_577_301, null, 4500, 559_464],
    ],
    rebates: { primary: rand(14_958), secondary: rand(8_199), tertiary: rand(2_736) },
    thresholds: { under65: rand(83_100), from65: rand(128_650), from75: rand(143_850) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(319, 215), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(83_100, { standardRate: 2800, bases: [19_733, 58_583] }),
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
      'https://yourtax.co.za/tax-tables/2021',
      'https://www.bluelinecapital.co.za/sars-rates-of-tax-for-individuals/',
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
    smallBusiness: oneSource('http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=24'),
  },
  trust: oneSource(sources.SARS_COMPANIES),
  turnover: oneSource('http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=24'),
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
