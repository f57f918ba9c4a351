import ICAL from 'ical.js';
import { component } from './component.ts';
import { eventOf, type CalendarEntry } from './event.ts';

export type Calendar = {
  maker: string;
  subject: string;
  name: string;
  description: string;
  url: string;
  /** The day of the last change, not today, so that an unchanged calendar has the same bytes. */
  revised: string;
  /** How often a calendar program refreshes it, in ISO 8601; once a day by default. */
  refresh?: string;
  entries: readonly CalendarEntry[];
};

export function icalendar({ refresh = 'P1D', ...calendarOf }: Calendar): string {
  const { maker, subject, name, description, url, revised, entries } = calendarOf;
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${maker}//${subject}//EN`,
    calscale: 'GREGORIAN',
    name,
    'x-wr-calname': name,
    description,
    url,
    'x-published-ttl': ICAL.Duration.fromString(refresh),
  });
  // Its value type must be written: RFC 7986, section 5.7.
  const interval = new ICAL.Property('refresh-interval');
  interval.setParameter('value', 'DURATION');
  interval.setValue(ICAL.Duration.fromString(refresh));
  calendar.addProperty(interval);
  calendar.addSubcomponent(timeZone());
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, new Date(`${revised}T00:00:00Z`)));
  return `${calendar}\r\n`;
}

/** South Africa has one offset all year. RFC 5545 requires at least one component: this one is always there. */
function timeZone(): ICAL.Component {
  const zone = component('vtimezone', { tzid: 'Africa/Johannesburg' });
  const sast = ICAL.UtcOffset.fromString('+02:00');
  zone.addSubcomponent(
    component('standard', {
      dtstart: ICAL.Time.fromDateTimeString('1944-03-19T02:00:00'),
      tzoffsetfrom: sast,
      tzoffsetto: sast,
      tzname: 'SAST',
    }),
  );
  return zone;
}
