import { monthText } from '#app/firm/core/day-text.ts';
import type { Deadline } from '#app/firm/core/deadlines.ts';

export type DeadlinesOfMonth = { month: string; days: { day: string; deadlines: Deadline[] }[] };

export function byMonth(deadlines: readonly Deadline[]): DeadlinesOfMonth[] {
  const months: DeadlinesOfMonth[] = [];
  for (const deadline of deadlines) {
    const month = monthText(Number(deadline.day.slice(0, 4)), Number(deadline.day.slice(5, 7)));
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    const days = months.at(-1)?.days ?? [];
    if (days.at(-1)?.day !== deadline.day) days.push({ day: deadline.day, deadlines: [] });
    days.at(-1)?.deadlines.push(deadline);
  }
  return months;
}
