import { firm } from '#app/platform/content/firm.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { checkedOn, type Profile } from '#app/firm/core/deadline-rule.ts';
import type { Deadline } from '#app/firm/core/deadlines.ts';
import type { CalendarEntry } from '#app/platform/calendar/event.ts';
import { icalendar } from '#app/platform/calendar/icalendar.ts';
import { movedText } from './moved-text.ts';
import { profileName, RECIPIENTS } from './names.ts';

/** `webcal` opens a calendar program, `address` is for pasting. */
export function subscription(origin: string, query: string): { webcal: string; address: string } {
  const address = `${origin}/deadlines.ics${query}`;
  return { address, webcal: address.replace(/^https?:/, 'webcal:') };
}

export function deadlinesCalendar(
  profiles: readonly Profile[],
  deadlines: readonly Deadline[],
  { origin, query }: { origin: string; query: string },
): string {
  const url = `${origin}/deadlines${query}`;
  return icalendar({
    maker: firm.name,
    subject: 'Deadlines',
    name: `${firm.name} deadlines`,
    description: `${profiles.map(profileName).join('. ')}. The next twelve months. Rules and sources: ${url}`,
    url,
    revised: checkedOn,
    entries: deadlines.map((deadline) => entryOf(deadline, new URL(origin).hostname, url)),
  });
}

/** A week before a payment there is still time for the bank. */
const ALARM_DAYS = 7;

function entryOf(deadline: Deadline, host: string, url: string): CalendarEntry {
  const { id, day, what, covers, rule, law, note } = deadline;
  const lines = [`For ${covers}, to ${RECIPIENTS[deadline.to]}.`, movedText(deadline), rule, note, law, url];
  return {
    uid: `${id}@${host}`,
    day,
    nextDay: plusDays(day, 1),
    summary: `${what}: ${covers}`,
    description: lines.filter(Boolean).join('\n'),
    url,
    ...(/\bpayment\b/.test(what) && { alarmDays: [ALARM_DAYS] }),
  };
}
