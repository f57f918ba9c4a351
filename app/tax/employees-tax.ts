import type { Age } from './age.ts';
import type { Cents } from './money.ts';
import { monthOf, rebatesOf, bracketLine } from './normal-tax.ts';
import { ofMonths, ofPeriod, yearly, type PayPeriod } from './pay-period.ts';
import type { IndividualRates } from './rates/tables.ts';
import { amountOf, deductedLine, from, less, notBelowZero, randLine, sum } from './working.ts';

/** Cents. `balance`: remuneration of the period after retirement contributions. `bonus`: an annual payment. */
export type TaxedPay = { balance: Cents; bonus: Cents; age: Age; medicalMembers: number };

export type EmployeesTax = ReturnType<typeof employeesTax>;

/** By the annual equivalent; a bonus bears what it adds to the year's tax (SARS's guides G20 and G21). */
export function employeesTax(
  { balance, bonus, age, medicalMembers }: TaxedPay,
  period: PayPeriod,
  rates: IndividualRates,
) {
  const method = from(rates, 'annual-equivalent');
  const equivalent = randLine('annualEquivalent', 'Annual equivalent', yearly(balance, period), method);
  const rebates = rebatesOf(age, rates);
  const taxOf = <const Key extends string>(key: Key, label: string, amount: Cents) =>
    bracketLine(key, label, amount, rates, [rebates.amount]);
  const annual = taxOf('annualTax', 'Tax on the annual equivalent', equivalent.amount);
  const periodTax = randLine('periodTax', 'Tax of the period', ofPeriod(annual.amount, period), method);
  const bonusPart = bonus > 0 ? bonusLines() : null;
  const medical = medicalCredits(medicalMembers, period, rates);
  const charged = bonusPart ? sum(periodTax.amount, bonusPart.tax.amount) : periodTax.amount;
  const due = notBelowZero(less(charged, medical.amount));
  const paye = randLine('paye', 'Income tax (PAYE)', due, 'calculated');
  return { equivalent, rebates, annual, periodTax, bonus: bonusPart, medical, paye };

  function bonusLines() {
    const raised = sum(equivalent.amount, bonus);
    const together = randLine('equivalentWithBonus', 'Annual equivalent with the bonus', raised, method);
    const annualWithIt = taxOf('taxWithBonus', 'Tax with the bonus', together.amount);
    const added = less(annualWithIt.amount, annual.amount);
    const tax = randLine('bonusTax', 'Tax on the bonus', added, 'calculated');
    return { together, annual: annualWithIt, tax };
  }
}

/** A month's credit is due in full if that month's contribution is paid. */
function medicalCredits(members: number, period: PayPeriod, rates: IndividualRates) {
  const month = monthlyCredit(members, rates);
  return deductedLine('medicalCredits', 'Medical credits', ofMonths(month, period), from(rates, 'medical'));
}

export function monthlyCredit(members: number, { medical }: IndividualRates): Cents {
  return medical.kind === 'credit' ? amountOf(monthOf(members, medical.perMonth)) : 0;
}
