import { distanceFields } from './distances.ts';
import { doubtOfRent } from './doubts.ts';
import { checkField, onceField, quantityField, yesNoField, type FieldSpec } from './field.ts';

/** Facts that SARS cannot know; each yes asks for amounts. */
export const questions = [
  yesNoField('hasBills', 'Did you pay a medical aid, or medical bills, that the assessment does not show?'),
  yesNoField('hasAnnuity', 'Did you pay into a retirement annuity that it does not show?'),
  yesNoField('hasDonations', 'Did you give to a charity that issues section 18A receipts?'),
  yesNoField('hasTravel', 'Do you get a travel allowance, and keep a logbook?'),
  yesNoField('hasOffice', 'Do you work at home, in a room of its own?'),
  yesNoField(
    'hasOther',
    'Do you have other income?',
    'Rent, freelance work, a second job or a pension that the assessment does not show.',
  ),
] as const;

export type Question = (typeof questions)[number]['name'];

export const MEDICAL = 'Medical aid, bills, or a disability';

const medical = openGroup(MEDICAL, [
  onceField(
    'medicalExpenses',
    'Medical bills you paid yourself',
    'That nobody paid back. Under 65 they count above 7.5% of taxable income.',
  ),
  checkField('hasMedicalPapers', "I have the invoices and the scheme's certificate"),
  checkField('isConfirmed', 'You, your spouse or your child has a disability, confirmed on form ITR-DD'),
  onceField('listedExpenses', "Expenses on SARS's list for a disability"),
]);

const annuity = openGroup('Retirement annuity', [
  onceField(
    'annuity',
    'Paid into the annuity',
    'In the tax year, as far as the assessment does not show it.',
  ),
  checkField('hasAnnuityPapers', "I have the fund's certificate, the IT3(f)"),
]);

const donations = openGroup('Donations', [
  onceField('donations', 'Donations', 'That payroll did not take off already.'),
  checkField('hasReceipts', 'I have receipts that name section 18A'),
]);

const travel = openGroup('Travel allowance', [
  onceField('allowance', 'Travel allowance', 'Code 3701, a part of the income above.'),
  onceField('vehicleValue', 'Value of the vehicle', 'With VAT, without finance charges.'),
  ...distanceFields.map((field) => ({ ...field, half: false })),
  checkField('employerPaid', 'The employer paid for fuel or maintenance'),
  checkField('hasLogbook', 'I kept a logbook of the whole year'),
]);

const homeOffice = openGroup('Home office', [
  checkField(
    'isOffice',
    'The room is fitted out for work and used for nothing else, and I do more than half of my duties there',
  ),
  {
    ...onceField(
      'premises',
      'Rent, rates, electricity and cleaning, a year',
      'Of the whole home, all twelve months together.',
    ),
    doubt: doubtOfRent,
  },
  quantityField('officeArea', 'Office, m²', 'm²'),
  quantityField('homeArea', 'Whole home, m²', 'm²'),
  onceField('repairs', 'Repairs to the office itself'),
  checkField('hasHomePapers', "I have the employer's letter, a plan and the invoices"),
]);

const other = openGroup('Other income', [
  onceField('rentReceived', 'Rent received, a year', 'All months together.'),
  onceField(
    'rentCosts',
    'Costs of letting',
    'Rates, levies, interest on the bond, repairs, agent. Not repayments of the bond.',
  ),
  checkField('hasRentPapers', 'I have the lease and the invoices'),
  onceField('tradeIncome', 'Freelance or business income', 'Of the whole year, before costs.'),
  onceField('tradeCosts', 'Its costs', 'What you spent to earn it.'),
  checkField('hasTradePapers', 'I have the invoices and receipts'),
  onceField('otherIncome', 'Second job or pension', 'Income that is missing from the assessment.'),
  onceField('otherTaxPaid', 'Tax taken off it'),
  checkField('hasOtherPapers', 'I have its IRP5 or IT3(a)'),
]);

type Group = { fields: readonly FieldSpec[]; oneOf: readonly string[] };

/** `oneOf`: at least one of these is needed for the answer. */
export const groups = {
  hasBills: { fields: medical, oneOf: ['medicalExpenses', 'listedExpenses', 'medicalContributions'] },
  hasAnnuity: { fields: annuity, oneOf: ['annuity'] },
  hasDonations: { fields: donations, oneOf: ['donations'] },
  hasTravel: { fields: travel, oneOf: ['allowance'] },
  hasOffice: { fields: homeOffice, oneOf: ['premises', 'repairs'] },
  hasOther: { fields: other, oneOf: ['rentReceived', 'tradeIncome', 'otherIncome'] },
} as const satisfies Record<Question, Group>;

export function grouped<const Own extends FieldSpec>(group: string, fields: readonly Own[]) {
  return fields.map((field) => ({ ...field, group }));
}

/** Unfolded, because an answer needs it. */
export function openGroup<const Own extends FieldSpec>(group: string, fields: readonly Own[]) {
  return fields.map((field) => ({ ...field, group, isAsked: true as const }));
}
