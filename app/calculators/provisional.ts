import { formatRate } from '#app/tax/money.ts';
import {
  expensesExceedIncome,
  provisionalTax,
  type ProvisionalInput,
  type ProvisionalResult,
} from '#app/tax/provisional.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { defineCalculator } from './calculator.ts';
import { amountField, type Option, type Values } from './field.ts';
import { allYears, taxYearOf, yearOption } from './fields.ts';
import { personFields, personInput } from './individual.ts';
import type { Entry } from './read-entry.ts';
import {
  estimateFields,
  estimateTest,
  lastAssessmentOf,
  newTestLines,
  verdictOf,
} from './second-estimate.ts';

export const provisionalCalculator = defineCalculator({
  type: 'provisional',
  menuLabel: 'Provisional',
  heading: 'Provisional Tax Calculator',
  estimates: 'the income tax on salary and business together, and the two provisional payments',
  success: 'Your provisional tax calculation has been completed.',
  hasPeriods: true,
  years,
  fields,
  input,
  rates: individualRates,
  tax: provisionalTax,
  sheet(result, { entry, input, rates }) {
    const notes = result.notes.filter((note) => note !== expensesExceedIncome);
    const test = estimateTest(entry, input, result, rates);
    return {
      tax: { key: 'finalTax', cents: result.finalTax },
      headlines: [
        ...headlines(result),
        ...(test
          ? [
              { label: 'Underestimation penalty', once: true as const, cents: test.penalty },
              { label: 'Third payment, September', once: true as const, cents: test.topUpPayment },
            ]
          : []),
      ],
      working: test ? [...result.working, ...newTestLines(test)] : result.working,
      warning: result.taxableBusinessIncome < 0 ? expensesExceedIncome : null,
      notes: test ? [verdictOf(test), ...test.notes, ...notes] : notes,
      position: { brackets: rates.brackets, income: result.taxableIncome },
      shares: {
        whole: 'the total',
        parts: [
          { label: 'You keep', cents: Math.max(0, result.totalGrossIncome - result.finalTax) },
          { label: 'Tax', cents: result.finalTax },
        ],
      },
    };
  },
  explains: {
    how: [
      'Business expenses come off business income. What is left, or a loss, is added to gross income; the total never falls below zero.',
      'The tax on it is worked out as for any individual, with the same rebates and credits.',
      'It is paid in two halves: by the end of August and by the end of February. With the SARS tables, PAYE comes off first.',
    ],
    leavesOut: [
      'Capital gains, assessed losses and income from abroad.',
      'Penalties and interest; with the SARS tables it can test a second estimate for the penalty.',
      'Lump sums, and the rules for farmers.',
    ],
  },
});

/** The firm's estimate covers one year; the two before it are shown disabled. */
function years(basis: Basis): readonly Option[] {
  if (basis === 'sars') return allYears();
  const { name } = firmIndividual;
  return [
    { value: name.label, label: name.label },
    ...[1, 2].map((back) => ({ ...yearOption(name.taxYear - back), disabled: true })),
  ];
}

function fields(values: Values) {
  const [age, ...person] = personFields(values);
  return [
    ...(age ? [age] : []),
    amountField('businessIncome', 'Business income'),
    amountField('businessExpenses', 'Business expenses'),
    ...person,
    amountField('employeesTaxPaid', "Employees' tax (PAYE) withheld"),
    ...estimateFields(taxYearOf(values)),
  ];
}

function input(entry: Entry<ReturnType<typeof fields>[number]>, taxYear: TaxYear): ProvisionalInput {
  return {
    ...personInput(entry),
    businessIncome: entry.amount('businessIncome'),
    businessExpenses: entry.amount('businessExpenses'),
    employeesTaxPaid: entry.amount('employeesTaxPaid'),
    lastAssessment: lastAssessmentOf(entry, taxYear) ?? undefined,
  };
}

function headlines(result: ProvisionalResult) {
  return [
    { label: 'Tax', cents: result.finalTax },
    { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
    { label: 'First payment, August', once: true as const, cents: result.provisionalPayment1 },
    { label: 'Second payment, February', once: true as const, cents: result.provisionalPayment2 },
  ];
}
