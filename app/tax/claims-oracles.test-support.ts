import type { GivingInput } from './giving.ts';
import type { HomeOfficeInput } from './home-office.ts';
import type { MedicalCreditsInput } from './medical-credits.ts';
import {
  cents,
  divide,
  floored,
  inCents,
  minus,
  percent,
  plus,
  smallest,
  times,
  toTheCent,
  whole,
  type Fraction,
} from './fractions.test-support.ts';
import { rebatesAt, taxByBands } from './oracle.test-support.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { TravelRates } from './rates/travel-rates.ts';
import type { TravelInput } from './travel-costs.ts';

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

export function travelOracle(input: TravelInput, rates: TravelRates): Figures | null {
  const { vehicleValue, businessKm, totalKm, days } = input;
  if (vehicleValue === 0 || businessKm > totalKm || totalKm === 0 || totalKm > 100_000_000) return null;
  if (days < 1 || days > 366) return null;
  const cost = input.method === 'scale' ? costByScale(input, rates) : actualCost(input, rates);
  if (cost === null) return null;
  const deduction = smallest(cost, cents(input.allowance));
  return {
    travelCost: inCents(cost),
    travelDeduction: inCents(deduction),
    taxableAllowance: inCents(minus(cents(input.allowance), deduction)),
  };
}

function costByScale(input: TravelInput, { rows }: TravelRates): Fraction {
  const row = rows.findLast(({ upTo }, index) => {
    const below = rows[index - 1]?.upTo ?? -1;
    return input.vehicleValue > below && (upTo === null || input.vehicleValue <= upTo);
  });
  if (!row) throw new Error('no row of the scale has this value');
  const kilometres = cents(input.businessKm);
  const each = (tenths: number) => toTheCent(times(kilometres, { top: BigInt(tenths), bottom: 1_000n }));
  const fixed = businessPart(forDays(cents(row.fixed), input.days), input);
  const fuel = input.employerFuel ? whole(0) : each(row.fuel);
  const maintenance = input.employerMaintenance ? whole(0) : each(row.maintenance);
  return plus(plus(fixed, fuel), maintenance);
}

function actualCost(input: TravelInput, { valueLimit }: TravelRates): Fraction | null {
  if (valueLimit === null || (input.vehicleValue > valueLimit && input.financeCharges > 0)) return null;
  const year = toTheCent(divide(smallest(cents(input.vehicleValue), cents(valueLimit)), whole(7)));
  const paid = cents(input.runningCosts + input.financeCharges);
  return businessPart(plus(paid, forDays(year, input.days)), input);
}

function forDays(amount: Fraction, days: number): Fraction {
  return toTheCent(times(amount, divide(whole(Math.min(days, 365)), whole(365))));
}

function businessPart(amount: Fraction, { businessKm, totalKm }: TravelInput): Fraction {
  return toTheCent(times(amount, divide(cents(businessKm), cents(totalKm))));
}

/** `taxYear`: of which an employee could deduct the interest until 2022. */
export function homeOfficeOracle(input: HomeOfficeInput, taxYear: number): Figures | null {
  const { worker, officeArea, homeArea } = input;
  if (homeArea === 0 || officeArea > homeArea) return null;
  const isSalaried = worker === 'employee';
  const interest = isSalaried && taxYear > 2022 ? 0 : input.bondInterest;
  const part = toTheCent(times(cents(input.premises + interest), divide(cents(officeArea), cents(homeArea))));
  const own = input.repairs + input.wearAndTear + (isSalaried ? 0 : input.otherCosts);
  const isMet = input.isOffice && (worker === 'trade' || input.isMainPlace);
  return {
    sharedPart: inCents(part),
    homeOfficeDeduction: isMet ? inCents(plus(part, cents(own))) : 0n,
  };
}
