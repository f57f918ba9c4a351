import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2012: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2012, label: '2012/13' },
  yearsEnding: { from: '2012-04-01', to: '2013-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets([0, 63_556, 0, 0], [63_557, 350_000, 700, 0], [350_001, null, 2800, 20_051]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2012: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'http://www.acts.co.za/income-tax-act-1962/paragraph_5_-_rates_of_normal_.php',
      'https://taxopedia.co.za/mediawiki/index.php?title=2013-SANT-Companies',
    ],
  },
  notes: [
    'SBC: the limit of R14m is carried from the 2007 year of assessment; R20m applies from 1 April 2013.',
  ],
};
