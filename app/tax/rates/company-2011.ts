import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2011: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2011, label: '2011/12' },
  yearsEnding: { from: '2011-04-01', to: '2012-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets([0, 59_750, 0, 0], [59_751, 300_000, 1000, 0], [300_001, null, 2800, 24_025]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2011: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
      'https://taxopedia.co.za/mediawiki/index.php?title=2012-SANT-Companies',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['https://taxopedia.co.za/mediawiki/index.php?title=2012-SANT-Companies'],
  },
  notes: [
    'SBC: the wiki page repeats stale offsets in its formula text; the printed base 24 025 fits 10% above 59 750.',
    'SBC: the limit of R14m is assumed unchanged in the years of assessment 2007 to 2013.',
  ],
};
