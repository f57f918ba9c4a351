import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { combinedRetirementFunds, combinedRetirementFundsEvidence } from './retirement-funds.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import {
  K_MOS_CAPITAL_GAINS,
  K_MOS_EXEMPTIONS,
  NEXIA_COMPANIES,
  SARS_CAPITAL_GAINS,
  SARS_COMPANIES,
  SARS_EXCLUSIONS,
  SARS_MEDICAL_COPY,
  SARS_TURNOVER_2014,
  TAX4SA,
  TAX_GUIDE_COMPANIES,
  TAX_GUIDE_MEDICAL,
  TAX_GUIDE_TURNOVER,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

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
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(286), first: rand(286), additional: rand(192) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 75_000, 0, 0],
        [75_001, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_300],
        [550_001, null, 2800, 59_150],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4100,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: {
    annualExclusion: rand(40_000),
    annualExclusionInYearOfDeath: rand(300_000),
    primaryResidenceExclusion: rand(2_000_000),
    inclusion: { individual: 4000, company: 8000, trust: 8000 },
    smallBusinessAssets: { exclusion: rand(1_800_000), ceiling: rand(10_000_000) },
  },
});

export const evidence: TaxYearEvidence = {
  individual: {
    brackets: 'two-sources',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      TAX4SA,
      'https://taxopedia.co.za/mediawiki/index.php?title=Tax_Rates_for_Individuals_2017',
      'http://www.pfumo.co.za/individual-income-tax-statutory-table/',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [K_MOS_EXEMPTIONS, 'http://www.dryk-holdings.com/Interest-exemption.html'],
    },
    notes: [],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [SARS_COMPANIES, NEXIA_COMPANIES] },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [
        TAX_GUIDE_COMPANIES,
        'http://www.vat-consultants.co.za/tax-info/small-business-corporation-tax-rates/',
      ],
    },
    notes: [],
  },
  trust: { confidence: 'two-sources', sources: [SARS_COMPANIES, TAX_GUIDE_COMPANIES] },
  turnover: { confidence: 'two-sources', sources: [SARS_TURNOVER_2014, TAX_GUIDE_TURNOVER] },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [
      SARS_CAPITAL_GAINS,
      K_MOS_CAPITAL_GAINS,
      SARS_EXCLUSIONS,
      'http://castleinvestments.co.za/update-on-tax-and-investments/',
    ],
    publishedMaximum: { individual: 1640, company: 2240, trust: 3280 },
    notes: [
      'Company inclusion rates change for years of assessment commencing on or after 1 March 2016: a company whose year began before that date stays on 66.6%.',
    ],
  },
};
