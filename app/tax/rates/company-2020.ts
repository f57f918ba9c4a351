import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2020: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2020, label: '2020/21' },
  yearsEnding: { from: '2020-04-01', to: '2021-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 83_100, 0, 0],
      [83_101, 365_000, 700, 0],
      [365_001, 550_000, 2100, 19_733],
      [550_001, null, 2800, 58_583],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2020: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://newsarsweb.azurewebsites.net/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=24'],
  },
  notes: [],
};
