import { twoIncomesCalculator, amountsOfLabels } from '#app/tools/calculators/two-incomes.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, choice, medicalMembers, wholeNumber } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const twoIncomesEndpoint = defineEndpoint(twoIncomesCalculator, {
  title: 'Two incomes',
  about:
    'Two jobs, or a job and a pension: what both payers withhold, what the assessment asks, and how much more to withhold. The firm\'s estimate has none: send "sars".',
  fields: {
    firstIncome: amount('What the first payer taxes.'),
    secondIncome: amountOrZero('What the second payer taxes.'),
    amountsOf: choice(amountsOfLabels, 'Whether both amounts are of a month or of a year.'),
    age,
    monthsLeft: wholeNumber(12, 'Pays that are left in the tax year.', { least: 1, initial: 12 }),
    medicalMembers,
  },
  figures: {
    firstIncome: rand('Of a year.'),
    secondIncome: rand('Of a year.'),
    applicableRebates: rand('By age; each payer gives them.'),
    medicalCredits: rand('Of a year, given by the first payer.'),
    firstTax: rand('What the first payer withholds in a year.'),
    secondTax: rand('What the second payer withholds in a year.'),
    withheld: rand('Both together.'),
    allIncome: rand('Both incomes of a year.'),
    taxOnBoth: rand('The tax of the year on them.'),
    shortfall: rand('What is to pay on assessment.'),
    refund: rand('What is paid back instead, where a credit was not used up.'),
    extraAMonth: rand('The shortfall over the pays that are left.'),
    fixedRate: percent('Of the second income, for a whole year without a shortfall.'),
    effectiveTaxRate: percent('The tax as a share of both incomes.'),
  },
  examples: [
    example('pension', 'A job and a pension at 67, with four pays left', {
      firstIncome: 20_000,
      secondIncome: '13500.00',
      amountsOf: 'month',
      age: 67,
      monthsLeft: 4,
    }),
  ],
  compared: 'shortfall',
  answers: () => ({ atOnce: 'yes' }),
});
