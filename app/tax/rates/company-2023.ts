import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2023: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2023, label: '2023/24' },
  yearsEnding: { from: '2023-04-01', to: '2024-03-31' },
  standardRate: 2700,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 95_750, 0, 0],
      [95_751, 365_000, 700, 0],
      [365_001, 550_000, 2100, 18_848],
      [550_001, null, 2700, 57_698],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2023: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page35.html',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://www.transtutors.com/questions/small-business-corporation-tax-rates-as-found-on-the-sars-website-for-the-financial--13594222.htm',
    ],
  },
  notes: [],
};
