import type { RetrenchmentInput } from '#app/tax/retrenchment.ts';
import {
  checkField,
  choiceField,
  dateField,
  onceField,
  openChoice,
  optionsOf,
  quantityField,
  type Option,
} from './field.ts';
import { ageField, ageOf } from './fields.ts';
import { earlierField, from55Field, sharesField } from './lump-sum-fields.ts';
import { frequencyLabels, frequencyOf } from './payslip-fields.ts';
import type { Entry } from './read-entry.ts';

export const OFFERED = 'What the employer offers';
const AGREED = 'Contract, hours, farm and domestic work';
const OTHERS = 'Savings pot, earlier lump sums and age';
const MOST_NOTICE = 26;
const MOST_SEVERANCE = 4;
const DAYS_IN_WEEK = 7;
const EMPTY_IS_LEAST = 'Leave it empty to count the least that the law asks.';

export const noticeLabels = {
  paid: 'It is paid instead of worked',
  worked: 'I work it to the end',
};

export function retrenchmentFields() {
  return [
    onceField(
      'pay',
      'Your pay',
      'Before deductions. If it changes: the average of the last 13 weeks, or of the time you worked there.',
    ),
    { ...choiceField('frequency', 'Paid', optionsOf(frequencyLabels)), half: true },
    {
      ...choiceField('daysAWeek', 'Days of work a week', numbers(1, DAYS_IN_WEEK)),
      initial: '5',
      half: true,
    },
    { ...dateField('startedOn', 'First day of employment', ''), half: true },
    { ...dateField('endsOn', 'Last day of employment', ''), half: true },
    openChoice('notice', 'What happens to your notice?', optionsOf(noticeLabels)),
    { ...quantityField('leaveDays', 'Leave not taken', 'days', 'Days, as on your payslip.'), half: true },
    { ...onceField('bonus', 'Bonus', 'If one is paid: the law fixes none.'), half: true },
    onceField(
      'fundMoney',
      'Taken from the retirement fund',
      'Before tax. Not the savings pot: that goes below. Money that stays or moves to another fund bears no tax now; the retirement pot stays until you retire.',
    ),
    from55Field,
    sharesField,
    ...within(OFFERED, [
      onceField('severancePaid', 'Severance pay offered', EMPTY_IS_LEAST),
      onceField('noticePaid', 'Notice pay offered', EMPTY_IS_LEAST),
      onceField('leavePaid', 'Leave pay offered', EMPTY_IS_LEAST),
    ]),
    ...within(AGREED, [
      choiceField('agreedNotice', 'Weeks of notice in the contract', agreedWeeks(MOST_NOTICE)),
      choiceField(
        'agreedSeverance',
        'Weeks of severance a year that were agreed',
        agreedWeeks(MOST_SEVERANCE),
      ),
      checkField('isFarmOrDomestic', 'I am a farm or domestic worker'),
      checkField('underDay', 'I work under 24 hours a month'),
    ]),
    ...within(OTHERS, [
      onceField('savingsPot', 'Taken from the savings pot', 'Before tax. It is taxed as income of the year.'),
      earlierField,
      ageField,
    ]),
  ];
}

type RetrenchmentField = ReturnType<typeof retrenchmentFields>[number];

export const retrenchmentNeeds = [
  'pay',
  'startedOn',
  'endsOn',
  'notice',
  'leaveDays',
  'fundMoney',
  'isFrom55',
  'heldShares',
] as const satisfies readonly RetrenchmentField['name'][];

export function retrenchmentInput(entry: Entry<RetrenchmentField>): RetrenchmentInput {
  const given = (name: 'severancePaid' | 'noticePaid' | 'leavePaid') =>
    entry.isGiven(name) ? entry.amount(name) : undefined;
  return {
    pay: entry.amount('pay'),
    frequency: frequencyOf(entry.choice('frequency')),
    daysAWeek: Number(entry.choice('daysAWeek')),
    startedOn: entry.choice('startedOn'),
    endsOn: entry.choice('endsOn'),
    isFarmOrDomestic: entry.isChecked('isFarmOrDomestic'),
    underDay: entry.isChecked('underDay'),
    agreedNotice: Number(entry.choice('agreedNotice')),
    agreedSeverance: Number(entry.choice('agreedSeverance')),
    isNoticePaid: entry.choice('notice') === 'paid',
    leaveDays: entry.quantity('leaveDays'),
    severancePaid: given('severancePaid'),
    noticePaid: given('noticePaid'),
    leavePaid: given('leavePaid'),
    bonus: entry.amount('bonus'),
    fundMoney: entry.amount('fundMoney'),
    savingsPot: entry.amount('savingsPot'),
    earlierLumpSums: entry.amount('earlierLumpSums'),
    age: ageOf(entry.choice('age')),
  };
}

export function retrenchmentFacts(entry: Entry<RetrenchmentField>) {
  return {
    endsOn: entry.choice('endsOn'),
    isFrom55: entry.choice('isFrom55') === 'yes',
    heldShares: entry.choice('heldShares') === 'yes',
  };
}

function within<Spec extends object>(
  group: string,
  specs: readonly Spec[],
): readonly (Spec & { group: string })[] {
  return specs.map((spec) => ({ ...spec, group }));
}

function agreedWeeks(most: number): readonly Option[] {
  return [{ value: '0', label: 'As the law says' }, ...numbers(1, most)];
}

function numbers(least: number, most: number): readonly Option[] {
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).map((value) => ({
    value,
    label: value,
  }));
}
