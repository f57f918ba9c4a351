import { cents, smallest, whole, type Figures, type Fraction } from './fractions.test-support.ts';
import { taxAfterRebates } from './oracle.test-support.ts';
import type { PayslipInput } from './payslip.ts';
import type { TaxYear } from './tax-year.ts';
import { tablesOf } from './years/index.ts';

const PERIODS = { monthly: 12, fortnightly: 26, weekly: 52 };
const MOST = 10_000_000_000_000;

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
  const partOf = whole(Math.floor(((days % daysIn) * 10_000) / daysIn)).dividedBy(10_000);
  const periods = whole(Math.floor(days / daysIn)).plus(partOf);
  const ofYear = periods.dividedBy(inYear);
  const bonus = cents(input.bonus);

  const travel = cents(input.travelAllowance)
    .share(input.mostlyBusiness ? 2000 : 8000)
    .toTheCent();
  const remuneration = cents(input.pay + benefits).plus(travel);
  const cap = ofYear.times(taxYear >= 2027 ? 430_000 : 350_000).toTheCent();
  const deduction = smallest(
    cents(input.retirement + input.employerRetirement),
    remuneration.share(2750).toTheCent(),
    cap,
  );
  const balance = remuneration.minus(deduction);
  const equivalent = balance.dividedBy(ofYear).toTheCent();
  const taxOf = (income: Fraction) => taxAfterRebates(income, input.age, individual);
  const periodTax = taxOf(equivalent).times(ofYear).toTheCent();
  const bonusTax = taxOf(equivalent.plus(bonus)).minus(taxOf(equivalent));
  const { medical } = individual;
  if (medical.kind !== 'credit') return null;
  const members = input.medicalMembers;
  const credit = cents(
    Math.min(members, 2) * medical.perMonth.main + Math.max(0, members - 2) * medical.perMonth.additional,
  );
  const monthsOf = (amount: Fraction) =>
    amount
      .times(12 * started)
      .dividedBy(inYear)
      .toTheCent();
  const paye = periodTax.plus(bonusTax).minus(monthsOf(credit)).notBelowZero();

  const since = (month >= 3 ? taxYear - 1 : taxYear) * 12 + month;
  const ceiling = whole(since >= 2021 * 12 + 6 ? 17_712 : 14_872);
  const insured = smallest(remuneration.plus(bonus), monthsOf(ceiling));
  const uif = input.underDay ? whole(0) : insured.share(100).toTheCent();
  const sdl = input.smallPayroll ? whole(0) : balance.plus(bonus).share(100).toTheCent();
  const incentive = isMonth ? incentiveOracle(input, remuneration.plus(bonus), since) : whole(0);
  if (incentive === null) return null;
  const cash = cents(input.pay + input.travelAllowance + input.bonus);
  return {
    remuneration: remuneration.inCents(),
    retirementDeduction: deduction.inCents(),
    balance: balance.inCents(),
    annualEquivalent: equivalent.inCents(),
    annualTax: taxOf(equivalent).inCents(),
    periodTax: periodTax.inCents(),
    bonusTax: bonusTax.inCents(),
    medicalCredits: monthsOf(credit).inCents(),
    paye: paye.inCents(),
    uif: uif.inCents(),
    netPay: cash
      .minus(paye)
      .minus(uif)
      .minus(cents(input.retirement + input.medical))
      .inCents(),
    employerUif: uif.inCents(),
    sdl: sdl.inCents(),
    incentive: incentive.inCents(),
    costToCompany: cash.plus(cents(benefits)).plus(uif).plus(sdl).minus(incentive).inCents(),
    effectiveTaxRate: paye.inBasisPointsOf(remuneration.plus(bonus)),
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
  { claim, age, hours, pay, wageRule = 'minimum', agreedWage = 0 }: PayslipInput,
  remuneration: Fraction,
  now: number,
): Fraction | null {
  if (claim === 'none') return whole(0);
  const wage = WAGES.find(([from]) => now >= from)?.[1];
  const isPandemic =
    (now >= since(2020, 4) && now <= since(2020, 7)) || (now >= since(2021, 8) && now <= since(2021, 11));
  if (now < since(2019, 3) || isPandemic) return null;
  if (age === '75+' || age > 29) return whole(0);
  if (!wage) return null;
  const floor = whole(now >= since(2025, 4) ? 2_500 : 2_000)
    .dividedBy(160)
    .times(Math.min(hours, 160));
  const hourly = wage.isAbove(cents(agreedWage)) ? wage : cents(agreedWage);
  const least = wageRule === 'none' ? floor : hourly.times(hours);
  if (least.isAbove(cents(pay))) return whole(0);
  const counted = whole(Math.min(hours, 160));
  const full = remuneration.times(160).dividedBy(counted).toTheCent();
  const halves = claim === 'first' ? whole(1) : whole(1).dividedBy(2);
  return amountOn(full, now, halves).toTheCent().times(counted).dividedBy(160).toTheCent();
}

function amountOn(pay: Fraction, now: number, halves: Fraction): Fraction {
  const isNew = now >= since(2025, 4);
  const [low, middle, high] = isNew ? [2_500, 5_500, 7_500] : [2_000, 4_500, 6_500];
  const most = now >= since(2022, 3) ? 1_500 : 1_000;
  const share = isNew ? 6000 : most * 5;
  if (!whole(low).isAbove(pay)) {
    if (whole(middle).isAbove(pay)) return halves.times(most);
    const less = pay.minus(whole(middle)).times(whole(most).dividedBy(2_000)).times(halves).toTheCent();
    return whole(high).isAbove(pay) ? halves.times(most).minus(less) : whole(0);
  }
  return pay.share(share).times(halves);
}
