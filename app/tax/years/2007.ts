import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import {
  HANSARD_2005_02_23,
  HANSARD_2006_02_15,
  HANSARD_2007_02_21,
  NEXIA_COMPANIES,
  SARS_EXCLUSIONS,
  TAX4SA,
} from './sources.ts';

export const tables = defineTaxYear({
  year: 2007,
  individual: {
    brackets: [
      [0, 100_000, 1800, 0],
      [100_001, 160_000, 2500, 18_000],
      [160_001, 220_000, 3000, 33_000],
      [220_001, 300_000, 3500, 51_000],
      [300_001, 400_000, 3800, 79_000],
      [400_001, null, 4000, 117_000],
    ],
    rebates: { primary: rand(7_200), secondary: rand(4_500), tertiary: null },
    thresholds: { under65: rand(40_000), from65: rand(65_000), from75: null },
    medical: {
      kind: 'capped-deduction',
      perMonth: { main: rand(500), first: rand(500), additional: rand(300) },
    },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(16_500), from65: rand(24_500) },
  },
  company: {
    standardRate: 2900,
    smallBusiness: {
      brackets: [
        [0, 40_000, 0, 0],
        [40_001, 300_000, 1000, 0],
        [300_001, null, 2900, 26_000],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: null,
  turnover: null,
  uif: null,
  capitalGains: {
    annualExclusion: rand(12_500),
    annualExclusionInYearOfDeath: rand(60_000),
    primaryResidenceExclusion: rand(1_500_000),
    inclusion: { individual: 2500, company: 5000, trust: 5000 },
    smallBusinessAssets: { exclusion: rand(750_000), ceiling: null },
  },
});

export const evidence: TaxYearEvidence = {
  individual: {
    brackets: 'two-sources',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      TAX4SA,
      HANSARD_2006_02_15,
      'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-06-13',
      'http://www.mondaq.com/southafrica/x/37984/Corporate+Tax/The+20067+Budget',
      'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
    ],
    medical: {
      confidence: 'two-sources',
      sources: [HANSARD_2007_02_21, 'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590'],
    },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [HANSARD_2006_02_15, 'https://mg.co.za/?p=336896'],
    },
    notes: [
      'Middle brackets corroborated jointly: the savings from 2007 to 2008 that two newspapers published for five incomes all come out.',
    ],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [HANSARD_2005_02_23, NEXIA_COMPANIES] },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [
        HANSARD_2006_02_15,
        'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
      ],
    },
    notes: [],
  },
  trust: null,
  turnover: null,
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'one-source',
    sources: [
      SARS_EXCLUSIONS,
      HANSARD_2006_02_15,
      'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-06-13',
    ],
    publishedMaximum: null,
    notes: [
      'Small-business figure of 750 000 applies from 1 March 2006; the year it rose to 900 000 was not confirmed, so it is unknown for 2009/10 and 2010/11.',
    ],
  },
};
