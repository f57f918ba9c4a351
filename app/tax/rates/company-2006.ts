import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2006: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2006, label: '2006/07' },
  yearsEnding: { from: '2006-04-01', to: '2007-03-31' },
  standardRate: 2900,
  smallBusiness: {
    brackets: printedBrackets([0, 40_000, 0, 0], [40_001, 300_000, 1000, 0], [300_001, null, 2900, 26_000]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2006: CompanyEvidence = {
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
      'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-02-15',
      'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
    ],
  },
  notes: [],
};
