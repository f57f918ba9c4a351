import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2010: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2010, label: '2010/11' },
  yearsEnding: { from: '2010-04-01', to: '2011-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets([0, 57_000, 0, 0], [57_001, 300_000, 1000, 0], [300_001, null, 2800, 24_300]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2010: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
      'https://taxopedia.co.za/mediawiki/index.php?title=2011-SANT-Companies',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['https://taxopedia.co.za/mediawiki/index.php?title=2011-SANT-Companies'],
  },
  notes: ['SBC: the limit of R14m is assumed unchanged in the years of assessment 2007 to 2013.'],
};
