import type { AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { distanceFields, distancesOf } from './distances.ts';
import { checkField, onceField, quantityField, type FieldSpec } from './field.ts';
import { ageField, ageOf, membersField } from './fields.ts';
import type { Entry } from './read-entry.ts';

/** As on the IRP5 and the certificates that SARS has too. */
const known = [
  onceField(
    'income',
    'Income on your IRP5',
    'Code 3699: all of it, before tax. Several IRP5s that SARS has: their sum.',
  ),
  onceField('taxPaid', 'Tax already paid', 'Code 4102 (PAYE) on the same IRP5s.'),
  onceField(
    'retirementFunds',
    'Retirement contributions',
    "Codes 4001, 4003 and 4006, your employer's share counted.",
  ),
  ageField,
  membersField,
  { ...onceField('medicalContributions', 'Medical contributions', 'Code 4005.'), half: true },
];

const onAssessment = grouped('Interest, and the tax on the assessment', [
  onceField('interestIncome', 'Local interest', 'Code 4201 on the assessment, or the IT3(b) of your bank.'),
  onceField(
    'assessedTax',
    'Tax on the assessment',
    'On the ITA34: after rebates and credits. To see whether SARS has the same figures.',
  ),
]);

const rent = grouped('You received rent', [
  onceField(
    'rentReceived',
    'Rent received',
    'Of the whole year. It is taxed, also where SARS does not know of it.',
  ),
  onceField(
    'rentCosts',
    'Costs of letting',
    'Rates, levies, interest on the bond, repairs, agent. Not what you repaid of the bond.',
  ),
  checkField('hasRentPapers', 'I have the lease and the invoices'),
]);

const medical = grouped('Medical bills of your own, or a disability', [
  onceField('medicalExpenses', 'Medical bills you paid yourself', 'That nobody paid back.'),
  checkField('hasMedicalPapers', "I have the invoices and the scheme's certificate"),
  checkField('isConfirmed', 'You, your spouse or your child has a disability, confirmed on form ITR-DD'),
  onceField('listedExpenses', "Expenses on SARS's list for a disability"),
]);

const travel = grouped('A travel allowance', [
  onceField('allowance', 'Travel allowance', 'Code 3701, a part of the income above.'),
  onceField('vehicleValue', 'Value of the vehicle', 'With VAT, without finance charges.'),
  ...distanceFields.map((field) => ({ ...field, half: false })),
  checkField('employerPaid', 'The employer paid for fuel or maintenance'),
  checkField('hasLogbook', 'I kept a logbook of the whole year'),
]);

const homeOffice = grouped('You work at home', [
  onceField('premises', 'Rent, rates and electricity', 'Of the whole home, for the year.'),
  quantityField('officeArea', 'Office, m²', 'm²'),
  quantityField('homeArea', 'Whole home, m²', 'm²'),
  onceField('repairs', 'Repairs to the office itself'),
  checkField('isOffice', 'The room is fitted out for work, and used for nothing else'),
  checkField('isMainPlace', 'I do more than half of my duties there'),
  checkField('hasHomePapers', "I have the employer's letter, a plan and the invoices"),
]);

const donations = grouped('Donations', [
  onceField('donations', 'Donations', 'That payroll did not take off already.'),
  checkField('hasReceipts', 'I have receipts that name section 18A'),
]);

const second = grouped('A second job or pension that is missing from it', [
  onceField('otherIncome', 'Income of the second job or pension'),
  onceField('otherTaxPaid', 'Tax taken off it'),
  checkField('hasOtherPapers', 'I have its IRP5 or IT3(a)'),
]);

export const autoAssessmentFields = [
  ...known,
  ...onAssessment,
  ...rent,
  ...medical,
  ...travel,
  ...homeOffice,
  ...donations,
  ...second,
];

export function autoAssessmentInput(
  entry: Entry<(typeof autoAssessmentFields)[number]>,
): AutoAssessmentInput {
  return {
    income: entry.amount('income'),
    taxPaid: entry.amount('taxPaid'),
    retirementFunds: entry.amount('retirementFunds'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    medicalContributions: entry.amount('medicalContributions'),
    interestIncome: entry.amount('interestIncome'),
    assessedTax: entry.amount('assessedTax'),
    rentReceived: entry.amount('rentReceived'),
    rentCosts: entry.amount('rentCosts'),
    hasRentPapers: entry.isChecked('hasRentPapers'),
    medicalExpenses: entry.amount('medicalExpenses'),
    hasMedicalPapers: entry.isChecked('hasMedicalPapers'),
    listedExpenses: entry.amount('listedExpenses'),
    isConfirmed: entry.isChecked('isConfirmed'),
    allowance: entry.amount('allowance'),
    vehicleValue: entry.amount('vehicleValue'),
    ...distancesOf(entry),
    employerPaid: entry.isChecked('employerPaid'),
    hasLogbook: entry.isChecked('hasLogbook'),
    premises: entry.amount('premises'),
    repairs: entry.amount('repairs'),
    officeArea: entry.quantity('officeArea'),
    homeArea: entry.quantity('homeArea'),
    isOffice: entry.isChecked('isOffice'),
    isMainPlace: entry.isChecked('isMainPlace'),
    hasHomePapers: entry.isChecked('hasHomePapers'),
    donations: entry.amount('donations'),
    hasReceipts: entry.isChecked('hasReceipts'),
    otherIncome: entry.amount('otherIncome'),
    otherTaxPaid: entry.amount('otherTaxPaid'),
    hasOtherPapers: entry.isChecked('hasOtherPapers'),
  };
}

function grouped<Own extends FieldSpec>(group: string, fields: readonly Own[]) {
  return fields.map((field) => ({ ...field, group }));
}
