import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
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
  year: 2025,
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
      'http://brilliantaccounting.co.za/tax-guide',
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/TG2025/files/basic-html/page6.html',
    ),
    medical: twoSources(sources.SARS_MEDICAL, 'https://github.com/EPIUSECX/cohenix_local_za'),
    retirement: sources.combinedRetirementFunds,
    interestExemption: oneSource(sources.K_MOS_EXEMPTIONS),
  },
  company: {
    standard: twoSources(
      sources.SARS_COMPANIES,
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page35.html',
    ),
    smallBusiness: oneSource(sources.SARS_COMPANIES),
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
    ...twoSources(
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page39.html',
      sources.K_MOS_CAPITAL_GAINS,
    ),
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
  },
  lumpSums: sources.lumpSumsFrom2024,
};
