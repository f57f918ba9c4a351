import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2009: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2009, label: '2009/10' },
  yearsEnding: { from: '2009-04-01', to: '2010-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets([0, 54_200, 0, 0], [54_201, 300_000, 1000, 0], [300_001, null, 2800, 24_580]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2009: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
      'https://taxopedia.co.za/mediawiki/index.php?title=2010-SANT-Companies',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['https://taxopedia.co.za/mediawiki/index.php?title=2010-SANT-Companies'],
  },
  notes: ['SBC: the limit of R14m is assumed unchanged in the years of assessment 2007 to 2013.'],
};
