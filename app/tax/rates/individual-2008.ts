import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2008: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2008, label: '2008/09' },
  period: { from: '2008-03-01', to: '2009-02-28' },
  brackets: printedBrackets(
    [0, 122_000, 1800, 0],
    [122_001, 195_000, 2500, 21_960],
    [195_001, 270_000, 3000, 40_210],
    [270_001, 380_000, 3500, 62_710],
    [380_001, 490_000, 3800, 101_210],
    [490_001, null, 4000, 143_010],
  ),
  rebates: { primary: rand(8_280), secondary: rand(5_040), tertiary: null },
  thresholds: { under65: rand(46_000), from65: rand(74_000), from75: null },
  medical: {
    kind: 'capped-deduction',
    perMonth: { main: rand(570), first: rand(570), additional: rand(345) },
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(19_000), from65: rand(27_500) },
};

export const evidence2008: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2008/national-assembly/parliamentary-debates-NA-2008-02-20',
    'http://www.taxreturn.co.za/tax-rates-2016-2017/tax-guide-20082009/',
    'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://www.hansards.org.za/parliamentary/2008/national-assembly/parliamentary-debates-NA-2008-02-20',
      'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget',
    ],
  },
  additionalMedical: null,
  retirement: {
    confidence: 'one-source',
    sources: [
      'https://old.10x.co.za/faq/retirement-annuity/change-in-pension-fund-and-retirement-annuity-deductions-explained',
      'https://experts123.com/q/what-is-the-maximum-i-can-contribute-to-a-retirement-annuity.html',
    ],
  },
  interestExemption: {
    confidence: 'two-sources',
    sources: [
      'http://www.taxreturn.co.za/tax-rates-2016-2017/tax-guide-20082009/',
      'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget',
    ],
  },
  notes: [],
};
