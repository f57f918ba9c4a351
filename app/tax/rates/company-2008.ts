import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2008: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2008, label: '2008/09' },
  yearsEnding: { from: '2008-04-01', to: '2009-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets([0, 46_000, 0, 0], [46_001, 300_000, 1000, 0], [300_001, null, 2800, 25_400]),
    grossIncomeLimit: rand(14_000_000),
  },
};

export const companyEvidence2008: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.hansards.org.za/parliamentary/2008/national-assembly/parliamentary-debates-NA-2008-02-20',
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['https://taxopedia.co.za/mediawiki/index.php?title=2009-SANT-Companies'],
  },
  notes: [
    'SBC: band limits from one wiki page whose formula text is wrong; the tax below the top band is worked out.',
    'SBC: the limit of R14m is assumed unchanged in the years of assessment 2007 to 2013.',
  ],
};
