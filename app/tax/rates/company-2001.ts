import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2001: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2001, label: '2001/02' },
  yearsEnding: { from: '2001-04-01', to: '2002-03-31' },
  standardRate: 3000,
  smallBusiness: {
    brackets: printedBrackets([0, 100_000, 1500, 0], [100_001, null, 3000, 15_000]),
    grossIncomeLimit: rand(1_000_000),
  },
};

export const companyEvidence2001: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.hansards.org.za/parliamentary/2000/national-assembly/parliamentary-debates-NA-2000-02-23',
      'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23',
      'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-05-16',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'https://www.hansards.org.za/parliamentary/2000/national-assembly/parliamentary-debates-NA-2000-02-23',
      'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-02-21',
    ],
  },
  notes: [
    'SBC: no tax-free band yet; 15% on the first slice, standard rate above. The tax below the top band is worked out from these rates.',
  ],
};
