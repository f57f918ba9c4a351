import { companyCalculator, companyTypeLabels } from '#app/tools/calculators/company.ts';
import { yearEndIn } from '#app/tools/calculators/year-end.ts';
import { companyTax } from '#app/tax/company.ts';
import { companyRates } from '#app/tax/rates/company-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, choice, date, onlyWithSars } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const companyEndpoint = defineEndpoint(companyCalculator, {
  title: 'Company',
  about: "A company's income tax for one year, and the tax on the dividends it pays.",
  fields: {
    companyType: choice(companyTypeLabels, '"sbc" for a small business corporation.'),
    taxableIncome: amount('Taxable income of the year.'),
    dividendsPaid: amountOrZero('Dividends paid in the year; at most the taxable income.'),
    yearEnd: onlyWithSars(
      date(
        "SARS basis: the last day of the company's year, which finds its table. The last day of February in which the tax year ends where left out.",
      ),
    ),
    dividendsDeclared: onlyWithSars(
      date('SARS basis: the day on which the dividends were declared. The year-end where left out.'),
    ),
  },
  figures: {
    taxableIncome: rand('As sent.'),
    dividendsPaid: rand('As sent.'),
    companyTax: rand('Income tax of the company.'),
    dividendsTax: rand('Tax on the dividends; secondary tax on companies where declared before April 2012.'),
    totalTax: rand('Both taxes together.'),
    retainedEarnings: rand('Below zero where the dividends exceed what the tax leaves.'),
    effectiveTaxRate: percent('Total tax as a share of taxable income.'),
  },
  examples: [
    example('current', 'A small business corporation whose year ends in February', {
      companyType: 'sbc',
      taxableIncome: 480_000,
    }),
    example('sars', 'A small business corporation whose year ended on 31 March 2025', {
      taxYear: 2024,
      companyType: 'sbc',
      taxableIncome: 480_000,
      dividendsPaid: 100_000,
      yearEnd: '2025-03-31',
    }),
    example('refused', 'Dividends above taxable income', {
      basis: 'firm',
      taxYear: 2023,
      taxableIncome: 100_000,
      dividendsPaid: 100_001,
    }),
  ],
  compared: 'totalTax',
  result(input) {
    const rates = companyRates(input.basis, input);
    return isRefusal(rates) ? rates : companyTax(input, rates);
  },
  inYear: (input, taxYear) => ({
    ...input,
    taxYear,
    yearEnd: yearEndIn(taxYear, input.yearEnd ?? ''),
    dividendsDeclared: undefined,
  }),
});
