import fc from 'fast-check';
import ICAL from 'ical.js';
import { sync as reader, type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import type { CalendarEntry } from './event.ts';
import { icalendar } from './icalendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'emp201-2027-02-07@firm.example',
  day: '2027-02-05',
  nextDay: '2027-02-06',
  summary: 'EMP201: PAYE, UIF and SDL',
  description: 'Moved.\nSee the rule; and the law.',
  url: 'https://firm.example/deadlines?employer=yes',
};

test('an independent reader reads an entry unchanged', () => {
  const event = reader.parseICS(calendar([ENTRY]))[ENTRY.uid] as VEvent;
  expect(event).toMatchObject({
    uid: ENTRY.uid,
    summary: ENTRY.summary,
    description: ENTRY.description,
    url: ENTRY.url,
    datetype: 'date',
    transparency: 'TRANSPARENT',
    dtstamp: new Date('2026-11-21T00:00:00Z'),
  });
  expect([event.start, event.end].map((day) => day?.toDateString())).toEqual([
    'Fri Feb 05 2027',
    'Sat Feb 06 2027',
  ]);
});

test('a calendar has a name, is refreshed daily and is written as RFC 5545 demands', () => {
  const root = new ICAL.Component(ICAL.parse(calendar([])));
  expect(root.getFirstPropertyValue('x-wr-calname')).toBe('The firm’s deadlines');
  expect(root.getFirstPropertyValue('name')).toBe('The firm’s deadlines');
  expect(root.getFirstPropertyValue('description')).toBe('What is due, and when; moved.');
  expect(root.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D');
  expect(root.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});

test('no line is longer than 75 octets, and each ends with CRLF, whatever is written', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', ',', ';', '\\', '\n', 'é', '’', '日', '🌸', ':'),
    maxLength: 400,
  });
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const file = calendar([{ ...ENTRY, summary, description }]);
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.slice(0, -2).split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const [event] = eventsOf(file);
      expect(event?.summary).toBe(summary);
      expect(event?.description).toBe(description);
    }),
  );
});

function calendar(entries: CalendarEntry[]): string {
  return icalendar({
    maker: 'Firm',
    subject: 'Deadlines',
    name: 'The firm’s deadlines',
    description: 'What is due, and when; moved.',
    url: 'https://firm.example/deadlines',
    revised: '2026-11-21',
    entries,
  });
}

function eventsOf(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
