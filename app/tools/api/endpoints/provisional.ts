import { provisionalCalculator } from '#app/tools/calculators/provisional.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, onlyWithSars } from '../fields.ts';
import { percent, rand } from '../figures.ts';
import { personFields, personFigures } from './individual.ts';

export const provisionalEndpoint = defineEndpoint(provisionalCalculator, {
  title: 'Provisional',
  about: 'Income tax on salary and business together, and the two provisional payments.',
  fields: {
    ...personFields,
    businessIncome: amount('Income of the business in the year.'),
    businessExpenses: amountOrZero('Expenses of the business in the year. They may exceed its income.'),
    employeesTaxPaid: amountOrZero("SARS basis: employees' tax (PAYE) that employers withhold in the year."),
    provisionalTaxPaid: onlyWithSars(
      amount('SARS basis: paid in August. Where it is left out, the half is taken as paid.').optional(),
    ),
  },
  figures: {
    grossIncome: rand('As sent.'),
    businessIncome: rand('As sent.'),
    businessExpenses: rand('As sent.'),
    taxableBusinessIncome: rand('Below zero for a loss, which then makes the total smaller.'),
    totalGrossIncome: rand('Both incomes together; never below zero.'),
    ...personFigures,
    effectiveTaxRate: percent('Final tax as a share of total gross income.'),
    netSalary: rand('Total gross income less final tax.'),
    provisionalPayment1: rand('Due in August; it has the odd cent.'),
    provisionalPayment2: rand(
      'Due in February: what is left after the first, or after what was paid in August.',
    ),
  },
  examples: [
    example('current', 'A salary with PAYE and a business beside it, this year', {
      grossIncome: 480_000,
      businessIncome: 120_000,
      employeesTaxPaid: 92_217,
      age: 41,
    }),
    example('firm', "A freelancer on the firm's estimate", {
      basis: 'firm',
      taxYear: 2023,
      grossIncome: 0,
      businessIncome: 640_000,
      businessExpenses: '158250.75',
      age: 41,
    }),
  ],
  compared: 'finalTax',
});
