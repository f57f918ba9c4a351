import fc from 'fast-check';
import ICAL from 'ical.js';
import { sync as reader, type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { invitation } from './invitation.ts';

const ENTRY = {
  uid: 'booking-1@firm.example',
  summary: 'A first talk',
  description: 'Bring it all; really.\nThe second line.',
  url: 'https://firm.example/book/secret',
  location: '1057 Arcadia Street, Hatfield',
  start: new Date('2026-11-24T08:00:00Z'),
  end: new Date('2026-11-24T08:30:00Z'),
};

test('an independent reader reads an invitation, its change and its end unchanged', () => {
  for (const [method, sequence] of [
    ['REQUEST', 0],
    ['REQUEST', 3],
    ['CANCEL', 4],
  ] as const) {
    const file = written({ method, sequence });
    const event = reader.parseICS(file)[ENTRY.uid] as VEvent;
    expect(event).toMatchObject({
      ...ENTRY,
      start: expect.objectContaining({}),
      end: expect.objectContaining({}),
      method,
      sequence,
      status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
      transparency: 'OPAQUE',
      organizer: { params: { CN: 'Firm, Ltd' }, val: 'mailto:info@firm.example' },
      dtstamp: new Date('2026-11-21T06:00:00Z'),
    });
    expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
      ENTRY.start.toISOString(),
      ENTRY.end.toISOString(),
    ]);
  }
});

test('whatever somebody is called, the file has the lines that it should have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const file = written({ name });
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
      expect(event?.getAllProperties().map((one) => one.name)).toEqual(
        new ICAL.Component(ICAL.parse(written({})))
          .getFirstSubcomponent('vevent')
          ?.getAllProperties()
          .map((one) => one.name),
      );
      expect(event?.getFirstPropertyValue('attendee')).toBe('mailto:naledi@example.org');
    }),
  );
});

function written({ method = 'REQUEST' as 'REQUEST' | 'CANCEL', sequence = 0, name = 'Naledi' }): string {
  const organizer = { name: 'Firm, Ltd', email: 'info@firm.example' };
  const attendee = { name, email: 'naledi@example.org' };
  return invitation(
    { maker: 'Firm', method, sequence, entry: ENTRY, organizer, attendee },
    new Date('2026-11-21T06:00:00.400Z'),
  );
}
