import { capitalGainsRates } from '#app/tax/capital-gains-rates.ts';
import { capitalGainsTax } from '#app/tax/capital-gains.ts';
import { companyRates } from '#app/tax/company-rates.ts';
import { companyTax } from '#app/tax/company.ts';
import { individualTax } from '#app/tax/individual.ts';
import { provisionalTax } from '#app/tax/provisional.ts';
import { individualRates } from '#app/tax/rates/individual.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { turnoverRates, turnoverTax } from '#app/tax/turnover.ts';
import { calculation, type Calculation } from './calculation.ts';
import {
  capitalGainsFigures,
  companyFigures,
  individualFigures,
  provisionalFigures,
  turnoverFigures,
} from './figures.ts';
import {
  capitalGainsRequest,
  companyRequest,
  individualRequest,
  provisionalRequest,
  turnoverRequest,
} from './requests.ts';

const individual = calculation({
  name: 'individual',
  title: 'Individual',
  about: 'The income tax of one person for one year.',
  request: individualRequest,
  figures: individualFigures,
  examples: [
    {
      name: 'firm',
      summary: "R 500 000 on the firm's estimate",
      request: { basis: 'firm', taxYear: 2023, grossIncome: 500_000, age: 30 },
    },
    {
      name: 'sars',
      summary: 'Retirement, medical scheme and cents, with the SARS tables of 2025/26',
      request: {
        basis: 'sars',
        taxYear: 2025,
        grossIncome: '745320.50',
        retirementContributions: 84_000,
        age: 67,
        medicalMembers: 2,
        medicalContributions: '61200.00',
      },
    },
    {
      name: 'refused',
      summary: 'What cannot be read is named, field by field',
      request: { basis: 'firm', taxYear: 1999, grossIncome: '1.234', age: 17, salary: 1 },
    },
  ],
  work: (input) => individualTax(input, individualRates(input.basis, input.taxYear)),
});

const provisional = calculation({
  name: 'provisional',
  title: 'Provisional',
  about: 'Income tax on salary and business together, and the two provisional payments.',
  request: provisionalRequest,
  figures: provisionalFigures,
  examples: [
    {
      name: 'firm',
      summary: "A freelancer on the firm's estimate",
      request: {
        basis: 'firm',
        taxYear: 2023,
        grossIncome: 0,
        businessIncome: 640_000,
        businessExpenses: '158250.75',
        age: 41,
      },
    },
  ],
  work: (input) => provisionalTax(input, individualRates(input.basis, input.taxYear)),
});

const capitalGains = calculation({
  name: 'capital-gains',
  title: 'Capital gains',
  about: 'The tax on the gain from selling one asset.',
  request: capitalGainsRequest,
  figures: capitalGainsFigures,
  examples: [
    {
      name: 'sars',
      summary: 'A home sold in 2024/25',
      request: {
        basis: 'sars',
        taxYear: 2024,
        entityType: 'individual',
        proceeds: 4_850_000,
        baseCost: 1_720_000,
        primaryResidence: true,
        currentIncome: 512_000,
        age: 52,
      },
    },
  ],
  work(input) {
    const rates = capitalGainsRates(input.basis, input);
    return isRefusal(rates) ? rates : capitalGainsTax(input, rates);
  },
});

const company = calculation({
  name: 'company',
  title: 'Company',
  about: "A company's income tax for one year, and the tax on the dividends it pays.",
  request: companyRequest,
  figures: companyFigures,
  examples: [
    {
      name: 'sars',
      summary: 'A small business corporation whose year ended on 31 March 2025',
      request: {
        basis: 'sars',
        taxYear: 2024,
        companyType: 'sbc',
        taxableIncome: 480_000,
        dividendsPaid: 100_000,
        yearEnd: '2025-03-31',
      },
    },
    {
      name: 'refused',
      summary: 'Dividends above taxable income',
      request: { basis: 'firm', taxYear: 2023, taxableIncome: 100_000, dividendsPaid: 100_001 },
    },
  ],
  work(input) {
    const rates = companyRates(input.basis, input);
    return isRefusal(rates) ? rates : companyTax(input, rates);
  },
});

const turnover = calculation({
  name: 'turnover',
  title: 'Turnover',
  about: 'The turnover tax of a micro business. The firm\'s estimate has none: send "sars".',
  request: turnoverRequest,
  figures: turnoverFigures,
  examples: [
    {
      name: 'sars',
      summary: 'A micro business in 2024/25',
      request: { basis: 'sars', taxYear: 2024, taxableTurnover: '812500.00' },
    },
  ],
  work(input) {
    const rates = turnoverRates(input.basis, input.taxYear);
    return isRefusal(rates) ? rates : turnoverTax(input, rates);
  },
});

/** Every tax of the API, in the order in which it is described. */
export const calculations: readonly Calculation[] = [
  individual,
  provisional,
  capitalGains,
  company,
  turnover,
];

export function findCalculation(name: string | undefined): Calculation | null {
  return calculations.find((calculation) => calculation.name === name) ?? null;
}
