import type { AssessmentInput } from './assessment.ts';
import type { Cents } from './money.ts';
import type { IndividualRates } from './rates/tables.ts';
import { uifRate, type UifPeriod } from './rates/uif.ts';
import {
  deductedLine,
  from,
  least,
  less,
  quotient,
  randLine,
  share,
  sum,
  times,
  type Formula,
  type RandLine,
} from './working.ts';
import { tablesOf } from './years/index.ts';

/** Nulls on the firm basis and in years without a confirmed ceiling. */
export type TakeHome = {
  uif: Cents | null;
  takeHome: Cents | null;
  lines: readonly RandLine[];
  notes: readonly string[];
};

const NO_TAKE_HOME: TakeHome = { uif: null, takeHome: null, lines: [], notes: [] };

/** UIF is on a salary, not on interest, a pension, an annuity or commission (k-mos.com/?p=21687). */
export function takeHomeLines(input: AssessmentInput, finalTax: Cents, rates: IndividualRates): TakeHome {
  if (rates.name.basis === 'firm') return NO_TAKE_HOME;
  const periods = tablesOf(rates.name.taxYear).uif;
  if (periods === null) return { ...NO_TAKE_HOME, notes: [notConfirmed(rates)] };
  const { grossIncome, retirementContributions, interestIncome = 0, incomeKind = 'salary' } = input;
  const pay = incomeKind === 'salary' ? Math.max(0, grossIncome - interestIncome) : 0;
  const label = 'Unemployment insurance (UIF)';
  const uif = deductedLine('uif', label, uifFormula(pay, periods), from(rates, 'uif'));
  const left = less(grossIncome, finalTax, retirementContributions, uif.amount);
  const takeHome = randLine('takeHome', 'Take-home', left, 'calculated');
  return { uif: uif.amount, takeHome: takeHome.amount, lines: [uif, takeHome], notes: [] };
}

/** A year's pay is taken as twelve equal months. */
export function uifFormula(pay: Cents, periods: readonly UifPeriod[]): Formula {
  if (pay === 0) return 0;
  const contributions = periods.map(({ months, ceiling }) =>
    times(months, least(share(uifRate, quotient(pay, 12)), share(uifRate, ceiling))),
  );
  return contributions.reduce((earlier, later) => sum(earlier, later));
}

function notConfirmed({ name }: IndividualRates): string {
  return `The UIF ceiling of ${name.label} could not be confirmed from a published source, so UIF and take-home are left out.`;
}
