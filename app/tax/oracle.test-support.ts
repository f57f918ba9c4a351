import type { Age } from './age.ts';
import type { Bracket } from './brackets.ts';
import { cents, smallest, total, whole, type Fraction } from './fractions.test-support.ts';
import type { IndividualInput } from './individual.ts';
import type { IndividualRates } from './rates/tables.ts';

/** In exact fractions, sharing only the printed tables with the engine; null where the tables must refuse. */
export function oracle(input: IndividualInput, rates: IndividualRates) {
  const assessment = assessmentOf(input.grossIncome, input, rates);
  if (assessment === null) return null;
  const gross = cents(input.grossIncome);
  const uif = uifOf(input, rates);
  const left = gross.minus(cents(Number(assessment.finalTax) + input.retirementContributions));
  return { ...assessment, uif: uif && uif.inCents(), takeHome: uif && left.minus(uif).inCents() };
}

export function assessmentOf(income: number, input: IndividualInput, rates: IndividualRates) {
  const gross = cents(income);
  const exempt = exemptInterest(gross, input, rates);
  const counted = gross.minus(exempt);
  const retirement = retirementDeduction(counted, input, rates);
  if (retirement === null) return null;
  const medical = deductionForMedical(input, counted.minus(retirement), rates);
  if (medical === null) return null;
  const taxable = counted.minus(retirement).minus(medical);
  const before = taxByBands(taxable, rates.brackets).toTheCent();
  const part = rates.name.basis === 'firm' ? null : partOf(input, rates.name.taxYear);
  if (part !== null && part.days <= 0) return null;
  if (part !== null && (input.otherMonths ?? 0) > 12 * Math.max(0, input.medicalMembers - 2)) return null;
  const yearly = rebatesAt(input.age, rates);
  const rebates = part === null ? yearly : yearly.times(part.days).dividedBy(part.of).toTheCent();
  const after = before.minus(rebates).notBelowZero();
  const credits = creditsFor(input, rates, part);
  const additional = sectionSixB(input, taxable, credits, rates);
  const final = after.minus(credits).minus(additional).notBelowZero();
  return {
    interestExemption: exempt.inCents(),
    allowableRetirementContributions: retirement.inCents(),
    medicalDeduction: medical.inCents(),
    taxableIncome: taxable.inCents(),
    taxBeforeRebates: before.inCents(),
    applicableRebates: rebates.inCents(),
    taxAfterRebates: after.inCents(),
    medicalCredits: credits.inCents(),
    additionalMedicalCredit: additional.inCents(),
    finalTax: final.inCents(),
    effectiveTaxRate: final.inBasisPointsOf(gross),
    netSalary: gross.minus(final).inCents(),
  };
}

export function taxByBands(taxable: Fraction, brackets: readonly Bracket[]): Fraction {
  for (const row of brackets.toReversed()) {
    const lower = row.min === 0 ? whole(0) : cents(row.min).minus(whole(1));
    if (taxable.isAbove(lower)) return cents(row.base).plus(taxable.minus(lower).share(row.rate));
  }
  return whole(0);
}

export function taxAfterRebates(taxable: Fraction, age: Age, rates: IndividualRates): Fraction {
  return taxByBands(taxable, rates.brackets).toTheCent().minus(rebatesAt(age, rates)).notBelowZero();
}

function rebatesAt(age: Age, { rebates }: IndividualRates): Fraction {
  const years = age === '75+' ? 75 : age;
  const second = years >= 65 ? cents(rebates.secondary) : whole(0);
  const third = years >= 75 ? cents(rebates.tertiary ?? 0) : whole(0);
  return cents(rebates.primary).plus(second).plus(third);
}

function retirementDeduction(
  counted: Fraction,
  input: IndividualInput,
  { retirement }: IndividualRates,
): Fraction | null {
  const paid = cents(input.retirementContributions);
  if (paid.top === 0n) return paid;
  if (retirement.kind === 'combined')
    return smallest(paid, counted.share(retirement.rate).toTheCent(), cents(retirement.cap));
  if (input.retirementFund === undefined) return null;
  if (input.retirementFund === 'provident') return whole(0);
  const pay = cents(input.grossIncome - (input.interestIncome ?? 0)).notBelowZero();
  const limits =
    input.retirementFund === 'pension'
      ? [pay.share(750), whole(1_750)]
      : [counted.share(1500), whole(3_500), whole(1_750)];
  return smallest(
    paid,
    limits.reduce((most, limit) => (limit.isAbove(most) ? limit : most)).toTheCent(),
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

function uifOf(input: IndividualInput, { name }: IndividualRates): Fraction | null {
  if (name.basis === 'firm' || name.taxYear < 2010) return null;
  if (!['salary', undefined].includes(input.incomeKind)) return whole(0);
  const pay = cents(input.grossIncome - (input.interestIncome ?? 0)).notBelowZero();
  const earned = pay.dividedBy(12).toTheCent().share(100).toTheCent();
  return total(
    MONTHS.map((month) => whole(ceilingIn(name.taxYear, month)).share(100)).map((most) =>
      smallest(earned, most),
    ),
  );
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
  const tolerated = income.share(750).toTheCent();
  if (medical.kind === 'credit') return paid.isAbove(tolerated) ? null : whole(0);
  const cap = yearly(input.medicalMembers, medical.perMonth);
  return paid.minus(cap).isAbove(tolerated) ? null : smallest(paid, cap, income);
}

function creditsFor(
  { age, medicalMembers, medicalMonths, secondMonths, otherMonths }: IndividualInput,
  { medical }: IndividualRates,
  part: Part | null,
): Fraction {
  if (medical.kind !== 'credit') return whole(0);
  if (medical.ages === 'under-65' && (age === '75+' || age >= 65)) return whole(0);
  if (part === null) return yearly(medicalMembers, medical.perMonth);
  const { main, first, additional } = medical.perMonth;
  const others = otherMonths ?? (medicalMonths ?? part.months) * Math.max(0, medicalMembers - 2);
  return total([
    cents(medicalMembers > 0 ? main * (medicalMonths ?? part.months) : 0),
    cents(medicalMembers > 1 ? first * (secondMonths ?? medicalMonths ?? part.months) : 0),
    cents(medicalMembers > 2 ? additional * others : 0),
  ]);
}

type Part = { days: number; of: number; months: number };

function partOf({ firstDay = '03-01', lastDay = '99' }: IndividualInput, taxYear: number): Part {
  const days: string[] = [];
  for (let day = 1; days.at(-1) !== `${taxYear}-03-01`; day++)
    days.push(new Date(Date.UTC(taxYear - 1, 2, day)).toISOString().slice(0, 10));
  const all = days.slice(0, -1);
  const from = all.findLastIndex(
    (day) => day.slice(5) <= firstDay.slice(-5) && day.slice(0, 4) === yearOf(firstDay, taxYear),
  );
  const until =
    lastDay === '99'
      ? all.length - 1
      : all.findLastIndex(
          (day) => day.slice(5) <= lastDay.slice(-5) && day.slice(0, 4) === yearOf(lastDay, taxYear),
        );
  const counted = all.slice(from, until + 1);
  return {
    days: until - from + 1,
    of: all.length,
    months: new Set(counted.map((day) => day.slice(0, 7))).size,
  };
}

function yearOf(day: string, taxYear: number): string {
  return String(day.slice(-5) >= '03' ? taxYear - 1 : taxYear);
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
    return paid.minus(credits.times(3)).notBelowZero().plus(bills).share(3330).toTheCent();
  const counted = paid.minus(credits.times(4)).notBelowZero().plus(bills);
  return counted.minus(taxable.share(750).toTheCent()).notBelowZero().share(2500).toTheCent();
}

function yearly(members: number, perMonth: { main: number; first: number; additional: number }): Fraction {
  const family = [perMonth.main, perMonth.first, ...Array<number>(30).fill(perMonth.additional)];
  return family.slice(0, members).reduce((sum, month) => sum.plus(cents(month).times(12)), whole(0));
}
