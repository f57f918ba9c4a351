import ICAL from 'ical.js';
import { SECOND } from '#app/platform/core/time.ts';
import { component } from './component.ts';

export type CalendarEntry = {
  uid: string;
  summary: string;
  description: string;
  url: string;
  location?: string;
  /** Days before, on which a calendar program reminds. */
  alarmDays?: readonly number[];
} & (WholeDay | Appointment);

/** Days as `2026-11-24`; it leaves the day free for appointments. */
type WholeDay = { day: string; nextDay: string };

type Appointment = { start: Date; end: Date };

export function eventOf(
  { uid, summary, description, url, location, alarmDays = [], ...entry }: CalendarEntry,
  stamp: Date,
) {
  const event = component('vevent', {
    uid,
    dtstamp: utc(stamp),
    ...('day' in entry
      ? { dtstart: ICAL.Time.fromDateString(entry.day), dtend: ICAL.Time.fromDateString(entry.nextDay) }
      : { dtstart: utc(entry.start), dtend: utc(entry.end) }),
    summary,
    description,
    location,
    url,
    transp: 'day' in entry ? 'TRANSPARENT' : 'OPAQUE',
  });
  for (const days of alarmDays) event.addSubcomponent(alarm(summary, days));
  return event;
}

function alarm(description: string, days: number): ICAL.Component {
  const trigger = ICAL.Duration.fromString(`-P${days}D`);
  return component('valarm', { action: 'DISPLAY', description, trigger });
}

function utc(at: Date): ICAL.Time {
  const seconds = Math.floor(at.getTime() / SECOND) * SECOND;
  return ICAL.Time.fromDateTimeString(new Date(seconds).toISOString().replace('.000', ''));
}
