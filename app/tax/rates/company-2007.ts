import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2007: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2007, label: '2007/08' },
  yearsEnding: { from: '2007-04-01', to: '2008-03-31' },
  standardRate: 2900,
  smallBusiness: {
    brackets: printedBrackets([0, 43_000, 0, 0], [43_001, 300_000, 1000, 0], [300_001, null, 2900, 25_700]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2007: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23',
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
      'https://taxopedia.co.za/mediawiki/index.php?title=2008-SANT-Companies',
    ],
  },
  notes: [],
};
