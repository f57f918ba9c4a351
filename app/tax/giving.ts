import type { Age } from './age.ts';
import { requireAmounts, type Cents } from './money.ts';
import { rebatesOf, bracketLine } from './normal-tax.ts';
import type { GivingRates } from './rates/giving-rates.ts';
import { from, least, less, notBelowZero, randLine, resultOf, share, sum } from './working.ts';

/** Cents. `taxableIncome`: after all other deductions. `donations`: with receipts. `carriedForward`: as assessed. */
export type GivingInput = { donations: Cents; taxableIncome: Cents; carriedForward: Cents; age: Age };

/** Section 18A, the last deduction of all. The tax saved is before medical credits. Throws RangeError. */
export function givingDeduction(input: GivingInput, rates: GivingRates) {
  const { donations, taxableIncome, carriedForward, age } = input;
  requireAmounts({ donations, taxableIncome, carriedForward });
  const given = randLine('donations', 'Donations with a section 18A receipt', donations, 'input');
  const carried = randLine('carriedForward', 'Carried on from earlier years', carriedForward, 'input');
  const all = randLine('allDonations', 'Donations in all', sum(given.amount, carried.amount), 'calculated');
  const income = randLine('taxableIncome', 'Taxable income before donations', taxableIncome, 'input');
  const most = share(rates.giving.share, income.amount);
  const limit = randLine('givingLimit', 'Deducted at most', most, from(rates, 'giving'));
  const counted = least(all.amount, limit.amount);
  const deduction = randLine('givingDeduction', 'Deduction', counted, from(rates, 'giving'));
  const left = less(all.amount, deduction.amount);
  const carriedOn = randLine('carriedOn', 'Carried on to the next year', left, 'calculated');
  const rest = less(income.amount, deduction.amount);
  const after = randLine('incomeAfterGiving', 'Taxable income after donations', rest, 'calculated');
  const rebates = rebatesOf(age, rates);
  const taxOf = <Key extends string>(key: Key, label: string, amount: Cents) =>
    bracketLine(key, label, amount, rates, [rebates.amount]);
  const before = taxOf('taxBefore', 'Tax without the deduction', income.amount);
  const then = taxOf('taxAfter', 'Tax with the deduction', after.amount);
  const saved = randLine(
    'taxSaved',
    'Tax it saves',
    notBelowZero(less(before.amount, then.amount)),
    'calculated',
  );
  return resultOf(rates.name, [
    given,
    carried,
    all,
    income,
    limit,
    deduction,
    carriedOn,
    after,
    rebates,
    before,
    then,
    saved,
  ]);
}
