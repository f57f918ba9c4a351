import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2018: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2018, label: '2018/19' },
  yearsEnding: { from: '2018-04-01', to: '2019-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 78_150, 0, 0],
      [78_151, 365_000, 700, 0],
      [365_001, 550_000, 2100, 20_080],
      [550_001, null, 2800, 58_930],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2018: CompanyEvidence = {
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
      'http://dryk-holdings.com/Small-business-tax-rates.html',
      'https://www.lawdadi.in/income-tax/south-africa-income-tax-rate-2018-2019-individual-personal-capital-gain-corporate-tax-rates-slab-18-19.html',
    ],
  },
  notes: [],
};
