import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { firm } from '#app/platform/content/firm.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { isOpenOn } from '#app/firm/core/hours.ts';
import { DAY, MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import type { StoredBooking } from './find.server.ts';

export const exampleBooking: StoredBooking = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  kind: 'first-talk',
  way: 'phone',
  state: 'booked',
  cancelledBy: null,
  get startsAt() {
    return exampleStart();
  },
  get endsAt() {
    return new Date(exampleStart().getTime() + 30 * MINUTE);
  },
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
  get createdAt() {
    return new Date(Date.now() - DAY);
  },
};

function exampleStart(): Date {
  let day = plusDays(southAfricanDay(), 3);
  while (!isOpenOn(day)) day = plusDays(day, 1);
  return new Date(`${day}T10:00:00+02:00`);
}
