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
  isAbove,
  type Fraction,
} from './fractions.test-support.ts';
import { rebatesAt, shareInBasisPoints, taxByBands } from './oracle.test-support.ts';
import type { PayslipInput } from './payslip.ts';
import type { TaxYear } from './tax-year.ts';
import { tablesOf } from './years/index.ts';

type Figures = Record<string, bigint | null>;

const PERIODS = { monthly: 12, fortnightly: 26, weekly: 52 };
const MOST = 10_000_000_000_000;

/** In exact fractions, with ceilings, shares and incentive written out a second time; null where it must be refused. */
export function payslipOracle(input: PayslipInput, taxYear: TaxYear, month: number): Figures | null {
  const inYear = PERIODS[input.frequency];
  const daysIn = { monthly: input.daysInMonth, fortnightly: 14, weekly: 7 }[input.frequency];
  const days = input.periods * daysIn + input.days;
  const started = Math.ceil(days / daysIn);
  const benefits = input.employerRetirement + input.employerMedical;
  if (taxYear < 2017 || started === 0 || started > inYear) return null;
  if (input.pay + input.bonus + input.travelAllowance + benefits > MOST) return null;
  if (input.claim !== 'none' && input.hours === 0) return null;
  if (input.medicalMembers === 0 && input.medical + input.employerMedical > 0) return null;
  const { individual } = tablesOf(taxYear);
  const isMonth = input.frequency === 'monthly' && started === 1;
  const partOf = divide(whole(Math.floor(((days % daysIn) * 10_000) / daysIn)), whole(10_000));
  const ofYear = divide(plus(whole(Math.floor(days / daysIn)), partOf), whole(inYear));
  const bonus = cents(input.bonus);

  const travel = toTheCent(percent(input.mostlyBusiness ? 2000 : 8000, cents(input.travelAllowance)));
  const remuneration = plus(cents(input.pay + benefits), travel);
  const cap = toTheCent(times(whole(taxYear >= 2027 ? 430_000 : 350_000), ofYear));
  const deduction = smallest(
    cents(input.retirement + input.employerRetirement),
    toTheCent(percent(2750, remuneration)),
    cap,
  );
  const balance = minus(remuneration, deduction);
  const equivalent = toTheCent(divide(balance, ofYear));
  const taxOf = (income: Fraction) =>
    floored(minus(toTheCent(taxByBands(income, individual.brackets)), rebatesAt(input.age, individual)));
  const periodTax = toTheCent(times(taxOf(equivalent), ofYear));
  const bonusTax = minus(taxOf(plus(equivalent, bonus)), taxOf(equivalent));
  const { medical } = individual;
  if (medical.kind !== 'credit') return null;
  const members = input.medicalMembers;
  const credit = cents(
    Math.min(members, 2) * medical.perMonth.main + Math.max(0, members - 2) * medical.perMonth.additional,
  );
  const monthsOf = (amount: Fraction) => toTheCent(divide(times(amount, whole(12 * started)), whole(inYear)));
  const paye = floored(minus(plus(periodTax, bonusTax), monthsOf(credit)));

  const since = (month >= 3 ? taxYear - 1 : taxYear) * 12 + month;
  const ceiling = whole(since >= 2021 * 12 + 6 ? 17_712 : 14_872);
  const insured = smallest(plus(remuneration, bonus), monthsOf(ceiling));
  const uif = input.underDay ? whole(0) : toTheCent(percent(100, insured));
  const sdl = input.smallPayroll ? whole(0) : toTheCent(percent(100, plus(balance, bonus)));
  const incentive = isMonth ? incentiveOracle(input, plus(remuneration, bonus), since) : whole(0);
  if (incentive === null) return null;
  const cash = cents(input.pay + input.travelAllowance + input.bonus);
  return {
    remuneration: inCents(remuneration),
    retirementDeduction: inCents(deduction),
    balance: inCents(balance),
    annualEquivalent: inCents(equivalent),
    annualTax: inCents(taxOf(equivalent)),
    periodTax: inCents(periodTax),
    bonusTax: inCents(bonusTax),
    medicalCredits: inCents(monthsOf(credit)),
    paye: inCents(paye),
    uif: inCents(uif),
    netPay: inCents(minus(minus(minus(cash, paye), uif), cents(input.retirement + input.medical))),
    employerUif: inCents(uif),
    sdl: inCents(sdl),
    incentive: inCents(incentive),
    costToCompany: inCents(minus(plus(plus(plus(cash, cents(benefits)), uif), sdl), incentive)),
    effectiveTaxRate: shareInBasisPoints(paye, plus(remuneration, bonus)),
  };
}

/** Months are counted from the January of year 0, plus one. */
const since = (year: number, month: number) => year * 12 + month;

const WAGES: readonly (readonly [from: number, rand: Fraction])[] = [
  [since(2026, 3), cents(30_23)],
  [since(2025, 3), cents(28_79)],
  [since(2024, 3), cents(27_58)],
  [since(2023, 3), cents(25_42)],
  [since(2022, 3), cents(23_19)],
  [since(2021, 3), cents(21_69)],
  [since(2020, 3), cents(20_76)],
  [since(2019, 1), whole(20)],
];

function incentiveOracle(
  { claim, age, hours, pay }: PayslipInput,
  remuneration: Fraction,
  now: number,
): Fraction | null {
  if (claim === 'none') return whole(0);
  const wage = WAGES.find(([from]) => now >= from)?.[1];
  const isPandemic =
    (now >= since(2020, 4) && now <= since(2020, 7)) || (now >= since(2021, 8) && now <= since(2021, 11));
  if (!wage || now < since(2019, 3) || isPandemic) return null;
  if (age === '75+' || age > 29 || isAbove(times(wage, whole(hours)), cents(pay))) return whole(0);
  const counted = whole(Math.min(hours, 160));
  const full = toTheCent(divide(times(remuneration, whole(160)), counted));
  const halves = claim === 'first' ? whole(1) : divide(whole(1), whole(2));
  return toTheCent(divide(times(toTheCent(amountOn(full, now, halves)), counted), whole(160)));
}

function amountOn(pay: Fraction, now: number, halves: Fraction): Fraction {
  const isNew = now >= since(2025, 4);
  const [low, middle, high] = isNew ? [2_500, 5_500, 7_500] : [2_000, 4_500, 6_500];
  const most = now >= since(2022, 3) ? 1_500 : 1_000;
  const share = isNew ? 6000 : most * 5;
  if (!isAbove(whole(low), pay)) {
    if (isAbove(whole(middle), pay)) return times(whole(most), halves);
    const less = toTheCent(
      times(times(minus(pay, whole(middle)), divide(whole(most), whole(2_000))), halves),
    );
    return isAbove(whole(high), pay) ? minus(times(whole(most), halves), less) : whole(0);
  }
  return times(percent(share, pay), halves);
}
