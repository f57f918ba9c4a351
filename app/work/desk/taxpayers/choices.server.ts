import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueOf } from '#app/work/core/engagements/due.ts';
import { periodsOf } from '#app/work/core/engagements/periods.ts';
import { offeredTypes } from '#app/work/core/engagements/types.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';

const YEARS_BACK = 3;

export type Choices = {
  types: { value: string; label: string }[];
  /** Empty until one is chosen: the likeliest is still the wrong one for most clients. */
  type: string;
  periods: { value: string; label: string }[];
  /** The last period that has ended: its work is next. */
  period: string;
};

export function choicesFor(taxpayer: Taxpayer, wanted: string | null, today = southAfricanDay()): Choices {
  const fitting = offeredTypes.filter(({ taxpayers }) => taxpayers.includes(taxpayer.kind));
  const type = fitting.find(({ id }) => id === wanted);
  const periods = type ? periodsFor(type, taxpayer, today) : [];
  const ended = periods.findLast(({ days }) => days && days.last <= today);
  return {
    types: fitting.map(({ id, name }) => ({ value: id, label: name })),
    type: type?.id ?? '',
    periods: periods.toReversed().map(({ id, label }) => {
      const due = type && dueOf(type, id, taxpayer.dates);
      return { value: id, label: due ? `${label}, due ${dayText(due.day)}` : label };
    }),
    period: (ended ?? periods[0])?.id ?? '',
  };
}

/** Null if a type or period does not fit the taxpayer. */
export function chosenIn(form: FormData, taxpayer: Taxpayer, today = southAfricanDay()) {
  const type = offeredTypes.find(({ id }) => id === form.get('type'));
  if (!type?.taxpayers.includes(taxpayer.kind)) return null;
  const period = periodsFor(type, taxpayer, today).find(({ id }) => id === form.get('period'));
  return period ? { type, period: period.id } : null;
}

function periodsFor(type: EngagementType, { dates }: Taxpayer, today: string) {
  const span = type.period === 'month' || type.period === 'two-months' ? 6 : 12;
  const from = monthsAfter(today, type.period === 'year' ? -12 * YEARS_BACK : -2 * span);
  return periodsOf(type, dates, { from, until: monthsAfter(today, span) });
}
