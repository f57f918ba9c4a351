import { southAfricanDay } from '#app/platform/core/time.ts';
import { formatRate } from '#app/tax/money.ts';
import { FIRST_TWO_INCOMES_YEAR, twoIncomesRates } from '#app/tax/rates/two-incomes-rates.ts';
import { refusedInput } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { twoIncomes, type AmountsOf } from '#app/tax/two-incomes.ts';
import { defineCalculator } from './calculator.ts';
import { choiceField, onceField, optionsOf, type Values } from './field.ts';
import { ageField, ageOf, membersField, taxYearOf, yearsFrom } from './fields.ts';
import { keyIn } from '#app/platform/core/keys.ts';

const MONTHS = 12;

export const amountsOfLabels = { month: 'A month', year: 'A year' } satisfies Record<AmountsOf, string>;

const atOnceField = {
  ...choiceField('atOnce', 'When are the two paid?', [
    { value: 'no', label: 'One after the other' },
    { value: 'yes', label: 'At the same time' },
  ]),
  initial: '',
  isQuestion: true as const,
};

const ONE_AFTER_THE_OTHER =
  'One job after the other brings no such bill. Each payroll withholds for its own months as if its pay went on all year, so on assessment little is owed, and often some comes back. Add up both IRP5s: the calculators linked below take the sum.';

function monthsLeftField(values: Values) {
  return {
    ...choiceField(
      'monthsLeft',
      'Pays left in the tax year',
      Array.from({ length: MONTHS }, (_, index) => String(MONTHS - index)).map((value) => ({
        value,
        label: value,
      })),
    ),
    hint: 'To the end of February, this month counted if it is not paid yet.',
    initial: String(paysLeft(taxYearOf(values), southAfricanDay()) || MONTHS),
    goesByDay: true,
  };
}

/** The month of `today`, ISO, counts. 0 after the year. */
function paysLeft(taxYear: TaxYear, today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Math.min(MONTHS, Math.max(0, MONTHS * (taxYear - year) + 3 - month));
}

export const twoIncomesCalculator = defineCalculator({
  type: 'two-incomes',
  tool: 'pay',
  part: 'Two incomes',
  estimates: 'what two jobs, or a job and a pension, leave to pay on assessment',
  success: 'Your two incomes have been worked out.',
  hasPeriods: false,
  bases: ['sars'],
  years: () => yearsFrom(FIRST_TWO_INCOMES_YEAR),
  fields: (values) => [
    atOnceField,
    onceField(
      'firstIncome',
      'First income',
      'Job or pension, before tax and after retirement contributions.',
    ),
    onceField('secondIncome', 'Second income', 'The other job or pension.'),
    { ...choiceField('amountsOf', 'Both amounts are', optionsOf(amountsOfLabels)), half: true },
    ageField,
    monthsLeftField(values),
    { ...membersField, half: false, hint: 'On a medical aid whose credit the first payer counts.' },
  ],
  needs: ({ atOnce }) => (atOnce === 'no' ? ['atOnce'] : ['atOnce', 'firstIncome', 'secondIncome']),
  input: (entry) => ({
    firstIncome: entry.amount('firstIncome'),
    secondIncome: entry.amount('secondIncome'),
    amountsOf: keyIn(amountsOfLabels, entry.choice('amountsOf')) ?? 'month',
    age: ageOf(entry.choice('age')),
    monthsLeft: Number(entry.choice('monthsLeft')),
    medicalMembers: Number(entry.choice('medicalMembers')),
  }),
  rates: (basis, taxYear, entry) =>
    entry.choice('atOnce') === 'no'
      ? refusedInput('atOnce', ONE_AFTER_THE_OTHER)
      : twoIncomesRates(basis, taxYear),
  tax: twoIncomes,
  sheet: (result, { rates, today }) => {
    const isOver = paysLeft(rates.name.taxYear, today) === 0;
    return {
      tax: { key: 'shortfall', cents: result.shortfall },
      means:
        result.shortfall === 0
          ? 'Nothing is left to pay: what both withhold is enough.'
          : isOver
            ? 'The year is over: this is settled with the assessment.'
            : 'Neither payer knows of the other, so too little is withheld. Ask one of them to deduct more.',
      headlines: [
        ...(isOver
          ? []
          : [
              result.extraAMonth === 0
                ? { label: 'More PAYE a month', text: 'None is needed' }
                : { label: 'Ask for this much more a month', once: true as const, cents: result.extraAMonth },
            ]),
        { label: 'Tax to pay on assessment', once: true, cents: result.shortfall },
        ...(result.refund > 0
          ? [{ label: 'Paid back on assessment', once: true as const, cents: result.refund }]
          : []),
        { label: 'Withheld by both, a year', once: true, cents: result.withheld },
        { label: 'Owed on both together, a year', once: true, cents: result.taxOnBoth },
        ...(isOver
          ? []
          : [{ label: 'Or a fixed rate of the second payer', text: formatRate(result.fixedRate) }]),
      ],
      position: { brackets: rates.brackets, income: result.allIncome },
      shares: {
        whole: 'both incomes',
        parts: [
          { label: 'Left', cents: result.allIncome - result.withheld - result.shortfall },
          { label: 'Withheld', cents: result.withheld },
          { label: 'Still to pay', cents: result.shortfall },
        ],
      },
    };
  },
  explains: {
    how: [
      'Each payer works the tax out as if its pay were all you have: both give you the rebates, and both start at the lowest band.',
      'On assessment SARS taxes the two together, once. What was withheld comes off, and the rest is yours to pay at once.',
      'You may ask either payer to withhold more. Spread over the pays that are left, nothing is owed in the end.',
      'Since 1 March 2022 SARS gives retirement funds a fixed rate for pensioners with several incomes; you may opt out of it. For two jobs we found no such rate.',
    ],
    leavesOut: [
      'What was withheld beyond the tables, also by a fixed rate of SARS: take it off what is to pay.',
      'Interest, rent and other income, the additional medical credit, and an income for a part of the year.',
    ],
    seeAlso: [
      { label: 'Changed jobs? The tax on both together', to: '/calculator?type=individual' },
      { label: 'Check an assessment with two IRP5s', to: '/auto-assessment' },
    ],
  },
});
