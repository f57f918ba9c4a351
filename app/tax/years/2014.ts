import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import {
  K_MOS_EXEMPTIONS,
  NEXIA_COMPANIES,
  PROPERTY24,
  SARS_EXCLUSIONS,
  SARS_MEDICAL_COPY,
  SARS_TURNOVER_2014,
  TAX4SA,
  TAX_GUIDE_COMPANIES,
  TAX_GUIDE_MEDICAL,
  TAX_GUIDE_TURNOVER,
} from './sources.ts';
import { turnoverBandsFrom2013 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2014,
  individual: {
    brackets: [
      [0, 165_600, 1800, 0],
      [165_601, 258_750, 2500, 29_808],
      [258_751, 358_110, 3000, 53_096],
      [358_111, 500_940, 3500, 82_904],
      [500_941, 638_600, 3800, 132_894],
      [638_601, null, 4000, 185_205],
    ],
    rebates: { primary: rand(12_080), secondary: rand(6_750), tertiary: rand(2_250) },
    thresholds: { under65: rand(67_111), from65: rand(104_611), from75: rand(117_111) },
    medical: {
      kind: 'credit',
      ages: 'under-65',
      perMonth: { main: rand(242), first: rand(242), additional: rand(162) },
      additional: null,
    },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 67_111, 0, 0],
        [67_112, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_852],
        [550_001, null, 2800, 59_702],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4000,
  turnover: { brackets: turnoverBandsFrom2013, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: {
    annualExclusion: rand(30_000),
    annualExclusionInYearOfDeath: rand(300_000),
    primaryResidenceExclusion: rand(2_000_000),
    inclusion: { individual: 3330, company: 6660, trust: 6660 },
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
      'https://taxtim.com/za/blog/the-effect-of-the-201314-annual-budget-speech-on-the-average-south-african-taxpayer',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [K_MOS_EXEMPTIONS, 'http://www.dryk-holdings.com/Interest-exemption.html'],
    },
    notes: [],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [NEXIA_COMPANIES, TAX_GUIDE_COMPANIES] },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [
        'http://acts.co.za/income-tax-act-/paragraph_5.php',
        'http://dryk-holdings.com/Small-business-tax-rates.html',
      ],
    },
    notes: [],
  },
  trust: { confidence: 'one-source', sources: [TAX_GUIDE_COMPANIES] },
  turnover: { confidence: 'two-sources', sources: [SARS_TURNOVER_2014, TAX_GUIDE_TURNOVER] },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, PROPERTY24],
    publishedMaximum: null,
    notes: [],
  },
};
