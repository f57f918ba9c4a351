import type { Age } from './age.ts';
import type { Bracket } from './brackets.ts';
import {
  cents,
  divide,
  floored,
  halfUp,
  inCents,
  isAbove,
  minus,
  percent,
  plus,
  smallest,
  times,
  toTheCent,
  whole,
  type Fraction,
} from './fractions.test-support.ts';
import type { IndividualInput } from './individual.ts';
import type { IndividualRates } from './rates/tables.ts';

/** In exact fractions, sharing only the printed tables with the engine; null where the tables must refuse. */
export function oracle(input: IndividualInput, rates: IndividualRates) {
  const assessment = assessmentOf(input.grossIncome, input, rates);
  if (assessment === null) return null;
  const gross = cents(input.grossIncome);
  const uif = uifOf(input, rates);
  const left = minus(gross, cents(Number(assessment.finalTax) + input.retirementContributions));
  return {
    ...assessment,
    uif: uif && inCents(uif),
    takeHome: uif && inCents(minus(left, uif)),
  };
}

export function assessmentOf(income: number, input: IndividualInput, rates: IndividualRates) {
  const gross = cents(income);
  const exempt = exemptInterest(gross, input, rates);
  const counted = minus(gross, exempt);
  const retirement = retirementDeduction(counted, input, rates);
  if (retirement === null) return null;
  const medical = deductionForMedical(input, minus(counted, retirement), rates);
  if (medical === null) return null;
  const taxable = minus(minus(counted, retirement), medical);
  const before = toTheCent(taxByBands(taxable, rates.brackets));
  const rebates = rebatesAt(input.age, rates);
  const after = floored(minus(before, rebates));
  const credits = creditsFor(input, rates);
  const additional = sectionSixB(input, taxable, credits, rates);
  const final = floored(minus(minus(after, credits), additional));
  return {
    interestExemption: inCents(exempt),
    allowableRetirementContributions: inCents(retirement),
    medicalDeduction: inCents(medical),
    taxableIncome: inCents(taxable),
    taxBeforeRebates: inCents(before),
    applicableRebates: inCents(rebates),
    taxAfterRebates: inCents(after),
    medicalCredits: inCents(credits),
    additionalMedicalCredit: inCents(additional),
    finalTax: inCents(final),
    effectiveTaxRate: shareInBasisPoints(final, gross),
    netSalary: inCents(minus(gross, final)),
  };
}

/** In basis points, half up; nothing of nothing is 0. */
export function shareInBasisPoints(part: Fraction, of: Fraction): bigint {
  return of.top === 0n ? 0n : halfUp(times(divide(part, of), whole(10_000)));
}

/** From the top row down to the first that the income reaches. */
export function taxByBands(taxable: Fraction, brackets: readonly Bracket[]): Fraction {
  for (const row of brackets.toReversed()) {
    const lower = row.min === 0 ? whole(0) : minus(cents(row.min), whole(1));
    if (isAbove(taxable, lower)) return plus(cents(row.base), percent(row.rate, minus(taxable, lower)));
  }
  return whole(0);
}

export function rebatesAt(age: Age, { rebates }: IndividualRates): Fraction {
  const years = age === '75+' ? 75 : age;
  const second = years >= 65 ? cents(rebates.secondary) : whole(0);
  const third = years >= 75 ? cents(rebates.tertiary ?? 0) : whole(0);
  return plus(plus(cents(rebates.primary), second), third);
}

function retirementDeduction(
  counted: Fraction,
  input: IndividualInput,
  { retirement }: IndividualRates,
): Fraction | null {
  const paid = cents(input.retirementContributions);
  if (paid.top === 0n) return paid;
  if (retirement.kind === 'combined')
    return smallest(paid, toTheCent(percent(retirement.rate, counted)), cents(retirement.cap));
  if (input.retirementFund === undefined) return null;
  if (input.retirementFund === 'provident') return whole(0);
  const pay = floored(cents(input.grossIncome - (input.interestIncome ?? 0)));
  const limits =
    input.retirementFund === 'pension'
      ? [percent(750, pay), whole(1_750)]
      : [percent(1500, counted), whole(3_500), whole(1_750)];
  return smallest(
    paid,
    toTheCent(limits.reduce((most, limit) => (isAbove(limit, most) ? limit : most))),
    counted,
  );
}

function exemptInterest(
  gross: Fraction,
  { interestIncome = 0, age }: IndividualInput,
  rates: IndividualRates,
) {
  if (rates.interestExemption === null) return whole(0);
  const { under65, from65 } = rates.interestExemption;
  return smallest(cents(interestIncome), cents(age === '75+' || age >= 65 ? from65 : under65), gross);
}

/** Month by month, with the ceilings written out a second time. */
function uifOf(input: IndividualInput, { name }: IndividualRates): Fraction | null {
  if (name.basis === 'firm' || name.taxYear < 2010) return null;
  if (!['salary', undefined].includes(input.incomeKind)) return whole(0);
  const pay = floored(cents(input.grossIncome - (input.interestIncome ?? 0)));
  const earned = toTheCent(percent(100, toTheCent(divide(pay, whole(12)))));
  return MONTHS.map((month) => percent(100, whole(ceilingIn(name.taxYear, month))))
    .map((most) => smallest(earned, most))
    .reduce(plus);
}

/** Months are counted from March. */
const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function ceilingIn(taxYear: number, month: number): number {
  const since = (taxYear - 1) * 12 + month;
  if (since >= 2021 * 12 + 3) return 17_712;
  return since >= 2012 * 12 + 7 ? 14_872 : 12_478;
}

function deductionForMedical(
  input: IndividualInput,
  income: Fraction,
  { medical }: IndividualRates,
): Fraction | null {
  const paid = cents(input.medicalContributions);
  if (medical.kind === 'credit' && medical.ages === 'all') return whole(0);
  if (input.medicalExpenses) return null;
  if (input.age === '75+' || input.age >= 65) return smallest(paid, income);
  if (medical.kind === 'expense-deduction') return paid.top === 0n ? whole(0) : null;
  const tolerated = toTheCent(percent(750, income));
  if (medical.kind === 'credit') return isAbove(paid, tolerated) ? null : whole(0);
  const cap = yearly(input.medicalMembers, medical.perMonth);
  return isAbove(minus(paid, cap), tolerated) ? null : smallest(paid, cap, income);
}

function creditsFor({ age, medicalMembers }: IndividualInput, { medical }: IndividualRates): Fraction {
  if (medical.kind !== 'credit') return whole(0);
  if (medical.ages === 'under-65' && (age === '75+' || age >= 65)) return whole(0);
  return yearly(medicalMembers, medical.perMonth);
}

function sectionSixB(
  input: IndividualInput,
  taxable: Fraction,
  credits: Fraction,
  rates: IndividualRates,
): Fraction {
  if (rates.medical.kind !== 'credit' || rates.medical.additional === null) return whole(0);
  const paid = cents(input.medicalContributions);
  const bills = cents(input.medicalExpenses ?? 0);
  if (input.disability || input.age === '75+' || input.age >= 65)
    return toTheCent(percent(3330, plus(floored(minus(paid, times(whole(3), credits))), bills)));
  const counted = plus(floored(minus(paid, times(whole(4), credits))), bills);
  return toTheCent(percent(2500, floored(minus(counted, toTheCent(percent(750, taxable))))));
}

function yearly(members: number, perMonth: { main: number; first: number; additional: number }): Fraction {
  const family = [perMonth.main, perMonth.first, ...Array<number>(30).fill(perMonth.additional)];
  return family.slice(0, members).reduce((sum, month) => plus(sum, times(whole(12), cents(month))), whole(0));
}
