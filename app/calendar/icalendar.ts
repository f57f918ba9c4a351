import ICAL from 'ical.js';

export type CalendarEntry = {
  /** Globally unique and never changed. */
  uid: string;
  day: string;
  nextDay: string;
  summary: string;
  description: string;
  url: string;
};

export type Calendar = {
  maker: string;
  name: string;
  description: string;
  url: string;
  /** The day of the last change, not today, so that an unchanged calendar has the same bytes. */
  revised: string;
  entries: readonly CalendarEntry[];
};

type Value = string | ICAL.Time | ICAL.Duration | ICAL.UtcOffset;

const { property } = ICAL.design.icalendar;
/** RFC 7986 and what calendar programs read in its place: `ical.js` escapes only what it knows to be text. */
for (const name of ['name', 'x-wr-calname']) property[name] = { defaultType: 'text' };
for (const name of ['refresh-interval', 'x-published-ttl']) property[name] = { defaultType: 'duration' };

/** A calendar in the format of RFC 5545 and RFC 7986. */
export function icalendar({ maker, name, description, url, revised, entries }: Calendar): string {
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${maker}//Deadlines//EN`,
    calscale: 'GREGORIAN',
    name,
    'x-wr-calname': name,
    description,
    url,
    'x-published-ttl': ICAL.Duration.fromString('P1D'),
  });
  // Its value type must be written: RFC 7986, section 5.7.
  const refresh = new ICAL.Property('refresh-interval');
  refresh.setParameter('value', 'DURATION');
  refresh.setValue(ICAL.Duration.fromString('P1D'));
  calendar.addProperty(refresh);
  calendar.addSubcomponent(timeZone());
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, revised));
  return `${calendar}\r\n`;
}

function eventOf({ uid, day, nextDay, summary, description, url }: CalendarEntry, revised: string) {
  return component('vevent', {
    uid,
    dtstamp: ICAL.Time.fromDateTimeString(`${revised}T00:00:00Z`),
    dtstart: ICAL.Time.fromDateString(day),
    dtend: ICAL.Time.fromDateString(nextDay),
    summary,
    description,
    url,
    transp: 'TRANSPARENT',
  });
}

/** South Africa has one offset all year. RFC 5545 forbids a calendar without any component: this one is always there. */
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

function component(name: string, properties: Record<string, Value>): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [name, value] of Object.entries(properties)) made.addPropertyWithValue(name, value);
  return made;
}
