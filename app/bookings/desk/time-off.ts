import { LENGTHS } from '#app/platform/db/lengths.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { plusDays, yearOf } from '#app/firm/core/calendar-day.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { isTime } from './hours.ts';
import type { TimeAway } from './hours.server.ts';

const LONGEST_REASON = LENGTHS.timeOffReason[1];

/** Later than that a year was mistyped. */
const MOST_YEARS = 3;

/** A sentence if it is unclear or has passed. An empty last day means the first; without times, whole days. */
export function readAway(form: FormData, now = new Date()): { away: TimeAway } | { error: string } {
  const text = (name: string) => textIn(form, name);
  const [firstDay, from, until, reason] = [
    text('firstDay'),
    text('from'),
    text('until'),
    oneLine(text('reason')),
  ];
  const lastDay = text('lastDay') || firstDay;
  if (!isIsoDate(firstDay) || !isIsoDate(lastDay)) return { error: 'Give the first day that you are away.' };
  if (yearOf(lastDay) > now.getFullYear() + MOST_YEARS)
    return { error: 'That is years away: look at the year.' };
  if ((from && !isTime(from)) || (until && !isTime(until)))
    return { error: 'Give times as 08:00, or leave them empty for whole days.' };
  if (reason.length > LONGEST_REASON)
    return { error: `At most ${LONGEST_REASON} characters for the reason, please.` };
  const startsAt = new Date(instantOf(firstDay, from || '00:00'));
  const endsAt = new Date(until ? instantOf(lastDay, until) : instantOf(plusDays(lastDay, 1), '00:00'));
  if (startsAt >= endsAt) return { error: 'The end must be after the beginning.' };
  if (endsAt <= now) return { error: 'That time has passed.' };
  return { away: { startsAt, endsAt, reason: reason || null } };
}

export function awayAgain(form: FormData): TimeAway | null {
  const [startsAt, endsAt] = ['startsAt', 'endsAt'].map((name) => new Date(textIn(form, name)));
  if (!startsAt || !endsAt || !(startsAt < endsAt)) return null;
  return { startsAt, endsAt, reason: oneLine(textIn(form, 'reason')).slice(0, LONGEST_REASON) || null };
}
