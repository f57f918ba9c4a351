import { longDayText } from '#app/firm/core/day-text.ts';
import { daysUntil, weekdayOf } from '#app/firm/core/calendar-day.ts';
import { dayText, southAfricanDay, clockText } from '#app/platform/core/time.ts';

type Span = { startsAt: Date; endsAt: Date };

export function hoursOf({ startsAt, endsAt }: Span): string {
  return `${clockText(startsAt)} to ${clockText(endsAt)}`;
}

/** `Today`, `Tomorrow`, `Tuesday 24 November 2026`. */
export function dayName(at: Date, now = new Date()): string {
  const day = southAfricanDay(at);
  const ahead = daysUntil(day, southAfricanDay(now));
  if (ahead === 0) return 'Today';
  return ahead === 1 ? 'Tomorrow' : longDayText(day);
}

export function shortDay(day: string): string {
  const [date = '', month = ''] = dayText(day).split(' ');
  return `${weekdayOf(day).slice(0, 3)} ${date} ${month.slice(0, 3)}`;
}

export function shortMoment(at: Date): string {
  return `${shortDay(southAfricanDay(at))}, ${clockText(at)}`;
}

/** Whole days without times; else each end with its time. */
export function awayText({ startsAt, endsAt }: Span): string {
  const [from, to] = [clockText(startsAt), clockText(endsAt)];
  const last = new Date(endsAt.getTime() - 1);
  const [first, end] = [southAfricanDay(startsAt), southAfricanDay(last)];
  if (from === '00:00' && to === '00:00')
    return first === end ? longDayText(first) : `${longDayText(first)} to ${longDayText(end)}`;
  return first === end
    ? `${longDayText(first)}, ${hoursOf({ startsAt, endsAt })}`
    : `${longDayText(first)}, ${from}, to ${longDayText(end)}, ${to}`;
}
