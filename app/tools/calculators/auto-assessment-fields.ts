import { isKeyOf } from '#app/platform/core/keys.ts';
import { groups, grouped, openGroup, questions, type Question } from './auto-assessment-claims.ts';
import { looksLikeAMonth, wholeYearField } from './auto-assessment-month.ts';
import { choiceField, dateField, onceField, optionsOf, type CheckField, type Values } from './field.ts';
import { ageField, membersField } from './fields.ts';

type Figures = 'notice' | 'irp5';

/** The notice has fewer figures to type; the certificates tell whether SARS has all of them. */
const figuresLabels = { notice: 'The notice (ITA34)', irp5: 'My IRP5' } satisfies Record<Figures, string>;

function figuresField(values: Values) {
  const field = choiceField('figures', 'Which figures do you have at hand?', optionsOf(figuresLabels));
  return { ...field, initial: figuresOf(values), isSwitch: true as const };
}

/** A form from before this choice existed has the figures of the IRP5. */
function figuresOf(values: Values): Figures {
  if (values.figures !== undefined && isKeyOf(figuresLabels, values.figures)) return values.figures;
  return paid.some(({ name }) => values[name]?.trim()) ? 'irp5' : 'notice';
}

const balanceFields = [
  { ...onceField('noticeRefund', 'Refund on it', 'What SARS pays back.'), half: true },
  { ...onceField('noticeToPay', 'Or: to pay', 'What SARS asks for.'), half: true },
];

const onNotice = [
  onceField('noticeTaxable', 'Taxable income on the notice', 'On the ITA34, after all that comes off.'),
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

const noticeDayField = {
  ...dateField('noticeDay', 'Day of the notice', ''),
  hasBeen: true as const,
  hint: 'The date on the ITA34. Your days to correct it count from there.',
};

const fundsField = onceField(
  'retirementFunds',
  'Retirement contributions',
  "Codes 4001, 4003 and 4006, your employer's share counted.",
);

const scheme = [
  ageField,
  { ...membersField, hint: 'Everybody on it, you included, whoever pays it.' },
  {
    ...onceField(
      'medicalContributions',
      'Medical contributions',
      'Code 4005, or by the scheme’s certificate.',
    ),
    half: true,
  },
];

const certificates = [fundsField, ...scheme];

const interestField = onceField(
  'interestIncome',
  'Local interest',
  'Code 4201 on the assessment, or the IT3(b) of your bank.',
);

const taxField = onceField(
  'assessedTax',
  'Tax on the assessment',
  'On the ITA34: after rebates and credits. To see whether SARS has the same figures.',
);

const onAssessment = grouped('Interest, and what the notice says: tax, refund or to pay', [
  interestField,
  taxField,
  ...balanceFields,
]);
const onlyTax = grouped('The tax on the notice', [
  { ...taxField, hint: 'After rebates and credits. It is asked for where little tax is left.' },
]);

/** With the notice at hand, what is asked only where a claim has a limit. */
const forLimits: Readonly<Record<Question, readonly (typeof certificates)[number][]>> = {
  hasBills: openGroup('Medical bills, or a disability', scheme),
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
  | typeof noticeDayField
  | (typeof paid | typeof onNotice | typeof certificates | typeof onAssessment | typeof onlyTax)[number]
  | (typeof groups)[Question]['fields'][number]
  | CheckField<'isMainPlace'>;

export function autoAssessmentFields(values: Values): readonly AssessmentField[] {
  const isNotice = figuresOf(values) === 'notice';
  const shown = questions.flatMap(({ name }): readonly AssessmentField[] => {
    if (!isYes(name, values)) return [];
    return [...groups[name].fields, ...(isNotice ? forLimits[name] : [])];
  });
  const first = [...questions, figuresField(values)];
  if (isNotice) return [...first, ...onNotice, noticeDayField, ...shown, ...onlyTax];
  return [...first, ...paid, ...doubt(values), noticeDayField, ...certificates, ...shown, ...onAssessment];
}

/** What the choice of figures hides; its text stays in the form. */
export const figuresSwitched: readonly string[] = [
  ...onNotice,
  ...paid,
  ...certificates,
  ...onAssessment,
].map(({ name }) => name);

export function autoAssessmentNeeds(values: Values) {
  const amounts = questions.flatMap(({ name }) => (isYes(name, values) ? [groups[name].oneOf] : []));
  const answers = questions.map(({ name }) => name);
  if (figuresOf(values) === 'notice') return [...answers, 'noticeTaxable' as const, BALANCE, ...amounts];
  const month = doubt(values).map(({ name }) => name);
  return [...answers, 'income' as const, 'taxPaid' as const, ...month, ...amounts];
}

/** Null before the income and the tax paid are known: without them nothing is. */
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

function isYes(name: Question, values: Values): boolean {
  return values[name] === 'yes';
}
