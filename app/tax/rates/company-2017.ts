import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2017: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2017, label: '2017/18' },
  yearsEnding: { from: '2017-04-01', to: '2018-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 75_750, 0, 0],
      [75_751, 365_000, 700, 0],
      [365_001, 550_000, 2100, 20_248],
      [550_001, null, 2800, 59_098],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2017: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['http://dryk-holdings.com/Small-business-tax-rates.html'],
  },
  notes: [],
};
