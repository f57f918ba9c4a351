import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import {
  capitalGainsFrom2013,
  perMember,
  separateRetirementFunds,
  smallBusinessFrom2014,
  turnoverBandsFrom2013,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

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
    medical: { kind: 'credit', ages: 'under-65', perMonth: perMember(242, 162), additional: null },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: smallBusinessFrom2014(67_111, { standardRate: 2800, bases: [20_852, 59_702] }),
  },
  trust: 4000,
  turnover: { brackets: turnoverBandsFrom2013, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: capitalGainsFrom2013,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      'https://taxtim.com/za/blog/the-effect-of-the-201314-annual-budget-speech-on-the-average-south-african-taxpayer',
    ),
    medical: twoSources(sources.SARS_MEDICAL_COPY, sources.TAX_GUIDE_MEDICAL),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.K_MOS_EXEMPTIONS,
      'http://www.dryk-holdings.com/Interest-exemption.html',
    ),
  },
  company: {
    standard: twoSources(sources.NEXIA_COMPANIES, sources.TAX_GUIDE_COMPANIES),
    smallBusiness: twoSources(
      'http://acts.co.za/income-tax-act-/paragraph_5.php',
      'http://dryk-holdings.com/Small-business-tax-rates.html',
    ),
  },
  trust: oneSource(sources.TAX_GUIDE_COMPANIES),
  turnover: twoSources(sources.SARS_TURNOVER_2014, sources.TAX_GUIDE_TURNOVER),
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.PROPERTY24),
  },
  lumpSums: null,
};
