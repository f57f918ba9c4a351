import { monthText } from '#app/firm/day-text.ts';
import type { Deadline } from '#app/firm/deadlines.ts';

export type MonthOfDays = { month: string; days: { day: string; deadlines: Deadline[] }[] };

/** Deadlines in order, as a ledger lists them: months, days, what is due on each. */
export function byMonth(deadlines: readonly Deadline[]): MonthOfDays[] {
  const months: MonthOfDays[] = [];
  for (const deadline of deadlines) {
    const month = monthText(Number(deadline.day.slice(0, 4)), Number(deadline.day.slice(5, 7)));
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    const days = months.at(-1)?.days ?? [];
    if (days.at(-1)?.day !== deadline.day) days.push({ day: deadline.day, deadlines: [] });
    days.at(-1)?.deadlines.push(deadline);
  }
  return months;
}
