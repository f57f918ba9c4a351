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

const LINE = 75;
const encoder = new TextEncoder();

/** RFC 5545 forbids a calendar without any component. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Johannesburg',
  'BEGIN:STANDARD',
  'DTSTART:19440319T020000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:SAST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar in the format of RFC 5545 and RFC 7986. */
export function icalendar({ maker, name, description, url, revised, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//Deadlines//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...TIME_ZONE,
    ...entries.flatMap((entry) => eventOf(entry, revised)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(entry: CalendarEntry, revised: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${basic(revised)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(entry.day)}`,
    `DTEND;VALUE=DATE:${basic(entry.nextDay)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function basic(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n]/g, '\\n');
}

/** RFC 5545 folds lines at 75 octets, never within a character. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}
