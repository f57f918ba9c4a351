import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2005: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2005, label: '2005/06' },
  yearsEnding: { from: '2005-04-01', to: '2006-03-31' },
  standardRate: 2900,
  smallBusiness: {
    brackets: printedBrackets([0, 35_000, 0, 0], [35_001, 250_000, 1000, 0], [250_001, null, 2900, 21_500]),
    grossIncomeLimit: rand(6_000_000),
  },
};

export const companyEvidence2005: CompanyEvidence = {
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
      'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23',
      'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-02-15',
    ],
  },
  notes: ['SBC: the 21 500 below the top band is worked out from the announced rates.'],
};
