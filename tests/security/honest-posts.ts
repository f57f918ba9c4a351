import { bookableStart } from '#tests/bookable.ts';
import { DAY, southAfricanDay } from '#app/time.ts';
import { ADMIN, ADDRESS, MESSAGE, OTHER_ROW, ROW } from './fixture.ts';

export type Fields = Record<string, string>;

export const ESTIMATE = {
  taxYear: '2023',
  basis: 'firm',
  age: '30',
  grossIncome: 'R 500 000,00',
  medicalMembers: '1',
};
export const PERSON = {
  full_name: 'Thandi Nkosi',
  user_type: 'individual',
  contactNumber: '',
  identificationNumber: '',
};
export const ENQUIRY = {
  userType: 'company',
  entityName: 'Marula Moon (Pty) Ltd',
  name: 'Thandi Nkosi',
  position: 'Director',
  email: 'thandi.nkosi@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  subject: 'Provisional tax for the first time',
  message: 'I started to freelance in May. What must I file, and when?',
  calculation: JSON.stringify({ type: 'individual', values: { grossIncome: '500000' }, exact: {} }),
};
const BOOKING = {
  start: bookableStart(),
  submissionKey: 'a-booking-of-its-own',
  name: 'Lerato Dube',
  email: 'lerato@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  way: 'phone',
  question: 'Must I register for VAT?',
  attach: 'yes',
};
export const BOOKING_POSTS: Fields[] = [BOOKING, { intent: 'prefill', calculation: ENQUIRY.calculation }];
export const CHANGE_POSTS: Fields[] = [{ start: BOOKING.start }, { intent: 'cancel' }];
export const NEW_ROW = {
  intent: 'add',
  name: 'Baobab Bakery',
  websiteUrl: 'https://baobab.example',
  description: 'Bread and books',
  isActive: 'on',
  displayOrder: '20',
};
export const ROW_POSTS: Fields[] = [
  NEW_ROW,
  { ...NEW_ROW, intent: 'save', id: ROW, version: '1' },
  { intent: 'save', id: ROW, version: '1', only: 'name', name: 'Marula Sun', live: 'yes' },
  { intent: 'delete', id: ROW },
  { intent: 'hide', id: ROW },
  { intent: 'show', id: ROW },
  { intent: 'move', id: ROW, after: OTHER_ROW },
  { intent: 'move', id: OTHER_ROW, before: ROW },
  { intent: 'remove-logo', id: ROW },
  { intent: 'save-filter', name: 'Big trees' },
  { intent: 'forget-filter', id: ROW },
];

export const CALLER_POSTS: Fields[] = [
  { ...BOOKING, intent: 'book', colleague: ADMIN, kind: 'company', slot: BOOKING.start },
  { ...BOOKING, intent: 'book', colleague: ADMIN, kind: 'estate', day: bookableDay(6), at: '20:15' },
  { intent: 'look', colleague: ADMIN, kind: 'estate', day: bookableDay(6) },
];

/** Of the page of a booking that is to come. */
export const BOOKED_POSTS: Fields[] = [
  { intent: 'move', day: bookableDay(3), at: '07:15', message: 'We have to start early.' },
  { intent: 'move', slot: `${bookableDay(4)} 18:00` },
  { intent: 'hand-over', colleague: ADMIN },
  { intent: 'note', note: 'Ask for the certificate first.', version: '1' },
  { intent: 'no-show' },
  { intent: 'cancel', message: 'We are closed that day.' },
  { intent: 'restore' },
];

export const HOURS_POSTS: Fields[] = [
  {
    intent: 'hours',
    version: '1',
    'opens-1': '08:00',
    'closes-1': '12:00',
    videoLink: 'https://meet.example/a',
  },
  {
    intent: 'away',
    firstDay: bookableDay(1),
    from: '',
    lastDay: bookableDay(9),
    until: '12:00',
    reason: 'Leave',
  },
  { intent: 'again', startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-02T00:00:00Z', reason: '' },
  { intent: 'back', id: ROW },
  { intent: 'feed' },
  { intent: 'end-feed' },
  { intent: 'stop' },
];

function bookableDay(ahead: number): string {
  return southAfricanDay(new Date(Date.now() + ahead * DAY));
}

export const MESSAGE_POSTS: Fields[] = [
  { intent: 'handle', state: 'in_progress', assignee: ADMIN, version: '1' },
  { intent: 'note', body: 'Ask for the certificate first.', version: '1' },
  { intent: 'reply', body: 'By the end of August.', after: 'tomorrow', stay: 'yes', version: '1' },
  { intent: 'draft', body: 'By the end', version: '1' },
  { intent: 'insert:documents', body: '', version: '1' },
  { intent: 'detach:x', body: 'By the end', version: '1' },
  { intent: 'delete', version: '1' },
];

const TICKED = `${MESSAGE}.1`;

export const BULK_POSTS: Fields[] = [
  { intent: 'take', ticked: TICKED },
  { intent: `assign:${ADMIN}`, ticked: TICKED },
  { intent: 'answered', ticked: TICKED, from: MESSAGE },
  { intent: 'snooze:week', day: '', tags: '', ticked: TICKED },
  { intent: 'typed', day: '', tags: 'VAT, urgent', ticked: TICKED },
  { intent: 'undo', ticked: TICKED },
];

export const TEMPLATE_POSTS: Fields[] = [
  { intent: 'add', label: 'Thanks', text: 'Dear {{name}}' },
  { intent: 'save', id: 'answer', version: '0', label: 'Blank', text: 'Dear {{name}}\n{{colleague}}' },
  { intent: 'down', id: 'answer' },
  { intent: 'delete', id: 'answer' },
  { intent: 'restore' },
];

export const USER_POSTS: Fields[] = [
  { intent: 'make-admin' },
  { intent: 'revoke' },
  { intent: 'resend' },
  { intent: 'end-sessions' },
  { intent: 'reset-second-step' },
  { intent: 'delete', confirmation: ADDRESS },
];
