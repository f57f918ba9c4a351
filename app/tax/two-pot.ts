import type { Age } from './age.ts';
import { formatRand, rand, requireAmounts, type Cents } from './money.ts';
import { creditsOf, rebatesOf, bracketLine } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import { deductedLine, effectiveRate, least, less, randLine, resultOf, sum } from './working.ts';

/** Cents. `taxableIncome`: without the withdrawal. `fee`: the fund's, with its VAT. `taxOwed`: of other years. */
export type TwoPotInput = {
  taxableIncome: Cents;
  withdrawal: Cents;
  fee: Cents;
  taxOwed?: Cents;
  age: Age;
  medicalMembers: number;
};

const LEAST = rand(2_000);

const TOO_LITTLE = `A fund pays at least ${formatRand(LEAST)} from the savings pot, once in a tax year.`;
const STILL_OWED =
  'You owe SARS more than is left of the withdrawal: all of it goes there, and the rest is still owed.';
const FEE_TOO_LARGE = 'The fee of the fund is more than the withdrawal.';

/** The tax with it less the tax without it (SARS, media release of 23 August 2024). Throws RangeError. */
export function twoPotTax(input: TwoPotInput, rates: IndividualRates) {
  const { taxableIncome, withdrawal, fee, age, medicalMembers, taxOwed = 0 } = input;
  requireAmounts({ taxableIncome, withdrawal, fee, taxOwed });
  const refusal = refusedAmount(input);
  if (refusal) return refusal;
  const income = randLine('taxableIncome', 'Taxable income without it', taxableIncome, 'input');
  const taken = randLine('withdrawal', 'Withdrawal', withdrawal, 'input');
  const costs = deductedLine('fee', 'Fee of the fund', fee, 'input');
  const taxed = randLine(
    'taxedWithdrawal',
    'Withdrawal that is taxed',
    less(taken.amount, costs.amount),
    'calculated',
  );
  const together = randLine(
    'incomeWithIt',
    'Taxable income with it',
    sum(income.amount, taxed.amount),
    'calculated',
  );
  const rebates = rebatesOf(age, rates);
  const medical = creditsOf(age, medicalMembers, rates);
  const credits = [rebates.amount, medical.amount];
  const before = bracketLine('taxBefore', 'Tax without it', income.amount, rates, credits);
  const after = bracketLine('taxAfter', 'Tax with it', together.amount, rates, credits);
  const due = less(after.amount, before.amount);
  const tax = randLine('taxOnWithdrawal', 'Tax on the withdrawal', due, 'calculated');
  const left = less(taxed.amount, tax.amount);
  const owed = deductedLine(
    'taxOwedPaid',
    'Tax owed to SARS, paid over first',
    least(taxOwed, left),
    'input',
  );
  const rest = owed.amount > 0 ? less(taxed.amount, tax.amount, owed.amount) : left;
  const paidOut = randLine('paidOut', 'Paid out', rest, 'calculated');
  const lines = [
    income,
    taken,
    costs,
    taxed,
    together,
    rebates,
    medical,
    before,
    after,
    tax,
    owed,
    paidOut,
  ] as const;
  const notes = taxOwed > owed.amount ? [STILL_OWED] : [];
  const result = resultOf(rates.name, [...lines, effectiveRate(tax, taxed.amount)], notes);
  return { ...result, working: result.working.filter((line) => line !== owed || owed.amount > 0) };
}

function refusedAmount({ withdrawal, fee }: TwoPotInput): RefusedInput | null {
  if (withdrawal < LEAST) return refusedInput('withdrawal', TOO_LITTLE);
  return fee > withdrawal ? refusedInput('fee', FEE_TOO_LARGE) : null;
}
