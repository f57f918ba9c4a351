import { cents, smallest, total, whole, type Figures, type Fraction } from './fractions.test-support.ts';
import { assessmentOf } from './oracle.test-support.ts';
import { lateInterestRates } from './rates/interest-rates.ts';
import { provisionalDatesOf } from './provisional-dates.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { WorksheetInput } from './worksheet-input.ts';

const MILLION = 100_000_000;

/** In exact fractions; `basicAmount` is the engine's, which has its own oracle. */
export function worksheetOracle(
  input: WorksheetInput,
  basicAmount: number | null,
  rates: IndividualRates,
): Figures | null {
  const { payment, estimate, employeesTaxPaid, provisionalTaxPaid, paidAfterYearEnd } = input;
  const profit =
    input.businessIncome -
    input.businessExpenses +
    yearOf(input.incomeByMonth, input.expectedIncome) -
    yearOf(input.costsByMonth, input.expectedCosts);
  const year = assessmentOf(Math.max(0, input.grossIncome + profit), input, rates);
  if (year === null) return null;
  const actual = Number(year.taxableIncome);
  const taxOn = (taxable: number) =>
    cents(
      Number(
        assessmentOf(taxable, { ...input, retirementContributions: 0, interestIncome: 0 }, rates)?.finalTax,
      ),
    );
  const used = payment === 'third' || estimate === 0 ? actual : estimate;
  const inTime = cents(employeesTaxPaid + (payment === 'first' ? 0 : provisionalTaxPaid));
  const tax = taxOn(used);
  const counted = payment === 'first' ? tax.dividedBy(2).toTheCent() : tax;
  const owed = counted
    .minus(inTime)
    .minus(cents(payment === 'first' ? 0 : paidAfterYearEnd))
    .notBelowZero();
  const isLate = input.paidOn > input.due && owed.top > 0n;
  const secondMissing = estimate === 0 ? whole(0) : taxOn(estimate).minus(inTime).notBelowZero();
  const late = payment === 'third' ? secondMissing : isLate ? owed : whole(0);
  const latePenalty = late.share(1000).toTheCent();
  const isCounted = payment === 'second' && input.paidOn <= input.yearEnd;
  const test = penaltyOf(input, { actual, basicAmount, paid: isCounted ? inTime.plus(owed) : inTime }, taxOn);
  return {
    taxableIncome: BigInt(actual),
    estimateUsed: BigInt(used),
    paymentDue: owed.inCents(),
    latePenalty: latePenalty.inCents(),
    interest: isLate ? interestOn(owed, input).inCents() : 0n,
    safeEstimate: test?.safe ?? null,
    penalty: test ? test.penalty.minus(latePenalty).notBelowZero().inCents() : null,
  };
}

type Tested = { actual: number; basicAmount: number | null; paid: Fraction };

/** Null if there is nothing to compare with. */
function penaltyOf(
  input: WorksheetInput,
  { actual, basicAmount, paid }: Tested,
  taxOn: (taxable: number) => Fraction,
): { safe: bigint; penalty: Fraction } | null {
  const { payment, estimate } = input;
  const isKnown =
    input.incomeByMonth.length + input.grossIncome + input.businessIncome + input.expectedIncome > 0;
  if (payment === 'first' || !isKnown || (payment === 'third' && estimate === 0)) return null;
  const part = cents(actual)
    .share(actual > MILLION ? 8000 : 9000)
    .toTheCent();
  const basic = actual > MILLION || basicAmount === null ? part : cents(basicAmount);
  const safe = smallest(part, basic);
  const declared = cents(estimate || actual);
  const benchmark = smallest(taxOn(Number(part.inCents())), taxOn(Number(basic.inCents())));
  const penalty = safe.isAbove(declared)
    ? benchmark.minus(paid).notBelowZero().share(2000).toTheCent()
    : whole(0);
  return { safe: safe.inCents(), penalty };
}

/** Day by day, at each day's rate; to the cent for each rate. */
function interestOn(amount: Fraction, { payment, due, paidOn, yearEnd }: WorksheetInput): Fraction {
  const { second, topUp } = provisionalDatesOf(yearEnd);
  const end = payment === 'first' ? second : payment === 'second' ? topUp : '9999-12-31';
  const days = new Map<number, number>();
  for (let day = next(due); day <= paidOn && day <= end; day = next(day)) {
    const rate = lateInterestRates.find(({ from }) => day >= from)?.rate;
    if (rate !== undefined) days.set(rate, (days.get(rate) ?? 0) + 1);
  }
  const ofYear = (rate: number, count: number) => amount.times(count).share(rate).toTheCent();
  return total([...days].map(([rate, count]) => ofYear(rate, count).dividedBy(365).toTheCent()));
}

function yearOf(months: readonly { cents: number }[], expected: number): number {
  const known = months.reduce((sum, month) => sum + month.cents, 0);
  return known + Math.max(0, 12 - months.length) * expected;
}

function next(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
