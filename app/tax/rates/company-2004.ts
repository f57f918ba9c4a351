import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2004: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2004, label: '2004/05' },
  yearsEnding: { from: '2004-04-01', to: '2005-03-31' },
  standardRate: 3000,
  smallBusiness: {
    brackets: printedBrackets([0, 150_000, 1500, 0], [150_001, null, 3000, 22_500]),
    grossIncomeLimit: rand(5_000_000),
  },
};

export const companyEvidence2004: CompanyEvidence = {
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
      'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-02-20',
      'https://www.hansards.org.za/parliamentary/2003/national-assembly/parliamentary-debates-NA-2003-02-26',
    ],
  },
  notes: [
    'SBC: no tax-free band yet; 15% on the first slice, standard rate above. The tax below the top band is worked out from these rates.',
  ],
};
