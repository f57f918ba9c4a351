import { firm } from '#app/platform/content/firm.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { checkedOn } from '#app/firm/core/deadline-rule.ts';
import { daysToCome, type DatedStep, type EstateTimeline } from '#app/firm/core/estate-timeline.ts';
import type { CalendarEntry } from '#app/platform/calendar/event.ts';
import { icalendar } from '#app/platform/calendar/icalendar.ts';
import { TIMELINE_PATH } from './estate-days.ts';
import { movedText } from './moved-text.ts';

type Read = { origin: string; today: string };

export function estateCalendar(timeline: EstateTimeline, { origin, today }: Read): string {
  const { open } = timeline;
  const url = origin + TIMELINE_PATH;
  const missing = open
    .filter(({ isSettled }) => !isSettled)
    .map(({ what, unknown }) => `${what}: ${unknown}`)
    .join('\n');
  return icalendar({
    maker: firm.name,
    subject: 'Deadlines',
    name: 'Timeline of the estate',
    description: `Without a day:\n${missing}`,
    url,
    revised: checkedOn,
    entries: daysToCome(timeline, today).map((step) => entryOf(step, new URL(origin).hostname, url)),
  });
}

function entryOf(step: DatedStep, host: string, url: string): CalendarEntry {
  const { id, day, legalDay, what, within, law, note } = step;
  return {
    uid: `estate-${id}-${legalDay}@${host}`,
    day,
    nextDay: plusDays(day, 1),
    summary: what,
    description: [`${within}.`, movedText(step), note, law].filter(Boolean).join('\n'),
    url,
  };
}
