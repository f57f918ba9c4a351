import { firm } from '#content/firm.ts';
import { atMost, LENGTHS } from '#app/platform/db/lengths.ts';
import type { WeekHours } from '#app/bookings/core/working-time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type TypedHours = { weekday: number; opens: string; closes: string };

const LONGEST_LINK = LENGTHS.videoLink[1];

/** The hours of each weekday in the form; it has no fields for days on which the firm is closed. */
export function typedHours(form: FormData): TypedHours[] {
  return Object.keys(firm.supportHours.days).map((weekday) => ({
    weekday: Number(weekday),
    opens: textIn(form, `opens-${weekday}`),
    closes: textIn(form, `closes-${weekday}`),
  }));
}

/** A sentence when a day has no beginning, no end, or the end first. A day without both is free. */
export function readHours(typed: readonly TypedHours[]): { hours: WeekHours } | { error: string } {
  const hours: Record<number, { opens: string; closes: string }> = {};
  for (const { weekday, opens, closes } of typed) {
    if (!opens && !closes) continue;
    const name = WEEKDAYS[weekday - 1];
    if (!isTime(opens) || !isTime(closes))
      return { error: `${name}: give both times as 08:00, or leave both empty.` };
    if (opens >= closes) return { error: `${name}: the end must be after the beginning.` };
    hours[weekday] = { opens, closes };
  }
  if (Object.keys(hours).length === 0)
    return { error: 'Give the hours of one day at least, or stop being booked.' };
  return { hours };
}

/** Null if empty; a sentence if it is not a link. */
export function readVideoLink(typed: string): { link: string | null } | { error: string } {
  const text = oneLine(typed);
  if (!text) return { link: null };
  const isLink = text.length <= LONGEST_LINK && URL.canParse(text) && new URL(text).protocol === 'https:';
  return isLink
    ? { link: text }
    : { error: `Please enter the whole link, beginning with https://, in ${atMost(LENGTHS.videoLink)}.` };
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
