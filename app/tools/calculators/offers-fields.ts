import type { Offer, Which } from '#app/tax/offers.ts';
import { formatShortRand, rand } from '#app/tax/money.ts';
import { doubtOfMonth, type Doubt } from './doubts.ts';
import { checkField, onceField } from './field.ts';
import { ageField, membersField } from './fields.ts';

const TRAVEL = 'Travel allowance';
const RETIREMENT = 'Retirement contributions';
const MEDICAL = 'Medical aid contributions';

const PAY_OF_A_YEAR = rand(200_000);

/** A yearly package typed for a month. */
const doubtOfPay: Doubt = (cents) =>
  cents < PAY_OF_A_YEAR
    ? null
    : (doubtOfMonth(cents) ??
      `${formatShortRand(cents)} a month? If it is a year’s, type ${formatShortRand(Math.round(cents / 12))}.`);

export function offersFields() {
  return [
    {
      ...onceField(
        'firstPay',
        'First offer: pay a month',
        'Before deductions, without what the employer pays on top.',
      ),
      doubt: doubtOfPay,
    },
    {
      ...onceField('secondPay', 'Second offer: pay a month', 'The job you have can be one of the two.'),
      doubt: doubtOfPay,
    },
    { ...onceField('firstBonus', 'First: bonus a year'), half: true },
    { ...onceField('secondBonus', 'Second: bonus a year'), half: true },
    ageField,
    membersField,
    { ...onceField('firstTravel', 'First: travel allowance a month, on top of the pay'), group: TRAVEL },
    { ...onceField('secondTravel', 'Second: travel allowance a month, on top of the pay'), group: TRAVEL },
    {
      ...checkField(
        'mostlyBusiness',
        'At least 80% of the travel is for business, and the employer is satisfied of it',
        'Payroll taxes 80% of the allowance, or 20% with this tick. Without a logbook the rest is taxed on assessment.',
      ),
      group: TRAVEL,
    },
    { ...onceField('firstRetirement', 'First: yours a month'), group: RETIREMENT },
    {
      ...onceField('firstEmployerRetirement', "First: the employer's, on top of the pay"),
      group: RETIREMENT,
    },
    { ...onceField('secondRetirement', 'Second: yours a month'), group: RETIREMENT },
    {
      ...onceField('secondEmployerRetirement', "Second: the employer's, on top of the pay"),
      group: RETIREMENT,
    },
    { ...onceField('firstMedical', 'First: yours a month'), group: MEDICAL },
    { ...onceField('firstEmployerMedical', "First: the employer's, on top of the pay"), group: MEDICAL },
    { ...onceField('secondMedical', 'Second: yours a month'), group: MEDICAL },
    { ...onceField('secondEmployerMedical', "Second: the employer's, on top of the pay"), group: MEDICAL },
  ];
}

type Part = 'Pay' | 'Bonus' | 'Travel' | 'Retirement' | 'EmployerRetirement' | 'Medical' | 'EmployerMedical';

export type OfferAmount = `${Which}${Part}`;

export function offerOf(which: Which, amount: (name: OfferAmount) => number): Offer {
  return {
    pay: amount(`${which}Pay`),
    bonus: amount(`${which}Bonus`),
    travelAllowance: amount(`${which}Travel`),
    retirement: amount(`${which}Retirement`),
    employerRetirement: amount(`${which}EmployerRetirement`),
    medical: amount(`${which}Medical`),
    employerMedical: amount(`${which}EmployerMedical`),
  };
}
