import type { AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { distanceFields, distancesOf } from './distances.ts';
import { doubtOfRent } from './doubts.ts';
import {
  checkField,
  dateField,
  onceField,
  quantityField,
  yesNoField,
  type FieldSpec,
  type Values,
} from './field.ts';
import { looksLikeAMonth, wholeYearField } from './auto-assessment-month.ts';
import { ageField, ageOf, membersField } from './fields.ts';
import type { Entry } from './read-entry.ts';

const questions = [
  yesNoField('hasBills', 'Did you pay medical bills that the assessment does not show?'),
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

type Question = (typeof questions)[number]['name'];

const paid = [
  onceField(
    'income',
    'Income on your IRP5',
    'Code 3699: all of it, before tax. Several IRP5s that SARS has: their sum.',
  ),
  onceField('taxPaid', 'Tax already paid', 'Code 4102 (PAYE) on the same IRP5s.'),
];

const known = [
  {
    ...dateField('noticeDay', 'Day of the notice', ''),
    hasBeen: true as const,
    hint: 'The date on the ITA34. Your days to correct it count from there.',
  },
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

const medical = openGroup('Medical bills, or a disability', [
  onceField('medicalExpenses', 'Medical bills you paid yourself', 'That nobody paid back.'),
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
  checkField('isOffice', 'The room is fitted out for work, and used for nothing else'),
  checkField('isMainPlace', 'I do more than half of my duties there'),
  checkField('hasHomePapers', "I have the employer's letter, a plan and the invoices"),
]);

const other = openGroup('Other income', [
  onceField('rentReceived', 'Rent received, a year', 'All months together.'),
  onceField(
    'rentCosts',
    'Costs of letting',
    'Rates, levies, interest on the bond, repairs, agent. Not what you repaid of the bond.',
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
const groups = {
  hasBills: { fields: medical, oneOf: ['medicalExpenses', 'listedExpenses'] },
  hasAnnuity: { fields: annuity, oneOf: ['annuity'] },
  hasDonations: { fields: donations, oneOf: ['donations'] },
  hasTravel: { fields: travel, oneOf: ['allowance'] },
  hasOffice: { fields: homeOffice, oneOf: ['premises', 'repairs'] },
  hasOther: { fields: other, oneOf: ['rentReceived', 'tradeIncome', 'otherIncome'] },
} as const satisfies Record<Question, Group>;

type Field =
  | (typeof questions)[number]
  | typeof wholeYearField
  | (typeof paid | typeof known | typeof onAssessment)[number]
  | (typeof groups)[Question]['fields'][number];

export function autoAssessmentFields(values: Values): readonly Field[] {
  const shown = questions.flatMap(({ name }): readonly Field[] =>
    isYes(name, values) ? groups[name].fields : [],
  );
  return [...questions, ...paid, ...doubt(values), ...known, ...shown, ...onAssessment];
}

export function autoAssessmentNeeds(values: Values) {
  const amounts = questions.flatMap(({ name }) => (isYes(name, values) ? [groups[name].oneOf] : []));
  return [
    ...questions.map(({ name }) => name),
    'income' as const,
    'taxPaid' as const,
    ...doubt(values).map(({ name }) => name),
    ...amounts,
  ];
}

/** Null before the income and the tax paid are known: without them nothing is. */
export function openOf(missing: readonly string[]): { questions: number; amounts: number } | null {
  if (missing.some((name) => KNOWN_FIRST.has(name))) return null;
  const unanswered = missing.filter((name) => questions.some((question) => question.name === name)).length;
  return { questions: unanswered, amounts: missing.length - unanswered };
}

const KNOWN_FIRST: ReadonlySet<string> = new Set(['income', 'taxPaid', wholeYearField.name]);

function doubt(values: Values) {
  return looksLikeAMonth(values) ? [wholeYearField] : [];
}

function isYes(name: Question, values: Values): boolean {
  return values[name] === 'yes';
}

export function autoAssessmentInput(entry: Entry<Field>): AutoAssessmentInput {
  return {
    income: entry.amount('income'),
    taxPaid: entry.amount('taxPaid'),
    retirementFunds: entry.amount('retirementFunds'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    medicalContributions: entry.amount('medicalContributions'),
    interestIncome: entry.amount('interestIncome'),
    assessedTax: entry.amount('assessedTax'),
    annuity: entry.amount('annuity'),
    hasAnnuityPapers: entry.isChecked('hasAnnuityPapers'),
    rentReceived: entry.amount('rentReceived'),
    rentCosts: entry.amount('rentCosts'),
    hasRentPapers: entry.isChecked('hasRentPapers'),
    tradeIncome: entry.amount('tradeIncome'),
    tradeCosts: entry.amount('tradeCosts'),
    hasTradePapers: entry.isChecked('hasTradePapers'),
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

function grouped<const Own extends FieldSpec>(group: string, fields: readonly Own[]) {
  return fields.map((field) => ({ ...field, group }));
}

/** Open, because an answer asks for it. */
function openGroup<const Own extends FieldSpec>(group: string, fields: readonly Own[]) {
  return fields.map((field) => ({ ...field, group, isAsked: true as const }));
}
