import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2009,
  individual: {
    brackets: [
      [0, 122_000, 1800, 0],
      [122_001, 195_000, 2500, 21_960],
      [195_001, 270_000, 3000, 40_210],
      [270_001, 380_000, 3500, 62_710],
      [380_001, 490_000, 3800, 101_210],
      [490_001, null, 4000, 143_010],
    ],
    rebates: { primary: rand(8_280), secondary: rand(5_040), tertiary: null },
    thresholds: { under65: rand(46_000), from65: rand(74_000), from75: null },
    medical: { kind: 'capped-deduction', perMonth: perMember(570, 345) },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(19_000), from65: rand(27_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 46_000, 0, 0],
        [46_001, 300_000, 1000, 0],
        [300_001, null, 2800, 25_400],
      ],
      grossIncomeLimit: rand(14_000_000),
    },
  },
  trust: null,
  turnover: null,
  uif: null,
  capitalGains: {
    annualExclusion: rand(16_000),
    annualExclusionInYearOfDeath: rand(120_000),
    primaryResidenceExclusion: rand(1_500_000),
    inclusion: { individual: 2500, company: 5000, trust: 5000 },
    smallBusinessAssets: { exclusion: rand(750_000), ceiling: null },
  },
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2008-02-20'),
      'http://www.taxreturn.co.za/tax-rates-2016-2017/tax-guide-20082009/',
      'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget',
    ),
    medical: twoSources(
      sources.hansard('2008-02-20'),
      'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget',
    ),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      'http://www.taxreturn.co.za/tax-rates-2016-2017/tax-guide-20082009/',
      'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget',
    ),
  },
  company: {
    standard: twoSources(sources.hansard('2008-02-20'), sources.NEXIA_COMPANIES),
    smallBusiness: oneSource('https://taxopedia.co.za/mediawiki/index.php?title=2009-SANT-Companies'),
    notes: [
      // Band limits from one wiki page whose formula text is wrong; the base of the top band is worked out.
      'SBC: the limit of R14 million is taken as unchanged from 2006/07 to 2012/13.',
    ],
  },
  trust: null,
  turnover: null,
  capitalGains: {
    ...twoSources(sources.SARS_EXCLUSIONS, sources.hansard('2008-02-20')),
    primaryResidence: 'one-source',
    inclusion: 'one-source',
    notes: [
      'The small-business exclusion of R750 000 held from 1 March 2006. When it rose to R900 000 is not confirmed, so 2009/10 and 2010/11 have no figure.',
    ],
  },
  lumpSums: null,
};
