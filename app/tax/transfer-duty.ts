import { requireAmounts, type Cents } from './money.ts';
import type { TransferDutyTable } from './rates/transfer-duty-rates.ts';
import { bandLine, effectiveRate, from, quotient, randLine, resultOf, sum, times } from './working.ts';

/** `monthsLate`: full months after the six in which it is due. */
export type TransferDutyInput = { price: Cents; monthsLate: number };

/** 10% a year, by the month. */
const MONTHS_OF_WHOLE_DUTY = 120;

/** Cents. Throws RangeError for an invalid amount. */
export function transferDuty(input: TransferDutyInput, { name, brackets }: TransferDutyTable) {
  const { price: amount, monthsLate } = input;
  requireAmounts({ price: amount, monthsLate });
  const table = from({ name }, 'transfer-duty');
  const price = randLine('price', 'Price', amount, 'input');
  const duty = bandLine('transferDuty', 'Transfer duty', price.amount, brackets, table);
  const charged = quotient(times(monthsLate, duty.amount), MONTHS_OF_WHOLE_DUTY);
  const interest = randLine('interest', 'Interest, a 120th of the duty for each month late', charged, table);
  const toPay = randLine('toPay', 'To pay to SARS', sum(duty.amount, interest.amount), 'calculated');
  const withPrice = randLine('priceAndDuty', 'Price and duty', sum(price.amount, duty.amount), 'calculated');
  return resultOf(name, [price, duty, interest, toPay, withPrice, effectiveRate(duty, price.amount)]);
}
