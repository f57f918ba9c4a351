import { individualTax, netOfExtra, type IndividualInput } from '#app/tax/individual.ts';
import { formatRand, formatRate } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import type { RetirementFund } from '#app/tax/retirement.ts';
import { defineCalculator } from './calculator.ts';
import { amountField, choiceField, optionsOf, type Values } from './field.ts';
import { ageField, ageOf, membersField, taxYearOf } from './fields.ts';
import { findAnswers, questionFields } from './questions.ts';
import type { Entry } from './read-entry.ts';

const LAST_YEAR_OF_SEPARATE_FUNDS = 2016;

/** Before 1 March 2016 each kind of fund had its own limit. */
export const fundLabels = {
  annuity: 'Retirement annuity',
  pension: 'Pension fund',
  provident: 'Provident fund',
} satisfies Record<RetirementFund, string>;

const fundField = choiceField('retirementFund', 'Kind of retirement fund', optionsOf(fundLabels));

export function personFields(values: Values) {
  const hasFunds = taxYearOf(values) <= LAST_YEAR_OF_SEPARATE_FUNDS;
  return [
    ageField,
    amountField('grossIncome', 'Gross income'),
    amountField('retirementContributions', 'Retirement contributions'),
    ...(hasFunds ? [fundField] : []),
    membersField,
    { ...amountField('medicalContributions', 'Medical contributions'), half: true },
    amountField('interestIncome', 'Local interest', 'A part of gross income; some of it is exempt.'),
  ];
}

export function personInput(entry: Entry<ReturnType<typeof personFields>[number]>): IndividualInput {
  const fund = entry.choice('retirementFund');
  return {
    grossIncome: entry.amount('grossIncome'),
    retirementContributions: entry.amount('retirementContributions'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    medicalContributions: entry.amount('medicalContributions'),
    interestIncome: entry.amount('interestIncome'),
    ...(fund && { retirementFund: fund as RetirementFund }),
  };
}

export const individualCalculator = defineCalculator({
  type: 'individual',
  menuLabel: 'Individual',
  heading: 'Individual Tax Calculator',
  estimates: 'the income tax on a salary or other income of one person for one year',
  success: 'Your tax calculation has been completed.',
  hasPeriods: true,
  fields: (values: Values) => [...personFields(values), ...questionFields(values)],
  input: personInput,
  rates: individualRates,
  tax: individualTax,
  sheet(result, { entry, input, rates }) {
    const takeHome = netOfExtra(input, rates);
    const setAside = Math.min(input.retirementContributions, Math.max(0, result.netSalary));
    return {
      tax: { key: 'finalTax', cents: result.finalTax },
      headlines: [
        { label: 'Tax', cents: result.finalTax },
        { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
        ...(takeHome === null
          ? []
          : [{ label: 'Of your next R\u202f1\u202f000 you keep', text: formatRand(takeHome) }]),
      ],
      position: { brackets: rates.brackets, income: result.taxableIncome },
      shares: {
        whole: 'gross income',
        parts: [
          { label: 'You keep', cents: result.netSalary - setAside },
          { label: 'Tax', cents: result.finalTax },
          { label: 'Retirement', cents: setAside },
        ],
      },
      answers: findAnswers(entry, input, rates),
    };
  },
  explains: {
    how: [
      'Retirement contributions come off gross income first, up to 27.5% of it and the yearly cap. What is left is taxable income.',
      'Each band of taxable income is taxed at its own rate. The primary rebate then comes off the tax, and more from 65 and 75.',
      'Medical scheme fees tax credits come off last. Tax is never below zero.',
    ],
    leavesOut: [
      'Fringe benefits, travel and other allowances, donations, and income from abroad.',
      'Lump sums, capital gains and rent: ask us, or use the other calculators.',
      'Medical expenses your scheme did not pay, and the rules for a disability.',
    ],
  },
});
