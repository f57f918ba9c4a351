import ICAL from 'ical.js';

export type Value = string | number | ICAL.Time | ICAL.Duration | ICAL.UtcOffset;

const { property } = ICAL.design.icalendar;
/** RFC 7986 and what calendar programs read in its place: `ical.js` escapes only what it knows to be text. */
for (const name of ['name', 'x-wr-calname']) property[name] = { defaultType: 'text' };
for (const name of ['refresh-interval', 'x-published-ttl']) property[name] = { defaultType: 'duration' };

export function component(name: string, properties: Record<string, Value | undefined>): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [name, value] of Object.entries(properties))
    if (value !== undefined) made.addPropertyWithValue(name, value);
  return made;
}
