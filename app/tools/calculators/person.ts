import type { AssessmentInput } from '#app/tax/assessment.ts';
import type { RetirementFund } from '#app/tax/retirement.ts';
import { amountField, checkField, choiceField, optionsOf, type Values } from './field.ts';
import { ageField, ageOf, membersField, taxYearOf } from './fields.ts';
import type { Entry } from './read-entry.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';

const LAST_YEAR_OF_SEPARATE_FUNDS = 2016;
const MEDICAL_BILLS = 'Medical bills and disability';

/** Before 1 March 2016 each kind of fund had its own limit. */
export const fundLabels = {
  annuity: 'Retirement annuity',
  pension: 'Pension fund',
  provident: 'Provident fund',
} satisfies Record<RetirementFund, string>;

const fundField = choiceField('retirementFund', 'Kind of retirement fund', optionsOf(fundLabels));

const billsField = {
  ...amountField(
    'medicalExpenses',
    'Medical bills you paid yourself',
    'Bills that the scheme did not pay back. Keep the invoices: SARS asks for them.',
  ),
  group: MEDICAL_BILLS,
};

const disabilityField = {
  ...checkField(
    'disability',
    'You, your spouse or your child has a disability',
    'Confirmed by a doctor on form ITR-DD. A third of the bills then comes off the tax.',
  ),
  group: MEDICAL_BILLS,
};

export function personFields(values: Values) {
  const hasFunds = taxYearOf(values) <= LAST_YEAR_OF_SEPARATE_FUNDS;
  return [
    amountField(
      'interestIncome',
      'Local interest',
      'Count it in the income above too. A part of it is exempt; the certificate comes from your bank.',
    ),
    ageField,
    amountField(
      'retirementContributions',
      'Retirement contributions',
      "Yours and your employer's: IRP5 codes 4001 (pension fund), 4003 (provident fund), 4006 (retirement annuity).",
    ),
    ...(hasFunds ? [fundField] : []),
    membersField,
    {
      ...amountField(
        'medicalContributions',
        'Medical contributions',
        "Yours and your employer's: IRP5 code 4005.",
      ),
      half: true,
    },
    billsField,
    disabilityField,
  ];
}

export function personInput(entry: Entry<ReturnType<typeof personFields>[number]>) {
  const fund = entry.choice('retirementFund');
  return {
    retirementContributions: entry.amount('retirementContributions'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    medicalContributions: entry.amount('medicalContributions'),
    medicalExpenses: entry.amount('medicalExpenses'),
    disability: entry.isChecked('disability'),
    interestIncome: entry.amount('interestIncome'),
    ...(isKeyOf(fundLabels, fund) && { retirementFund: fund }),
  } satisfies Omit<AssessmentInput, 'grossIncome'>;
}
