import type { AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { formatAmount, formatShortRand } from '#app/tax/money.ts';
import { CLAIM_PAPERS } from '#app/tools/calculators/claim-papers.ts';

export const REFUND_CHECK_PATH = '/refund-check';

export const CARRIED = { name: 'carried', value: 'refund-check' } as const;

export type ClaimName = 'scheme' | 'medical' | 'annuity' | 'donations' | 'travel' | 'office';

/** `quantity`: square metres or kilometres. `members`: people on a medical aid. */
export type CardField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'amount' | 'quantity' | 'members' | 'check' | 'date';
  unit?: 'm²' | 'km';
  /** Empty or 0 is an answer too. */
  isOptional?: true;
};

/** Cents, hundredths of a unit, or a count; 1 for a ticked box. */
export type ReadAmount = (name: string) => number;

export type ClaimCard = {
  name: ClaimName;
  question: string;
  hint?: string;
  fields: readonly CardField[];
  paper: { for: string; text: string };
  /** Of the Income Tax Act. */
  law: string;
  /** The assessment's lines that compute it, by key. */
  lines: readonly string[];
  /** What it adds to SARS's data, as if its papers were there. */
  adds(amount: ReadAmount): Partial<AutoAssessmentInput>;
};

const amount = (name: string, label: string, hint?: string): CardField => ({
  name,
  label,
  hint,
  kind: 'amount',
});

/** On the IRP5, before the questions. */
export const KNOWN_FIELDS: readonly CardField[] = [
  amount('income', 'Income on your IRP5', 'Code 3699: all of it, before tax. Several IRP5s: their sum.'),
  {
    ...amount(
      'retirement',
      'Retirement contributions on it',
      'Codes 4001, 4003 and 4006, all of the year. Empty if there are none.',
    ),
    isOptional: true,
  },
  {
    name: 'payrollMembers',
    label: 'People on a medical aid that payroll pays',
    hint: 'You included. 0 if payroll pays none.',
    kind: 'members',
    isOptional: true,
  },
  {
    ...amount('payrollMedical', 'Its contributions', 'Code 4005, all of the year.'),
    isOptional: true,
  },
];

/** The next step differs for each; without a choice it is asked. */
export const SENT = {
  none: 'Nothing yet: no assessment',
  auto: 'An auto-assessment, without a return from me',
  own: 'An assessment of the return I filed',
} as const;

export type Sent = keyof typeof SENT;

/** The last day counts from it; empty while there is no notice. */
export const NOTICE_FIELD: CardField = {
  name: 'noticeDay',
  label: 'Day of the notice (ITA34)',
  hint: 'The date on the assessment. Empty if there is none.',
  kind: 'date',
  isOptional: true,
};

export const CLAIM_CARDS: readonly ClaimCard[] = [
  {
    name: 'scheme',
    question: 'Who pays your medical aid?',
    fields: [
      { name: 'members', label: 'People on it, you included', kind: 'members' },
      amount('contributions', 'What you paid in the year'),
    ],
    paper: {
      for: 'Medical aid',
      text: 'The tax certificate of the scheme, with the months and the people on it.',
    },
    law: 'sections 6A and 6B',
    lines: ['medicalCredits', 'excessMedicalContributions', 'medicalThreshold', 'additionalMedicalCredit'],
    adds: (read) => ({
      medicalMembers: read('members') + read('payrollMembers'),
      medicalContributions: read('contributions') + read('payrollMedical'),
    }),
  },
  {
    name: 'medical',
    question: 'Did you pay medical bills that no scheme paid back?',
    hint: 'Under 65 they count only above a limit; the answer takes it off.',
    fields: [amount('bills', 'Bills you paid in the year')],
    paper: CLAIM_PAPERS.medical,
    law: 'section 6B',
    lines: ['excessMedicalContributions', 'medicalThreshold', 'additionalMedicalCredit'],
    adds: (read) => ({ medicalExpenses: read('bills'), hasMedicalPapers: true }),
  },
  {
    name: 'office',
    question: 'Do you do more than half of your work at home, in a room for work alone?',
    hint: 'A corner of the lounge does not count (section 23(b)).',
    fields: [
      amount(
        'premises',
        'Rent, rates, electricity and cleaning, a year',
        'Of the whole home, all twelve months together. Not the bond.',
      ),
      { name: 'officeArea', label: 'The room, m²', kind: 'quantity', unit: 'm²' },
      { name: 'homeArea', label: 'The whole home, m²', kind: 'quantity', unit: 'm²' },
    ],
    paper: CLAIM_PAPERS['home-office'],
    law: 'sections 23(b) and 23(m)',
    lines: ['sharedPart'],
    adds: (read) => ({
      premises: read('premises'),
      officeArea: read('officeArea'),
      homeArea: read('homeArea'),
      isOffice: true,
      isMainPlace: true,
      hasHomePapers: true,
    }),
  },
  {
    name: 'travel',
    question: 'Do you get a travel allowance, and keep a logbook?',
    fields: [
      amount('allowance', 'Travel allowance', 'Code 3701, a part of the income above.'),
      amount('vehicleValue', 'Value of the vehicle', 'With VAT, without finance charges.'),
      { name: 'businessKm', label: 'Business kilometres', kind: 'quantity', unit: 'km' },
      { name: 'totalKm', label: 'All kilometres of the year', kind: 'quantity', unit: 'km' },
      {
        name: 'employerPaid',
        label: 'The employer paid for fuel or maintenance',
        kind: 'check',
        isOptional: true,
      },
    ],
    paper: CLAIM_PAPERS.travel,
    law: 'section 8(1)(b)',
    lines: ['businessShare', 'fixedPart', 'fuelPart', 'maintenancePart', 'travelDeduction'],
    adds: (read) => ({
      allowance: read('allowance'),
      vehicleValue: read('vehicleValue'),
      businessKm: read('businessKm'),
      totalKm: read('totalKm'),
      employerPaid: read('employerPaid') === 1,
      hasLogbook: true,
    }),
  },
  {
    name: 'annuity',
    question: 'Did you pay into a retirement annuity yourself?',
    fields: [amount('annuity', 'Paid in the year', 'As far as your IRP5 does not show it.')],
    paper: CLAIM_PAPERS.annuity,
    law: 'section 11F',
    lines: ['allowableRetirementContributions'],
    adds: (read) => ({ annuity: read('annuity'), hasAnnuityPapers: true }),
  },
  {
    name: 'donations',
    question: 'Did you give to a charity that issues section 18A receipts?',
    fields: [amount('donations', 'Given in the year', 'That payroll did not take off already.')],
    paper: CLAIM_PAPERS.donations,
    law: 'section 18A',
    lines: ['givingDeduction'],
    adds: (read) => ({ donations: read('donations'), hasReceipts: true }),
  },
];

/** Where an answer can be missing, with the place's id: with a script all are on one page. */
export const PLACES = [
  { name: 'irp5', step: 0, label: 'Your IRP5', at: 'income' },
  ...CLAIM_CARDS.map(({ name, paper }, index) => ({
    name,
    step: index + 1,
    label: paper.for,
    at: answerName(name),
  })),
] as const;

/** Without a script: the IRP5, each question, and the end. */
export const STEPS = CLAIM_CARDS.length + 2;

export const ALL_FIELDS: readonly CardField[] = [
  ...KNOWN_FIELDS,
  ...CLAIM_CARDS.flatMap(({ fields }) => fields),
];

/** The period of the income, as in the quick estimate; anything else is a year. */
export const PERIODS = { annual: 'a year', monthly: 'a month' } as const;

/** `R 144 000`, `16 m²`, `2`, from cents, hundredths of a unit, or a count. */
export function shownValue({ kind, unit }: CardField, value: number): string {
  switch (kind) {
    case 'amount':
      return formatShortRand(value);
    case 'quantity':
      return `${formatAmount(value).replace(/\.00$/, '')} ${unit}`;
    case 'members':
      return String(value);
    case 'check':
      return value === 1 ? 'yes' : 'no';
    case 'date':
      return '';
  }
}

export function answerName(name: ClaimName): string {
  return `has-${name}`;
}

export function paperName(name: ClaimName | 'irp5'): string {
  return `paper-${name}`;
}
