import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { firm } from '#app/platform/content/firm.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import type { StoredBooking } from './find.server.ts';

export const exampleBooking: StoredBooking = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  kind: 'first-talk',
  way: 'phone',
  state: 'booked',
  cancelledBy: null,
  startsAt: new Date('2026-11-24T08:00:00Z'),
  endsAt: new Date('2026-11-24T08:30:00Z'),
  name: 'Thandi Nkosi',
  email: 'thandi@example.co.za',
  phone: '+27 821234567',
  topic: 'Standard (R 4 995 per month)',
  engagementId: null,
  taxpayerId: null,
  taxpayer: null,
  asBooked: null,
  keepsColleague: false,
  question: 'Must I register for VAT?',
  calculation: null,
  memberId: null,
  note: null,
  version: 1,
  sequence: 0,
  lastChange: null,
  get colleague() {
    return { id: '1a2b3c4d-0000-4000-8000-000000000001', name: peopleNow()[0]?.name ?? firm.name };
  },
  colleagueEmail: 'colleague@example.co.za',
  get videoLink() {
    return bookingRules().videoLink;
  },
  createdAt: new Date('2026-11-20T08:00:00Z'),
};
