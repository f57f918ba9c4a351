import type { Age } from './age.ts';
import { testWage, type IncentiveWage } from './incentive-wage.ts';
import type { Cents } from './money.ts';
import { incentiveRules, type IncentiveBands } from './rates/employment-incentive.ts';
import type { PayrollRates } from './rates/payroll-rates.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { unknownRate } from './unknown-rate.ts';
import {
  deductedLine,
  from,
  less,
  portion,
  randLine,
  share,
  type Formula,
  type RandLine,
  type Source,
} from './working.ts';

/** The employee's first or second twelve months of claims. */
export type Claim = 'none' | 'first' | 'second';

/** Cents of the month. `wage`: paid for the hours. `isOfAge`: 18 to 29 at the end of the month; default: by `age`. */
export type IncentiveInput = IncentiveWage & {
  claim: Claim;
  remuneration: Cents;
  age: Age;
  isOfAge?: boolean;
};

export type Incentive = { lines: readonly RandLine[]; amount: Cents; notes: readonly string[] };

const { youngest, oldest, fullMonth } = incentiveRules;
const NONE: Incentive = { lines: [], amount: 0, notes: [] };
const NOT_OF_AGE = `The employment tax incentive is for employees of ${youngest} to ${oldest}, so it is left out.`;

/** Under 160 hours pay is raised to a full month and the amount reduced again. Refuses unconfirmed months. */
export function employmentIncentive(input: IncentiveInput, rates: PayrollRates): Incentive | Refusal {
  const { claim, remuneration, hours, age, isOfAge = isYoung(age) } = input;
  if (claim === 'none') return NONE;
  const { incentive, name } = rates;
  if (!incentive) return unknownRate(name, 'eti', notConfirmed(rates));
  if (!isOfAge) return { ...NONE, notes: [NOT_OF_AGE] };
  const wage = testWage(input, rates);
  if (isRefusal(wage)) return wage;
  const notes = wage.note ? [wage.note] : [];
  if (!wage.isReached) return { ...NONE, notes };
  const lines = linesOf(remuneration, hours, incentive[claim], from({ name }, 'eti'));
  return { lines, amount: lines.at(-1)!.amount, notes };
}

function isYoung(age: Age): boolean {
  return age !== '75+' && age >= youngest && age <= oldest;
}

function linesOf(pay: Cents, hours: number, bands: IncentiveBands, table: Source): readonly RandLine[] {
  const label = 'Employment tax incentive (ETI)';
  if (hours >= fullMonth) return [deductedLine('incentive', label, incentiveOn(pay, bands), table)];
  const month = randLine(
    'incentivePay',
    `Pay of a month of ${fullMonth} hours`,
    portion(fullMonth, hours, pay),
    table,
  );
  const full = randLine(
    'incentiveOfMonth',
    'Incentive of such a month',
    incentiveOn(month.amount, bands),
    table,
  );
  return [month, full, deductedLine('incentive', label, portion(hours, fullMonth, full.amount), table)];
}

function incentiveOn(pay: Cents, bands: IncentiveBands): Formula {
  if (pay < bands.shareBelow) return share(bands.share, pay);
  if (pay < bands.mostBelow) return bands.most;
  if (pay >= bands.endsAt) return 0;
  return less(bands.most, share(bands.taper, less(pay, bands.mostBelow)));
}

function notConfirmed({ name }: PayrollRates): string {
  return `The amounts of the employment tax incentive for this month of ${name.label} could not be confirmed from a published source, so no figure is given. Leave the incentive out to see the payslip.`;
}
