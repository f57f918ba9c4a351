import { cents, type Figures } from './fractions.test-support.ts';
import type { LumpSumInput } from './lump-sum.ts';
import { assessmentOf, taxByBands } from './oracle.test-support.ts';
import type { LumpSumTable } from './rates/lump-sum-rates.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { TwoPotInput } from './two-pot.ts';

export function lumpSumOracle(
  { lumpSum, earlierLumpSums }: LumpSumInput,
  { brackets }: LumpSumTable,
): Figures {
  const taxOf = (amount: number) => taxByBands(cents(amount), brackets).toTheCent();
  const [all, earlier] = [taxOf(lumpSum + earlierLumpSums), taxOf(earlierLumpSums)];
  const tax = all.minus(earlier);
  return {
    taxOnAll: all.inCents(),
    taxOnEarlier: earlier.inCents(),
    lumpSumTax: tax.inCents(),
    paidOut: cents(lumpSum).minus(tax).inCents(),
    effectiveTaxRate: tax.inBasisPointsOf(cents(lumpSum)),
  };
}

/** Two whole assessments of a person without contributions; what they say of the tax is not the engine's own difference. */
export function twoPotOracle(input: TwoPotInput, rates: IndividualRates): Figures | null {
  const { taxableIncome, withdrawal, fee, age, medicalMembers } = input;
  const person = { grossIncome: 0, retirementContributions: 0, medicalContributions: 0, age, medicalMembers };
  const taxed = withdrawal - fee;
  const before = assessmentOf(taxableIncome, person, rates);
  const after = assessmentOf(taxableIncome + taxed, person, rates);
  if (before === null || after === null || withdrawal < 200_000 || taxed < 0) return null;
  const tax = BigInt(after.finalTax) - BigInt(before.finalTax);
  return {
    taxBefore: before.finalTax,
    taxAfter: after.finalTax,
    taxOnWithdrawal: tax,
    paidOut: BigInt(taxed) - tax,
  };
}
