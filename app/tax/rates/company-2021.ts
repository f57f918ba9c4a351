import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2021: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2021, label: '2021/22' },
  yearsEnding: { from: '2021-04-01', to: '2022-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 87_300, 0, 0],
      [87_301, 365_000, 700, 0],
      [365_001, 550_000, 2100, 19_439],
      [550_001, null, 2800, 58_289],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2021: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://envisior.co.za/2022/03/07/companies-tax/',
    ],
  },
  notes: [],
};
