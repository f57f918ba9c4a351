import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2024: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2024, label: '2024/25' },
  yearsEnding: { from: '2024-04-01', to: '2025-03-31' },
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

export const companyEvidence2024: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page35.html',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  notes: [],
};
