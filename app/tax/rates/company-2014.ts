import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2014: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2014, label: '2014/15' },
  yearsEnding: { from: '2014-04-01', to: '2015-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 70_700, 0, 0],
      [70_701, 365_000, 700, 0],
      [365_001, 550_000, 2100, 20_601],
      [550_001, null, 2800, 59_451],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2014: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
      'https://taxtim.com/za/blog/2014-budget-a-move-to-economic-transformation',
    ],
  },
  notes: [],
};
