import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2022: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2022, label: '2022/23' },
  yearsEnding: { from: '2022-04-01', to: '2023-03-31' },
  standardRate: 2800,
  rateChange: { yearsEndingFrom: '2023-03-31', rate: 2700 },
  smallBusiness: {
    brackets: printedBrackets(
      [0, 91_250, 0, 0],
      [91_251, 365_000, 700, 0],
      [365_001, 550_000, 2100, 19_163],
      [550_001, null, 2800, 58_013],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2022: CompanyEvidence = {
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
      'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
    ],
  },
  notes: [
    'The rate fell inside this period: 28% for years ending 1 April 2022 to 30 March 2023, 27% for years ending on 31 March 2023 (and after). The SBC top band follows the same date.',
  ],
};
