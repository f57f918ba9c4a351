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
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { isUnknownRate } from '#app/tax/unknown-rate.ts';
import type { Assessment, Calculator, Entry, FieldSpec, Option } from './calculator.ts';
import { allYears, amountField, basisOf, onceField } from './fields.ts';
import { personFields, personInput } from './individual.ts';

const SPECIFIED_YEAR = 2023;
const OLD_ASSESSMENT = 19;

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
      ...(basisOf(values) === 'sars' ? sarsFields() : []),
    ];
  },
  assess(entry, basis, taxYear) {
    const rates = individualRates(basis, taxYear);
    const result = provisionalTax(provisionalInput(entry), rates);
    if (isUnknownRate(result)) return { kind: 'refused', sentence: result.sentence };
    return assessmentOf(result, rates);
  },
  explains: {
    how: [
      'Business expenses come off business income. What is left, or a loss, is added to gross income; the total never falls below zero.',
      'The tax on it is worked out as for any individual, with the same rebates and credits.',
      'It is paid in two halves: by the end of August and by the end of February. With the SARS tables, PAYE comes off first.',
    ],
    leavesOut: [
      'Capital gains, assessed losses and income from abroad.',
      'Penalties and interest. An estimate below the basic amount or too far below the truth can cost 20%.',
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

function sarsFields(): readonly FieldSpec[] {
  return [
    amountField('employeesTaxPaid', "Employees' tax (PAYE) withheld"),
    onceField(
      'lastAssessedTaxableIncome',
      'Taxable income last assessed',
      'For the basic amount; leave empty when there is none.',
    ),
    onceField('lastAssessedCapitalGain', 'Taxable capital gain in it'),
    {
      kind: 'check',
      name: 'isOldAssessment',
      label: 'More than 18 months have passed since the end of that year',
    },
  ];
}

function provisionalInput(entry: Entry): ProvisionalInput {
  const taxableIncome = entry.amount('lastAssessedTaxableIncome');
  return {
    ...personInput(entry),
    businessIncome: entry.amount('businessIncome'),
    businessExpenses: entry.amount('businessExpenses'),
    employeesTaxPaid: entry.amount('employeesTaxPaid'),
    ...(taxableIncome > 0 && {
      lastAssessment: {
        taxableIncome,
        taxableCapitalGain: entry.amount('lastAssessedCapitalGain'),
        monthsSince: entry.isChecked('isOldAssessment') ? OLD_ASSESSMENT : 0,
      },
    }),
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
