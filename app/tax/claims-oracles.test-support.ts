import type { GivingInput } from './giving.ts';
import type { MedicalCreditsInput } from './medical-credits.ts';
import {
  cents,
  floored,
  inCents,
  minus,
  percent,
  plus,
  smallest,
  times,
  toTheCent,
  whole,
} from './fractions.test-support.ts';
import { rebatesAt, taxByBands } from './oracle.test-support.ts';
import type { IndividualRates } from './rates/tables.ts';

type Figures = Record<string, bigint | null>;

/** The three rows written out from the Act's words; null where a condition or the members are missing. */
export function medicalCreditsOracle(input: MedicalCreditsInput, rates: IndividualRates): Figures | null {
  const { age, medicalMembers, condition, listedExpenses } = input;
  if (medicalMembers === 0 && input.medicalContributions > 0) return null;
  if (condition === 'none' && listedExpenses > 0) return null;
  if (rates.medical.kind !== 'credit') return null;
  const { main, first, additional } = rates.medical.perMonth;
  const month = [0, main, main + first][medicalMembers] ?? main + first + (medicalMembers - 2) * additional;
  const schemeFees = cents(12 * month);
  const bills = plus(cents(input.medicalExpenses), cents(listedExpenses));
  const above = (count: number) =>
    floored(minus(cents(input.medicalContributions), times(whole(count), schemeFees)));
  const isOld = age === '75+' || age >= 65;
  const isFull = isOld || (condition === 'disability' && input.isConfirmed);
  const hurdle = toTheCent(percent(750, cents(input.taxableIncome)));
  const more = isFull
    ? toTheCent(percent(3330, plus(above(3), bills)))
    : toTheCent(percent(2500, floored(minus(plus(above(4), bills), hurdle))));
  return {
    medicalCredits: inCents(schemeFees),
    additionalMedicalCredit: inCents(more),
    totalMedicalCredits: inCents(plus(schemeFees, more)),
  };
}

export function givingOracle(input: GivingInput, rates: IndividualRates): Figures {
  const income = cents(input.taxableIncome);
  const all = cents(input.donations + input.carriedForward);
  const deduction = smallest(all, toTheCent(percent(1000, income)));
  const [before, after] = [income, minus(income, deduction)].map((taxed) =>
    floored(minus(toTheCent(taxByBands(taxed, rates.brackets)), rebatesAt(input.age, rates))),
  );
  return {
    givingDeduction: inCents(deduction),
    carriedOn: inCents(minus(all, deduction)),
    incomeAfterGiving: inCents(minus(income, deduction)),
    taxSaved: inCents(floored(minus(before ?? whole(0), after ?? whole(0)))),
  };
}
