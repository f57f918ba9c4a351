import type { Age } from './age.ts';
import { deductionTable } from './deduction-table.ts';
import type { Cents } from './money.ts';
import { ofPeriod, type PayPeriod } from './pay-period.ts';
import type { PayrollRates } from './rates/payroll-rates.ts';
import { amountOf } from './working.ts';

/** Cents: the balance of the period, its annual equivalent, and that with the bonus. */
type TaxedFigures = { balance: Cents; equivalent: Cents; withBonus: Cents };

/** Before medical credits, by the monthly or annual table. Null without the rows of the year, and for whole weeks. */
export function printedTax(
  { balance, equivalent, withBonus }: TaxedFigures,
  age: Age,
  period: PayPeriod,
  { printed, individual }: PayrollRates,
): Cents | null {
  const isOne = period.count === 1;
  if (!printed || (isOne && period.frequency !== 'monthly')) return null;
  const ofYear = (amount: Cents) => deductionTable(amount, age, printed.year, individual);
  const bonusTax = ofYear(withBonus) - ofYear(equivalent);
  const ofPay = isOne
    ? deductionTable(balance, age, printed.month, individual)
    : amountOf(ofPeriod(ofYear(equivalent), period));
  return ofPay + bonusTax;
}
