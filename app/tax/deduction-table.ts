import { ageBandOf, type Age } from './age.ts';
import { bracketOf } from './brackets.ts';
import { rand, type Cents } from './money.ts';
import { rebatesOf } from './normal-tax.ts';
import type { DeductionTable } from './rates/deduction-tables.ts';
import type { IndividualRates } from './rates/tables.ts';

const BASIS_POINTS_IN_ONE = 10_000;

/** On the middle of the row, to the nearest rand and a half down: SARS accepts that it differs by a few rand. */
export function deductionTable(
  balance: Cents,
  age: Age,
  { payments, rows, above }: DeductionTable,
  rates: IndividualRates,
): Cents {
  const pay = Math.floor(balance / 100);
  const group = rows.find(([, last]) => pay <= last);
  if (!group) {
    const { rate } = bracketOf(rand(pay * payments), rates.brackets);
    const excess = Math.floor(((pay - above.excessOver) * rate) / BASIS_POINTS_IN_ONE);
    return rand(above.base[ageBandOf(age)] + excess);
  }
  const [first, , width] = group;
  if (pay < first) return 0;
  const middle = pay - ((pay - first) % width) + (width - 1) / 2;
  return rand(taxOfRow(middle * payments, age, payments, rates));
}

function taxOfRow(year: number, age: Age, payments: number, rates: IndividualRates): number {
  const { min, rate, base } = bracketOf(rand(year), rates.brackets);
  const rebates = rebatesOf(age, rates).amount;
  const tax = (base - rebates) * (BASIS_POINTS_IN_ONE / 100) + rate * (year - min / 100);
  const whole = BASIS_POINTS_IN_ONE * payments;
  return Math.max(0, Math.ceil((2 * tax - whole) / (2 * whole)));
}
