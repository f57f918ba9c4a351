import { periodsInYear, type Frequency } from '#app/tax/pay-period.ts';
import type { Claim } from '#app/tax/employment-incentive.ts';
import { changesWithin } from '#app/tax/rates/payroll-rates.ts';
import type { WageRule } from '#app/tax/incentive-wage.ts';
import { learnerAllowances } from '#app/tax/rates/incentive-wages.ts';
import { checkField, choiceField, onceField, openChoice, optionsOf, type Values } from './field.ts';
import { ageField, membersField, taxYearOf } from './fields.ts';

const TRAVEL = 'Travel allowance';
const FUNDS = 'What the employer pays, and your medical aid';
const PART = 'More than one period, or a part of one';
const EMPLOYER = 'UIF, SDL and the employment tax incentive';

/** February: the limits at the end of the year. */
export const LAST_MONTH = 2;

const MOST_HOURS = 240;

export const frequencyLabels = {
  monthly: 'Monthly',
  fortnightly: 'Fortnightly',
  weekly: 'Weekly',
} satisfies Record<Frequency, string>;

export const claimLabels = {
  none: 'Not claimed',
  first: 'First twelve months claimed',
  second: 'Second twelve months claimed',
} satisfies Record<Claim, string>;

export const wageRuleLabels = {
  minimum: 'The minimum wage',
  learnership: 'A registered learnership',
  'public-works': 'A public works programme',
  none: 'An exemption, or nothing else does',
} satisfies Record<WageRule, string>;

const MONTHS = [
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTH_OPTIONS = [...MONTHS, 'January', 'February'].map((label, index) => ({
  value: String(((index + 2) % 12) + 1),
  label,
}));

export function payslipFields(values: Values) {
  return [
    onceField(
      'pay',
      'Pay before deductions',
      'Salary or wages, overtime and taxable allowances, without a travel allowance.',
    ),
    { ...choiceField('frequency', 'Paid', optionsOf(frequencyLabels)), half: true },
    ageField,
    onceField('bonus', 'Bonus or 13th cheque', 'Only if it is paid with this pay.'),
    onceField(
      'retirement',
      'Your retirement contribution',
      'Taken from this pay. IRP5 codes 4001 (pension fund), 4003 (provident fund), 4006 (annuity).',
    ),
    { ...membersField, half: false },
    {
      ...onceField(
        'travelAllowance',
        'Travel allowance',
        'On top of the pay above. IRP5 code 3701. Kilometres paid back at the official rate are not counted.',
      ),
      group: TRAVEL,
    },
    {
      ...checkField(
        'mostlyBusiness',
        'At least 80% of the travel is for business, and the employer is satisfied of it',
        'Without a logbook, what payroll leaves untaxed of the allowance is taxed on assessment.',
      ),
      group: TRAVEL,
    },
    {
      ...onceField(
        'employerRetirement',
        "Employer's retirement contribution",
        'On top of the pay. It is taxed first, and then comes off within the limit.',
      ),
      group: FUNDS,
    },
    { ...onceField('medical', 'Your medical aid contribution', 'Taken from this pay.'), group: FUNDS },
    {
      ...onceField(
        'employerMedical',
        "Employer's medical aid contribution",
        'On top of the pay, and taxed as a benefit.',
      ),
      group: FUNDS,
    },
    { ...periodsField, group: PART },
    { ...daysField, group: PART },
    { ...daysInMonthField, group: PART },
    { ...checkField('underDay', 'Works under 24 hours a month: no UIF'), group: EMPLOYER },
    {
      ...checkField(
        'smallPayroll',
        'All pay of the employer in twelve months is R\u202f500\u202f000 or less: no SDL',
      ),
      group: EMPLOYER,
    },
    { ...choiceField('claim', 'Employment tax incentive (ETI)', optionsOf(claimLabels)), group: EMPLOYER },
    ...(isClaimed(values) ? wageFields(values) : []),
    ...(changesWithin(taxYearOf(values)) ? [{ ...monthField, group: EMPLOYER }] : []),
  ];
}

function isClaimed({ claim }: Values): boolean {
  return claim === 'first' || claim === 'second';
}

/** A learnership needs its kind; an agreement only counts with a minimum wage. */
function wageFields({ wageRule }: Values) {
  const isLearner = wageRule === 'learnership';
  return [
    { ...ofAgeField, group: EMPLOYER },
    { ...hoursField, group: EMPLOYER },
    { ...openChoice('wageRule', 'What fixes the wage?', optionsOf(wageRuleLabels)), group: EMPLOYER },
    ...(isLearner ? [{ ...allowanceField, group: EMPLOYER }] : []),
    ...(isLearner || wageRule === 'none' ? [] : [{ ...agreedWageField, group: EMPLOYER }]),
  ];
}

export function payslipNeeds(values: Values): ('pay' | 'ofAge' | 'hours' | 'wageRule' | 'allowance')[] {
  if (!isClaimed(values)) return ['pay'];
  const needed = ['pay', 'ofAge', 'hours', 'wageRule'] as const;
  return values.wageRule === 'learnership' ? [...needed, 'allowance'] : [...needed];
}

export function frequencyOf(choice: string): Frequency {
  return choice === 'weekly' || choice === 'fortnightly' ? choice : 'monthly';
}

const ofAgeField = openChoice('ofAge', 'Age of the employee at the end of the month', [
  { value: 'yes', label: '18 to 29' },
  { value: 'no', label: 'Younger, or 30 and older' },
]);

const allowanceField = openChoice(
  'allowance',
  'Level of the learnership and credits earned',
  optionsOf(learnerAllowances),
);

const agreedWageField = onceField(
  'agreedWage',
  'Least wage of an agreement, an hour',
  'Of a collective agreement or a sectoral determination, if one applies.',
);

const periodsField = {
  ...choiceField('periods', 'Whole periods', numbers(0, periodsInYear.weekly)),
  initial: '1',
  hint: 'Months, fortnights or weeks that the pay above covers, as after a start within the year.',
};

const daysField = {
  ...choiceField('days', 'Further days', numbers(0, 30)),
  hint: 'Calendar days of a part of one. For a part alone, choose 0 above.',
};

const daysInMonthField = {
  ...choiceField('daysInMonth', 'Days in that month', numbers(28, 31)),
  initial: '30',
  hint: 'With monthly pay.',
};

const hoursField = {
  ...openChoice('hours', 'Hours in the month', numbers(1, MOST_HOURS)),
  hint: 'Ordinary hours that were worked and paid. The wage has to reach the least wage for them.',
};

const monthField = {
  ...choiceField('month', 'Month of the pay', MONTH_OPTIONS),
  initial: String(LAST_MONTH),
  hint: 'A limit changed within this tax year.',
};

function numbers(least: number, most: number) {
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).map((value) => ({
    value,
    label: value,
  }));
}
