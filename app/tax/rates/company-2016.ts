import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2016: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2016, label: '2016/17' },
  yearsEnding: { from: '2016-04-01', to: '2017-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 75_000, 0, 0],
      [75_001, 365_000, 700, 0],
      [365_001, 550_000, 2100, 20_300],
      [550_001, null, 2800, 59_150],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2016: CompanyEvidence = {
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
      'http://www.vat-consultants.co.za/tax-info/small-business-corporation-tax-rates/',
    ],
  },
  notes: [],
};
