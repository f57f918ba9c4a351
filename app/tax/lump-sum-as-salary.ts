import type { Age } from './age.ts';
import { requireAmounts, type Cents } from './money.ts';
import { rebatesOf, bracketLine } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { effectiveRate, less, randLine, resultOf, sum } from './working.ts';

/** Cents. `taxableIncome`: of the year, without the lump sum. */
export type LumpSumAsSalaryInput = { lumpSum: Cents; taxableIncome: Cents; age: Age };

/** Not a severance benefit, so income of the year: the tax with it less the tax without it. Throws RangeError. */
export function lumpSumAsSalary(input: LumpSumAsSalaryInput, rates: IndividualRates) {
  const { lumpSum: amount, taxableIncome, age } = input;
  requireAmounts({ lumpSum: amount, taxableIncome });
  const lumpSum = randLine('lumpSum', 'Lump sum', amount, 'input');
  const income = randLine('taxableIncome', 'Taxable income without it', taxableIncome, 'input');
  const both = sum(income.amount, lumpSum.amount);
  const together = randLine('incomeWithIt', 'Taxable income with it', both, 'calculated');
  const rebates = rebatesOf(age, rates);
  const credits = [rebates.amount];
  const before = bracketLine('taxBefore', 'Tax without it', income.amount, rates, credits);
  const after = bracketLine('taxAfter', 'Tax with it', together.amount, rates, credits);
  const due = less(after.amount, before.amount);
  const tax = randLine('lumpSumTax', 'Tax on this lump sum', due, 'calculated');
  const paidOut = randLine('paidOut', 'Paid out', less(lumpSum.amount, tax.amount), 'calculated');
  return resultOf(rates.name, [
    lumpSum,
    income,
    together,
    rebates,
    before,
    after,
    tax,
    paidOut,
    effectiveRate(tax, lumpSum.amount),
  ]);
}
