import { formatRate } from '#app/tax/money.ts';
import {
  expensesExceedIncome,
  provisionalTax,
  type ProvisionalInput,
  type ProvisionalResult,
} from '#app/tax/provisional.ts';
import { individualRates } from '#app/tax/rates/individual.ts';
import type { IndividualRates } from '#app/tax/rates/individual-rates.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import type { SecondEstimateResult } from '#app/tax/second-estimate.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { isUnknownRate } from '#app/tax/unknown-rate.ts';
import type { Assessment, Calculator, Entry, FieldSpec, Option, Values } from './calculator.ts';
import { allYears, amountField, basisOf, yearAmong } from './fields.ts';
import { personFields, personInput } from './individual.ts';
import { estimateFields, estimateTest, lastAssessmentOf, linesOfTest, verdictOf } from './second-estimate.ts';

const SPECIFIED_YEAR = 2023;

export const provisionalCalculator: Calculator = {
  type: 'provisional',
  heading: 'Provisional Tax Calculator',
  estimates: 'the income tax on salary and business together, and the two provisional payments',
  success: 'Your provisional tax calculation has been completed.',
  hasPeriods: true,
  initialYear: () => SPECIFIED_YEAR,
  years: offeredYears,
  fields(values) {
    const [age, ...person] = personFields(values);
    return [
      ...(age ? [age] : []),
      amountField('businessIncome', 'Business income'),
      amountField('businessExpenses', 'Business expenses'),
      ...person,
      ...(basisOf(values) === 'sars' ? sarsFields(values) : []),
    ];
  },
  assess(entry, basis, taxYear) {
    const rates = individualRates(basis, taxYear);
    const input = provisionalInput(entry, taxYear);
    const result = provisionalTax(input, rates);
    if (isUnknownRate(result)) return { kind: 'refused', sentence: result.sentence };
    return withTest(assessmentOf(result, rates), estimateTest(entry, input, result, rates));
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
};

/** The firm's estimate is of one year; the two before it are shown, and disabled. */
function offeredYears(basis: Basis): readonly Option[] {
  if (basis === 'sars') return allYears();
  return [
    { value: String(SPECIFIED_YEAR), label: firmIndividual.name.label },
    ...[1, 2].map((back) => ({
      value: String(SPECIFIED_YEAR - back),
      label: taxYearLabel(SPECIFIED_YEAR - back),
      disabled: true,
    })),
  ];
}

function sarsFields(values: Values): readonly FieldSpec[] {
  return [
    amountField('employeesTaxPaid', "Employees' tax (PAYE) withheld"),
    ...estimateFields(yearAmong(values, SPECIFIED_YEAR)),
  ];
}

function provisionalInput(entry: Entry, taxYear: TaxYear): ProvisionalInput {
  return {
    ...personInput(entry),
    businessIncome: entry.amount('businessIncome'),
    businessExpenses: entry.amount('businessExpenses'),
    employeesTaxPaid: entry.amount('employeesTaxPaid'),
    lastAssessment: lastAssessmentOf(entry, taxYear) ?? undefined,
  };
}

function assessmentOf(result: ProvisionalResult, rates: IndividualRates): Assessment {
  return {
    kind: 'assessed',
    table: result.table,
    tax: { key: 'finalTax', cents: result.finalTax },
    headlines: [
      { label: 'Tax', cents: result.finalTax },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
      { label: 'First payment, August', once: true, cents: result.provisionalPayment1 },
      { label: 'Second payment, February', once: true, cents: result.provisionalPayment2 },
    ],
    working: result.working,
    warning: result.taxableBusinessIncome < 0 ? expensesExceedIncome : null,
    notes: result.notes.filter((note) => note !== expensesExceedIncome),
    position: { brackets: rates.brackets, income: result.taxableIncome },
    shares: {
      whole: 'the total',
      parts: [
        { label: 'You keep', cents: Math.max(0, result.totalGrossIncome - result.finalTax) },
        { label: 'Tax', cents: result.finalTax },
      ],
    },
  };
}

/** With a second estimate the sheet also tells what it costs. */
function withTest(assessment: Assessment, test: SecondEstimateResult | null): Assessment {
  if (!test) return assessment;
  return {
    ...assessment,
    headlines: [
      ...assessment.headlines,
      { label: 'Underestimation penalty', once: true, cents: test.penalty },
      { label: 'Third payment, September', once: true, cents: test.topUpPayment },
    ],
    working: [...assessment.working, ...linesOfTest(test)],
    notes: [verdictOf(test), ...test.notes, ...assessment.notes],
  };
}
