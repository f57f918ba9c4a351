import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { periodsOf, type Period, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';

/** In days: late work may still have to be done, and the next period may be agreed early. */
const REACH: Record<EngagementType['period'], { back: number; ahead: number }> = {
  year: { back: 3 * 366, ahead: 366 },
  'half-year': { back: 366, ahead: 366 },
  'two-months': { back: 124, ahead: 124 },
  month: { back: 62, ahead: 62 },
  once: { back: 0, ahead: 0 },
};

/** In order; empty if the taxpayer's dates do not decide it. */
export function periodsOffered(type: EngagementType, dates: TaxpayerDates, today: string): Period[] {
  const { back, ahead } = REACH[type.period];
  return periodsOf(type, dates, { from: plusDays(today, -back), until: plusDays(today, ahead) });
}

type Suggesting = {
  taken?: Pick<ReadonlyMap<string, unknown>, 'has'>;
  /** Nothing that is late by then, not even where nothing else has begun. */
  skipsLate?: boolean;
};

/** `today`: or the first day on which the firm can do it. That has begun and is not due; if no day is known, the last year that has ended, or the current one. One that is taken gives way to the next. */
export function suggestedPeriod(
  type: EngagementType,
  dates: TaxpayerDates,
  today: string,
  { taken, skipsLate = false }: Suggesting = {},
): Period | null {
  const all = periodsOffered(type, dates, today);
  const offered = skipsLate ? all.filter((period) => !isLate(type, period, dates, today)) : all;
  const started = offered.filter(({ days }) => !days || days.first <= today);
  const isToCome = ({ id }: Period) => (dueDayOf(type, id, dates) ?? '') >= today;
  const ended = started.findLast(({ days }) => days !== null && days.last < today);
  const likeliest = started.find(isToCome) ?? (type.period === 'year' ? ended : started.at(-1)) ?? offered[0];
  if (!likeliest) return null;
  return offered.slice(offered.indexOf(likeliest)).find(({ id }) => !taken?.has(id)) ?? likeliest;
}

/** Due before the day, or over by then if nobody knows when it is due. */
export function isLate(
  type: EngagementType,
  { id, days }: Period,
  dates: TaxpayerDates,
  today: string,
): boolean {
  return (dueDayOf(type, id, dates) ?? days?.last ?? '9999') < today;
}
