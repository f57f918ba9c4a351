import { openDays } from '#app/firm/core/opening-hours.ts';
import { atMost, LENGTHS } from '#app/platform/db/lengths.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { WeekHours } from '#app/bookings/core/working-time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { WEEKDAYS } from '#app/firm/core/calendar-day.ts';

export type HoursIntent = 'hours' | 'stop' | 'feed' | 'end-feed' | 'away' | 'again' | 'back';

export type NewFeed = { feed: string };

export type HoursAnswer = FormAnswer<HoursIntent, NewFeed>;

const LONGEST_LINK = LENGTHS.videoLink[1];

/** A sentence when a day has no beginning, no end, or the end first. A day without both is free. */
export function readHours(form: FormData): { hours: WeekHours } | { error: string } {
  const hours: Record<number, { opens: string; closes: string }> = {};
  // The form has no fields for days on which the firm is closed.
  for (const { day: weekday } of openDays()) {
    const [opens, closes] = [textIn(form, `opens-${weekday}`), textIn(form, `closes-${weekday}`)];
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
