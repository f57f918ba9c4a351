import { firstMonthOf, monthAt, monthNumber } from '#app/tax/month.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { MONTHS_OF_A_YEAR } from '#app/tax/set-aside.ts';
import type { MonthAmount, WorksheetInput } from '#app/tax/worksheet-input.ts';
import { countText } from '#app/platform/core/count-text.ts';

/** What was counted for months that are over and were left empty. `today`: ISO. */
export function filledNotes(input: WorksheetInput, today: string): string[] {
  const { yearEnd, incomeByMonth, expectedIncome, costsByMonth, expectedCosts } = input;
  const first = firstMonthOf(yearEnd);
  const over = Math.min(Math.max(monthNumber(today.slice(0, 7)) - first, 0), MONTHS_OF_A_YEAR);
  const note = (what: string, months: readonly MonthAmount[], expected: Cents) => {
    const last = monthAt(first + over - 1);
    const typed = months.filter(({ month }) => month === null || month <= last).length;
    const empty = over - typed;
    if (expected === 0 || empty <= 0) return [];
    const like = over < MONTHS_OF_A_YEAR ? ', like the months to come' : '';
    const were = empty === 1 ? 'that is over was' : 'that are over were';
    return `${what}: ${countText(empty, 'month')} ${were} left empty, and counted with ${formatShortRand(expected)} each${like}. Type 0 where there was none.`;
  };
  return [note('Income', incomeByMonth, expectedIncome), note('Costs', costsByMonth, expectedCosts)].flat();
}
