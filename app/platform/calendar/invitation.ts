import ICAL from 'ical.js';
import { component } from './component.ts';
import { eventOf, type CalendarEntry } from './event.ts';

/** A request puts the appointment into the calendar, or changes it when its sequence is greater; a cancel removes it. */
export type Method = 'REQUEST' | 'CANCEL';

type Party = { name: string; email: string };

type Invitation = {
  maker: string;
  method: Method;
  entry: CalendarEntry & { start: Date };
  /** Greater with each change (RFC 5545, section 3.8.7.4). */
  sequence: number;
  /** Outlook wants the address from which the mail is sent. */
  organizer: Party;
  attendee: Party;
};

/** The calendar part of a mail, by RFC 5546. The attendee has agreed already, so no answer is asked for. */
export function invitation(
  { maker, method, entry, sequence, organizer, attendee }: Invitation,
  stamp: Date,
): string {
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${maker}//Bookings//EN`,
    calscale: 'GREGORIAN',
    method,
  });
  const event = eventOf(entry, stamp);
  event.addPropertyWithValue('sequence', sequence);
  event.addPropertyWithValue('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
  event.addProperty(address('organizer', organizer));
  event.addProperty(
    address('attendee', attendee, { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }),
  );
  calendar.addSubcomponent(event);
  return `${calendar}\r\n`;
}

function address(name: string, { name: cn, email }: Party, parameters: Record<string, string> = {}) {
  const property = new ICAL.Property(name);
  // A parameter's value holds neither quotes nor control characters (RFC 5545, section 3.2).
  property.setParameter('cn', cn.replaceAll(/["\p{Cc}]/gu, ' ').trim());
  for (const [parameter, value] of Object.entries(parameters)) property.setParameter(parameter, value);
  property.setValue(`mailto:${email}`);
  return property;
}
