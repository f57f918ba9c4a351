import type { Age } from './age.ts';
import type { IndividualInput } from './individual.ts';
import type { IndividualRates } from './rates/individual-rates.ts';

/** An exact fraction of a rand. */
type Fraction = { top: bigint; bottom: bigint };

export type OracleFigures = {
  allowableRetirementContributions: bigint;
  medicalDeduction: bigint;
  taxableIncome: bigint;
  taxBeforeRebates: bigint;
  applicableRebates: bigint;
  taxAfterRebates: bigint;
  medicalCredits: bigint;
  additionalMedicalCredit: bigint;
  finalTax: bigint;
  effectiveTaxRate: bigint;
  netSalary: bigint;
};

/**
 * The individual's assessment told a second time, in exact fractions of a rand, sharing nothing with the engine but the
 * printed tables. Figures are cents, the effective rate basis points; null where the tables must refuse.
 */
export function oracle(input: IndividualInput, rates: IndividualRates): OracleFigures | null {
  const gross = cents(input.grossIncome);
  const retirement = retirementDeduction(input, rates);
  if (retirement === null) return null;
  const medical = deductionForMedical(input, minus(gross, retirement), rates);
  if (medical === null) return null;
  const taxable = minus(minus(gross, retirement), medical);
  const before = toTheCent(taxByBands(taxable, rates));
  const rebates = rebatesAt(input.age, rates);
  const after = floored(minus(before, rebates));
  const credits = creditsFor(input, rates);
  const additional = sectionSixB(input, taxable, credits, rates);
  const final = floored(minus(minus(after, credits), additional));
  return {
    allowableRetirementContributions: inCents(retirement),
    medicalDeduction: inCents(medical),
    taxableIncome: inCents(taxable),
    taxBeforeRebates: inCents(before),
    applicableRebates: inCents(rebates),
    taxAfterRebates: inCents(after),
    medicalCredits: inCents(credits),
    additionalMedicalCredit: inCents(additional),
    finalTax: inCents(final),
    effectiveTaxRate: gross.top === 0n ? 0n : halfUp(times(divide(final, gross), whole(10_000))),
    netSalary: inCents(minus(gross, final)),
  };
}

/** Walks the printed rows from the top down and stops at the first that the income reaches into. */
function taxByBands(taxable: Fraction, { brackets }: IndividualRates): Fraction {
  for (const row of brackets.toReversed()) {
    const lower = row.min === 0 ? whole(0) : minus(cents(row.min), whole(1));
    if (isAbove(taxable, lower)) return plus(cents(row.base), percent(row.rate, minus(taxable, lower)));
  }
  return whole(0);
}

function rebatesAt(age: Age, { rebates }: IndividualRates): Fraction {
  const years = age === '75+' ? 75 : age;
  const second = years >= 65 ? cents(rebates.secondary) : whole(0);
  const third = years >= 75 ? cents(rebates.tertiary ?? 0) : whole(0);
  return plus(plus(cents(rebates.primary), second), third);
}

function retirementDeduction(input: IndividualInput, { retirement }: IndividualRates): Fraction | null {
  const paid = cents(input.retirementContributions);
  const gross = cents(input.grossIncome);
  if (paid.top === 0n) return paid;
  if (retirement.kind === 'combined')
    return smallest(paid, toTheCent(percent(retirement.rate, gross)), cents(retirement.cap));
  if (input.retirementFund === undefined) return null;
  if (input.retirementFund === 'provident') return whole(0);
  const limits =
    input.retirementFund === 'pension'
      ? [percent(750, gross), whole(1_750)]
      : [percent(1500, gross), whole(3_500), whole(1_750)];
  return smallest(
    paid,
    toTheCent(limits.reduce((most, limit) => (isAbove(limit, most) ? limit : most))),
    gross,
  );
}

function deductionForMedical(
  input: IndividualInput,
  income: Fraction,
  { medical }: IndividualRates,
): Fraction | null {
  const paid = cents(input.medicalContributions);
  if (medical.kind === 'credit' && medical.ages === 'all') return whole(0);
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
  if (input.age === '75+' || input.age >= 65)
    return toTheCent(percent(3330, floored(minus(paid, times(whole(3), credits)))));
  const excess = floored(minus(paid, times(whole(4), credits)));
  return toTheCent(percent(2500, floored(minus(excess, toTheCent(percent(750, taxable))))));
}

function yearly(members: number, perMonth: { main: number; first: number; additional: number }): Fraction {
  const family = [perMonth.main, perMonth.first, ...Array<number>(30).fill(perMonth.additional)];
  return family.slice(0, members).reduce((sum, month) => plus(sum, times(whole(12), cents(month))), whole(0));
}

function smallest(...values: Fraction[]): Fraction {
  return values.reduce((least, value) => (isAbove(least, value) ? value : least));
}

function floored(value: Fraction): Fraction {
  return isAbove(whole(0), value) ? whole(0) : value;
}

function percent(basisPoints: number, of: Fraction): Fraction {
  return { top: of.top * BigInt(basisPoints), bottom: of.bottom * 10_000n };
}

function toTheCent(value: Fraction): Fraction {
  return { top: halfUp(times(value, whole(100))), bottom: 100n };
}

/** The nearest whole number; a half goes up. Only ever asked of what is not negative. */
function halfUp({ top, bottom }: Fraction): bigint {
  return (top * 2n + bottom) / (bottom * 2n);
}

function inCents(value: Fraction): bigint {
  return (value.top * 100n) / value.bottom;
}

function whole(value: number): Fraction {
  return { top: BigInt(value), bottom: 1n };
}

function cents(value: number): Fraction {
  return { top: BigInt(value), bottom: 100n };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

function divide(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom, bottom: a.bottom * b.top };
}

function isAbove(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom > b.top * a.bottom;
}
