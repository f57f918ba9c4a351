import { givingDeduction } from '#app/tax/giving.ts';
import { FIRST_GIVING_YEAR, givingRates } from '#app/tax/rates/giving-rates.ts';
import { defineCalculator } from './calculator.ts';
import { onceField } from './field.ts';
import { ageField, ageOf, yearsFrom } from './fields.ts';

export const givingCalculator = defineCalculator({
  type: 'giving',
  tool: 'claims',
  part: '18A donations',
  estimates: 'how much of a donation comes off taxable income, and the tax it saves',
  success: 'Your deduction has been worked out.',
  hasPeriods: false,
  takes: { field: 'donations' },
  bases: ['sars'],
  years: () => yearsFrom(FIRST_GIVING_YEAR),
  fields: () => [
    onceField(
      'donations',
      'Donations of the year',
      'Only with a receipt that names section 18A. Those that payroll took off already have counted.',
    ),
    onceField(
      'taxableIncome',
      'Taxable income',
      'After every other deduction, with the taxable capital gain, without retirement and severance lump sums.',
    ),
    onceField('carriedForward', 'Carried on from earlier years', 'Your last assessment shows it.'),
    ageField,
  ],
  needs: () => ['donations', 'taxableIncome'],
  input: (entry) => ({
    donations: entry.amount('donations'),
    taxableIncome: entry.amount('taxableIncome'),
    carriedForward: entry.amount('carriedForward'),
    age: ageOf(entry.choice('age')),
  }),
  rates: givingRates,
  tax: givingDeduction,
  sheet: (result) => ({
    tax: { key: 'taxSaved', cents: result.taxSaved },
    means: 'The deduction counts only with the section 18A receipt of the organisation.',
    headlines: [
      { label: 'Deduction', once: true, cents: result.givingDeduction },
      { label: 'Tax it saves', once: true, cents: result.taxSaved },
      { label: 'Carried on to the next year', once: true, cents: result.carriedOn },
    ],
  }),
  explains: {
    how: [
      'Section 18A is the last deduction of all: donations to approved organisations count up to 10% of what is taxable without them.',
      'What is above that is not lost: it is carried on, and counts in the next year as if you had given it then.',
      'The tax is worked out with and without the deduction, so that the saving is exact also across a band.',
    ],
    leavesOut: [
      'Giving through payroll: there the employer may take off up to 5% of pay after retirement contributions.',
      'Gifts of things instead of money, for which the receipt states the value.',
      'Medical credits: where they bring the tax to nil, the deduction saves less than is shown.',
    ],
  },
});
