import { requireAmounts, type Cents } from './money.ts';
import type { TransferDutyTable } from './rates/transfer-duty-rates.ts';
import {
  bandLine,
  effectiveRate,
  from,
  greatest,
  quotient,
  randLine,
  resultOf,
  sum,
  times,
} from './working.ts';

/** `fairValue`: 0 if it is not above the price. `monthsLate`: full months after the six in which it is due. */
export type TransferDutyInput = { price: Cents; fairValue: Cents; monthsLate: number };

/** 10% a year, by the month. */
const MONTHS_OF_WHOLE_DUTY = 120;

/** On the higher of price and market value (Transfer Duty Act, section 5). Cents. Throws RangeError. */
export function transferDuty(input: TransferDutyInput, { name, brackets }: TransferDutyTable) {
  const { monthsLate, fairValue } = input;
  requireAmounts({ price: input.price, fairValue, monthsLate });
  const table = from({ name }, 'transfer-duty');
  const price = randLine('price', 'Price', input.price, 'input');
  const fair = randLine('fairValue', 'Market value', fairValue, 'input');
  const most = greatest(price.amount, fair.amount);
  const value = randLine('dutiableValue', 'The higher of the two', most, table);
  const duty = bandLine('transferDuty', 'Transfer duty', value.amount, brackets, table);
  const charged = quotient(times(monthsLate, duty.amount), MONTHS_OF_WHOLE_DUTY);
  const interest = randLine('interest', 'Interest, a 120th of the duty for each month late', charged, table);
  const toPay = randLine('toPay', 'To pay to SARS', sum(duty.amount, interest.amount), 'calculated');
  const withPrice = randLine('priceAndDuty', 'Price and duty', sum(price.amount, duty.amount), 'calculated');
  return resultOf(name, [
    price,
    fair,
    value,
    duty,
    interest,
    toPay,
    withPrice,
    effectiveRate(duty, value.amount),
  ]);
}
