import { rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
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
  year: 2017,
  individual: {
    brackets: [
      [0, 188_000, 1800, 0],
      [188_001, 293_600, 2600, 33_840],
      [293_601, 406_400, 3100, 61_296],
      [406_401, 550_100, 3600, 96_264],
      [550_101, 701_300, 3900, 147_996],
      [701_301, null, 4100, 206_964],
    ],
    rebates: { primary: rand(13_500), secondary: rand(7_407), tertiary: rand(2_466) },
    thresholds: { under65: rand(75_000), from65: rand(116_150), from75: rand(129_850) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(286, 192), additional: section6B },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(75_000, { standardRate: 2800, bases: [20_300, 59_150] }),
  },
  trust: 4100,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: capitalGainsFrom2017,
  lumpSums: lumpSumsFrom2015,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'https://taxopedia.co.za/mediawiki/index.php?title=Tax_Rates_for_Individuals_2017',
      'http://www.pfumo.co.za/individual-income-tax-statutory-table/',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.combinedRetirementFunds,
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
    ...twoSources(
      sources.SARS_CAPITAL_GAINS,
      sources.K_MOS_CAPITAL_GAINS,
      sources.SARS_EXCLUSIONS,
      'http://castleinvestments.co.za/update-on-tax-and-investments/',
    ),
    publishedMaximum: { individual: 1640, company: 2240, trust: 3280 },
    notes: [
      'The new company rate counts for years that began on or after 1 March 2016. A company whose year began before that day stays on 66.6%.',
    ],
  },
  lumpSums: sources.lumpSumsFrom2017,
};
