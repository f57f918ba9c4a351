import { monthText } from '#app/tax/month.ts';
import type { Cents } from '#app/tax/money.ts';
import type { SetAside } from '#app/tax/set-aside.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { askIfForAll, doubtOfSoFar } from '#app/tools/calculators/doubts.ts';
import { monthsOf, type Read, type Typed } from './entries.ts';

/** A question about a total so far that is probably one month's; it counts all the same. */
export function soFarDoubt(
  typed: Typed,
  { input, together }: Read,
  { payable }: SetAside,
  taxYear: TaxYear,
): string | null {
  if (!typed.sofarIn) return null;
  const { months, began, grossIncome, paidInAugust = 0 } = input;
  const covered = months.slice(began, Number(typed.sofarTo));
  const total = sumOf(covered.map((month) => month?.income ?? 0));
  const [since = ''] = monthText(monthsOf(taxYear)[began] ?? '').split(' ');
  const own = covered.flatMap((month, index) =>
    month && !together.includes(began + index) ? [month.income] : [],
  );
  const rest = total - sumOf(own);
  const isUnlikeMonths = own.length > 0 && rest * 4 * own.length < sumOf(own) * together.length;
  const isUnlikePaid = paidInAugust > payable && paidInAugust * 4 > total;
  if (isUnlikeMonths || isUnlikePaid) return askIfForAll(total, covered.length, since);
  return grossIncome === 0 ? doubtOfSoFar(covered.length, since)(total) : null;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
