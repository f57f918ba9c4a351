import type { Age } from './age.ts';
import { largestAmount, requireAmounts, type Cents } from './money.ts';
import { creditsOf, rebatesOf, bracketLine } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { refusedInput } from './refusal.ts';
import {
  effectiveRate,
  less,
  notBelowZero,
  quotient,
  randLine,
  rateLine,
  resultOf,
  sum,
  times,
} from './working.ts';

export type AmountsOf = 'month' | 'year';

/** Cents that each payer taxes. `monthsLeft`: payrolls that can still withhold more, at least one. */
export type TwoIncomesInput = {
  amountsOf: AmountsOf;
  firstIncome: Cents;
  secondIncome: Cents;
  age: Age;
  medicalMembers: number;
  monthsLeft: number;
};

const TOO_LARGE = 'Enter an amount of at most R 100 billion a year.';

/** Each payer taxes its own pay; the first gives the credits (SARS, "Income from two sources"). Throws RangeError. */
export function twoIncomes(input: TwoIncomesInput, rates: IndividualRates) {
  const { amountsOf, age, medicalMembers, monthsLeft } = input;
  requireAmounts({ firstIncome: input.firstIncome, secondIncome: input.secondIncome });
  if (!Number.isInteger(monthsLeft) || monthsLeft < 1 || monthsLeft > 12)
    throw new RangeError('monthsLeft must be a whole number from 1 to 12');
  const yearOf = (amount: Cents) => (amountsOf === 'month' ? times(12, amount) : amount);
  const first = randLine('firstIncome', 'First payer, a year', yearOf(input.firstIncome), 'input');
  const second = randLine('secondIncome', 'Second payer, a year', yearOf(input.secondIncome), 'input');
  const [firstIncome, secondIncome] = [first.amount, second.amount];
  if (firstIncome > largestAmount) return refusedInput('firstIncome', TOO_LARGE);
  if (secondIncome > largestAmount) return refusedInput('secondIncome', TOO_LARGE);
  const rebates = rebatesOf(age, rates);
  const medical = creditsOf(age, medicalMembers, rates);
  const both = [rebates.amount, medical.amount];
  const taxOf = <const Key extends string>(
    key: Key,
    label: string,
    income: Cents,
    credits: readonly Cents[],
  ) => bracketLine(key, label, income, rates, credits);
  const firstTax = taxOf('firstTax', 'Withheld by the first payer', firstIncome, both);
  const secondTax = taxOf('secondTax', 'Withheld by the second payer', secondIncome, [rebates.amount]);
  const withheld = randLine(
    'withheld',
    'Withheld by both',
    sum(firstTax.amount, secondTax.amount),
    'calculated',
  );
  const all = randLine('allIncome', 'Both incomes', sum(firstIncome, secondIncome), 'calculated');
  const tax = taxOf('taxOnBoth', 'Tax on both together', all.amount, both);
  const due = notBelowZero(less(tax.amount, withheld.amount));
  const shortfall = randLine('shortfall', 'Tax to pay on assessment', due, 'calculated');
  const over = notBelowZero(less(withheld.amount, tax.amount));
  const refund = randLine('refund', 'Paid back on assessment', over, 'calculated');
  const each = quotient(shortfall.amount, monthsLeft);
  const extra = randLine('extraAMonth', 'More to withhold in each pay that is left', each, 'calculated');
  const covering = secondTax.amount + shortfall.amount;
  const fixedRate = rateLine(
    'fixedRate',
    'Rate of the second payer that covers a whole year',
    { op: 'ratio', part: covering, whole: secondIncome },
    'calculated',
  );
  const effective = effectiveRate(tax, all.amount);
  return resultOf(rates.name, [
    first,
    second,
    rebates,
    medical,
    firstTax,
    secondTax,
    withheld,
    all,
    tax,
    shortfall,
    refund,
    extra,
    fixedRate,
    effective,
  ]);
}
