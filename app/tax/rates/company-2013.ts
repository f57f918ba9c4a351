import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { CompanyEvidence } from './evidence.ts';
import type { SarsCompanyTable } from './company-rates.ts';

export const company2013: SarsCompanyTable = {
  name: { basis: 'sars', taxYear: 2013, label: '2013/14' },
  yearsEnding: { from: '2013-04-01', to: '2014-03-31' },
  standardRate: 2800,
  smallBusiness: {
    brackets: printedBrackets(
      [0, 67_111, 0, 0],
      [67_112, 365_000, 700, 0],
      [365_001, 550_000, 2100, 20_852],
      [550_001, null, 2800, 59_702],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
};

export const companyEvidence2013: CompanyEvidence = {
  standard: {
    confidence: 'two-sources',
    sources: [
      'https://www.nexiacapetown.com/library/files/basic-html/page21.html',
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  smallBusiness: {
    confidence: 'two-sources',
    sources: [
      'http://acts.co.za/income-tax-act-/paragraph_5.php',
      'http://dryk-holdings.com/Small-business-tax-rates.html',
    ],
  },
  notes: [],
};
