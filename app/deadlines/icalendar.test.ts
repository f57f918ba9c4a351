import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { icalendar, type CalendarEntry } from './icalendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'emp201-2027-02-07@firm.example',
  day: '2027-02-05',
  nextDay: '2027-02-06',
  summary: 'EMP201: PAYE, UIF and SDL',
  description: 'Moved.\nSee the rule; and the law.',
  url: 'https://firm.example/deadlines?employer=yes',
};

test('an independent reader reads an entry unchanged', () => {
  const [event] = eventsOf(calendar([ENTRY]));
  expect(event?.uid).toBe(ENTRY.uid);
  expect(event?.summary).toBe(ENTRY.summary);
  expect(event?.description).toBe(ENTRY.description);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2027-02-05');
  expect(event?.endDate.toString()).toBe('2027-02-06');
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T00:00:00Z');
});

test('a calendar has a name, is refreshed once a day, and holds a component as RFC 5545 demands', () => {
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
