import { givingCalculator } from '#app/tools/calculators/giving.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero } from '../fields.ts';
import { rand } from '../figures.ts';

export const givingEndpoint = defineEndpoint(givingCalculator, {
  title: 'Section 18A donations',
  about: 'How much of a donation comes off taxable income, what is carried on, and the tax it saves.',
  fields: {
    donations: amount('Donations of the year with a section 18A receipt.'),
    taxableIncome: amountOrZero('Taxable income after every other deduction.'),
    carriedForward: amountOrZero('Donations of earlier years that were carried on.'),
    age,
  },
  figures: {
    allDonations: rand('Of the year and carried on.'),
    givingLimit: rand('10% of taxable income.'),
    givingDeduction: rand('What comes off taxable income.'),
    carriedOn: rand('What counts in the next year.'),
    incomeAfterGiving: rand('Taxable income after the deduction.'),
    taxBefore: rand('The tax without the deduction, before medical credits.'),
    taxAfter: rand('The tax with it.'),
    taxSaved: rand('The difference.'),
  },
  examples: [
    example('sars', 'Donations above the limit this year', { donations: 60_000, taxableIncome: 480_000 }),
  ],
  compared: 'taxSaved',
});
