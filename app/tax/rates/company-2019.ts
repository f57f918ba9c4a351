import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2019: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2019, label: '2019/20' },
  yearsEnding: { from: '2019-04-01', to: '2020-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 79_000, 0, 0],
      [79_001, 365_000, 700, 0],
      [365_001, 550_000, 2100, 20_020],
      [550_001, null, 2800, 58_870],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2019: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://newsarsweb.azurewebsites.net/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  smallBusiness: {
    confidence: 'one-source',
    sources: ['http://dryk-holdings.com/Small-business-tax-rates.html'],
  },
  notes: [],
};
