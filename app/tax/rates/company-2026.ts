import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2026: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2026, label: '2026/27' },
  yearsEnding: { from: '2026-04-01', to: '2027-03-31' },
  standardRate: 2700,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 99_000, 0, 0],
      [99_001, 365_000, 700, 0],
      [365_001, 550_000, 2100, 18_620],
      [550_001, null, 2700, 57_470],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2026: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://github.com/Tumi4/mia-skills',
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'https://github.com/Tumi4/mia-skills',
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/ (2027 table as quoted in a public source file)',
    ],
  },
  notes: [],
};
