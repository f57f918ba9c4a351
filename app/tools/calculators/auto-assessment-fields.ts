import { isKeyOf } from '#app/platform/core/keys.ts';
import { dayText } from '#app/platform/core/time.ts';
import { lastDayOf, taxYearLabel } from '#app/tax/tax-year.ts';
import { groups, grouped, MEDICAL, openGroup, questions, type Question } from './auto-assessment-claims.ts';
import { lastEndedYear, looksLikeAMonth, wholeYearField } from './auto-assessment-month.ts';
import { stillPossible } from './correction-dates.ts';
import { doubtOfScheme } from './doubts.ts';
import {
  checkField,
  choiceField,
  dateField,
  onceField,
  optionsOf,
  type CheckField,
  type Values,
} from './field.ts';
import { ageField, membersField, taxYearOf } from './fields.ts';

type Figures = 'notice' | 'irp5';

/** The notice has fewer figures; the certificates show whether SARS has all of them. */
const figuresLabels = { notice: 'The notice (ITA34)', irp5: 'My IRP5' } satisfies Record<Figures, string>;

function figuresField(values: Values) {
  const field = choiceField('figures', 'Which figures do you have at hand?', optionsOf(figuresLabels));
  return { ...field, initial: figuresOf(values), isSwitch: true as const };
}

/** An older form without this choice has the figures of the IRP5. */
function figuresOf(values: Values): Figures {
  if (values.figures !== undefined && isKeyOf(figuresLabels, values.figures)) return values.figures;
  return paid.some(({ name }) => values[name]?.trim()) ? 'irp5' : 'notice';
}

const balanceFields = [
  { ...onceField('noticeRefund', 'Refund on the notice', 'What SARS pays back.'), half: true },
  {
    ...onceField('noticeToPay', 'To pay on the notice', 'If SARS asks for money instead.'),
    half: true,
    excludes: {
      name: 'noticeRefund',
      sentence: 'A notice has a refund or an amount to pay, not both. Leave one empty.',
    },
  },
];

const onNotice = [
  onceField('noticeTaxable', 'Taxable income on the notice', 'On the ITA34, after all deductions.'),
  ...balanceFields,
];

const paid = [
  onceField(
    'income',
    'Income on your IRP5',
    'Code 3699: all of it, before tax. Several IRP5s that SARS has: their sum.',
  ),
  onceField('taxPaid', 'Tax already paid', 'Code 4102 (PAYE) on the same IRP5s.'),
];

function noticeDayField(values: Values) {
  const taxYear = values.taxYear ? taxYearOf(values) : lastEndedYear();
  const day = lastDayOf(taxYear);
  return {
    ...dateField('noticeDay', 'Day of the notice', ''),
    hasBeen: true as const,
    after: {
      day,
      sentence: `The tax year ${taxYearLabel(taxYear)} ended on ${dayText(day)}, and its notice comes later. Check the day and the tax year.`,
    },
    hint: 'The date on the ITA34: your days count from it.',
    says: (noticeDay: string, today: string) =>
      stillPossible(taxYear, noticeDay, today, values.hasOther !== 'no'),
  };
}

const fundsField = onceField(
  'retirementFunds',
  'Retirement contributions',
  "Codes 4001, 4003 and 4006, your employer's share counted.",
);

/** Only with a scheme: joining or leaving within the year means fewer months. */
const monthsField = {
  ...choiceField(
    'medicalMonths',
    'Months on the medical aid',
    Array.from({ length: 12 }, (_, fewer) => String(12 - fewer)).map((value) => ({ value, label: value })),
  ),
  half: true,
};

const scheme = [
  ageField,
  membersField,
  {
    ...onceField(
      'medicalContributions',
      'Medical contributions, a year',
      'Code 4005, or the year’s sum on the scheme’s certificate.',
    ),
    half: true,
    doubt: doubtOfScheme,
  },
  monthsField,
];

const creditsField = onceField(
  'creditsOnNotice',
  'Medical credits on the notice',
  'With the additional one. Type 0 if it shows none.',
);

const creditsUnknown = checkField('creditsUnknown', 'I cannot look them up');

const certificates = [fundsField, ...scheme];

const interestField = onceField(
  'interestIncome',
  'Local interest',
  'Code 4201 on the assessment, or the IT3(b) of your bank.',
);

const taxField = onceField(
  'assessedTax',
  'Tax on the assessment',
  'On the ITA34: after rebates and credits.',
);

const onAssessment = grouped('Interest, and the tax on the notice', [interestField, taxField]);
const onlyTax = grouped('The tax on the notice', [
  onceField('noticePaid', 'Employees’ tax on the notice', 'PAYE.'),
  taxField,
]);

/** The credits on the notice: a scheme that it does not show is a claim. */
const onScheme = openGroup(MEDICAL, [creditsField, creditsUnknown]);

/** With the notice, these are only asked for claims with a limit. */
const forLimits: Readonly<Record<Question, readonly (typeof certificates)[number][]>> = {
  hasBills: openGroup(MEDICAL, scheme),
  hasAnnuity: openGroup('Retirement annuity', [fundsField]),
  hasDonations: [],
  hasTravel: [],
  hasOffice: [],
  hasOther: [],
};

export type AssessmentField =
  | (typeof questions)[number]
  | typeof wholeYearField
  | ReturnType<typeof figuresField>
  | ReturnType<typeof noticeDayField>
  | (
      | typeof paid
      | typeof onNotice
      | typeof certificates
      | typeof onAssessment
      | typeof onlyTax
      | typeof onScheme
    )[number]
  | (typeof groups)[Question]['fields'][number]
  | CheckField<'isMainPlace'>;

export function autoAssessmentFields(values: Values): readonly AssessmentField[] {
  const isNotice = figuresOf(values) === 'notice';
  const shown = questions.flatMap(({ name }): readonly AssessmentField[] => {
    if (!isYes(name, values)) return [];
    return [
      ...groups[name].fields,
      ...(isNotice ? forLimits[name] : []),
      ...(name === 'hasBills' ? onScheme : []),
    ];
  });
  const first = [...questions, figuresField(values)];
  const all = isNotice
    ? [...first, ...onNotice, noticeDayField(values), ...shown, ...onlyTax]
    : [
        ...first,
        ...paid,
        ...doubt(values),
        ...balanceFields,
        noticeDayField(values),
        ...certificates,
        ...shown,
        ...onAssessment,
      ];
  return all.filter((field) => isAsked(field, values));
}

/** Hidden by the choice of figures; the text stays in the form. */
export const figuresSwitched: readonly string[] = [
  ...onNotice,
  ...paid,
  ...certificates,
  ...onAssessment,
].map(({ name }) => name);

export function autoAssessmentNeeds(values: Values) {
  const amounts = questions.flatMap(({ name }) => (isYes(name, values) ? [groups[name].oneOf] : []));
  const answers = questions.map(({ name }) => name);
  const credits = hasScheme(values) && !values.creditsUnknown ? [creditsField.name] : [];
  if (figuresOf(values) === 'notice')
    return [...answers, 'noticeTaxable' as const, BALANCE, ...amounts, ...credits];
  const month = doubt(values).map(({ name }) => name);
  return [...answers, 'income' as const, 'taxPaid' as const, ...month, ...amounts, ...credits];
}

/** Null before income and tax paid are known: nothing can be said without them. */
export function openOf(missing: readonly string[]): { questions: number; amounts: number } | null {
  if (missing.some((name) => KNOWN_FIRST.has(name))) return null;
  const unanswered = missing.filter((name) => questions.some((question) => question.name === name)).length;
  return { questions: unanswered, amounts: missing.length - unanswered };
}

const BALANCE = ['noticeRefund', 'noticeToPay'] as const;

const KNOWN_FIRST: ReadonlySet<string> = new Set([
  'income',
  'taxPaid',
  wholeYearField.name,
  'noticeTaxable',
  'noticeRefund',
]);

function doubt(values: Values) {
  return looksLikeAMonth(values) ? [wholeYearField] : [];
}

/** Only asked after a disability or a scheme is stated. */
function isAsked({ name }: { name: string }, values: Values): boolean {
  if (name === monthsField.name) return (values.medicalMembers ?? '0') !== '0';
  return name !== 'listedExpenses' || Boolean(values.isConfirmed || values.listedExpenses);
}

function hasScheme(values: Values): boolean {
  const { medicalMembers = '0', medicalContributions = '' } = values;
  return isYes('hasBills', values) && (medicalMembers !== '0' || medicalContributions.trim() !== '');
}

function isYes(name: Question, values: Values): boolean {
  return values[name] === 'yes';
}
