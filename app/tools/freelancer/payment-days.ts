import { provisionalDates } from '#app/tax/provisional-dates.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { payment } from '#app/tools/calculators/payments.ts';
import { beganAfterAugust } from './entries.ts';

/** The last business days on which the two payments are in time, ISO. */
export function paymentDays(taxYear: TaxYear): [first: string, second: string] {
  const { first, second } = provisionalDates(taxYear);
  return [payment('', 0, first, 'IRP6').due, payment('', 0, second, 'IRP6').due];
}

/** `due`: the last business day on which it is in time, ISO. */
export function nextPayment(taxYear: TaxYear, began: number, today: string) {
  const [first, second] = paymentDays(taxYear);
  const isFirst = today <= first && !beganAfterAugust(began);
  return { isFirst, due: isFirst ? first : second };
}
