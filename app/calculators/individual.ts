import {
  individualTax,
  keptOfNext,
  type IndividualInput,
  type IndividualResult,
} from '#app/tax/individual.ts';
import { formatRand, formatRate } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual.ts';
import type { IndividualRates } from '#app/tax/rates/individual-rates.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { isUnknownRate } from '#app/tax/unknown-rate.ts';
import type { RetirementFund } from '#app/tax/retirement.ts';
import type { Assessment, Calculator, Entry, FieldSpec, Values } from './calculator.ts';
import { ageField, ageOf, allYears, amountField, basisOf, fundField, membersField } from './fields.ts';
import { answersTo, questionFields } from './questions.ts';

const LAST_YEAR_OF_SEPARATE_FUNDS = 2015;

const NO_CHANGE = 'Changes nothing in the firm estimate.';
const interestField = amountField(
  'interestIncome',
  'Local interest',
  'A part of gross income; some of it is exempt.',
);

/** The four figures and two choices every natural person is asked for. */
export function personFields(values: Values): readonly FieldSpec[] {
  const isSars = basisOf(values) === 'sars';
  const asksFund = isSars && Number(values.taxYear) <= LAST_YEAR_OF_SEPARATE_FUNDS;
  return [
    ageField,
    amountField('grossIncome', 'Gross income'),
    amountField('retirementContributions', 'Retirement contributions'),
    ...(asksFund ? [fundField] : []),
    membersField,
    {
      ...amountField('medicalContributions', 'Medical contributions', isSars ? undefined : NO_CHANGE),
      half: true,
    },
    ...(isSars ? [interestField] : []),
  ];
}

export function personInput(entry: Entry): IndividualInput {
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

export const individualCalculator: Calculator = {
  type: 'individual',
  heading: 'Individual Tax Calculator',
  estimates: 'the income tax on a salary or other income of one person for one year',
  success: 'Your tax calculation has been completed.',
  hasPeriods: true,
  initialYear: (currentYear: TaxYear) => currentYear,
  years: allYears,
  fields: (values) => [...personFields(values), ...questionFields(values)],
  assess(entry, basis, taxYear) {
    const input = personInput(entry);
    const rates = individualRates(basis, taxYear);
    const result = individualTax(input, rates);
    if (isUnknownRate(result)) return { kind: 'refused', sentence: result.sentence };
    return { ...assessmentOf(input, result, rates), answers: answersTo(entry, input, rates) };
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
};

function assessmentOf(input: IndividualInput, result: IndividualResult, rates: IndividualRates): Assessment {
  const kept = keptOfNext(input, rates);
  const setAside = Math.min(input.retirementContributions, Math.max(0, result.netSalary));
  return {
    kind: 'assessed',
    table: result.table,
    tax: { key: 'finalTax', cents: result.finalTax },
    headlines: [
      { label: 'Tax', cents: result.finalTax },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
      ...(kept === null
        ? []
        : [{ label: 'Of your next R\u202f1\u202f000 you keep', text: formatRand(kept) }]),
    ],
    working: result.working,
    warning: null,
    notes: result.notes,
    position: { brackets: rates.brackets, income: result.taxableIncome },
    shares: {
      whole: 'gross income',
      parts: [
        { label: 'You keep', cents: result.netSalary - setAside },
        { label: 'Tax', cents: result.finalTax },
        { label: 'Retirement', cents: setAside },
      ],
    },
  };
}
