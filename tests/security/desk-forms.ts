import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import {
  ADDRESS,
  ADMIN,
  API_TOKEN,
  IN_TRASH,
  INVITATION,
  MEMBER,
  OTHER_ROW,
  OWN,
  ROW,
  RUN,
  RECOVERY,
} from './fixture.ts';
import { CONTENT_FORMS } from './content-forms.ts';
import { byAdmin, byStaff, type Form } from './form.ts';
import { BOOKING } from './honest-fields.ts';

const NEW_ROW = {
  intent: 'add',
  name: 'Baobab Bakery',
  websiteUrl: 'https://baobab.example',
  description: 'Bread and books',
  isActive: 'on',
  displayOrder: '20',
};
const IMPORT = { text: `id,name\n${ROW},Marula Sun\n,Baobab Bakery\n`, fingerprint: 'x' };
export const DESK_FORMS: Record<string, Form> = {
  ...CONTENT_FORMS,
  'routes/admin.$list._index': byAdmin(
    '/admin/clients?q=Marula',
    NEW_ROW,
    { ...NEW_ROW, intent: 'save', id: ROW, version: '1' },
    { intent: 'save', id: ROW, version: '1', only: 'name', name: 'Marula Sun', live: 'yes' },
    { intent: 'delete', id: ROW },
    { intent: 'many:hide', ticked: `${ROW}.1` },
    { intent: 'many:delete', all: 'yes' },
    { intent: 'move', id: ROW, after: OTHER_ROW },
    { intent: 'move', id: OTHER_ROW, before: ROW },
    { intent: 'remove-logo', id: ROW },
    { intent: 'save-filter', name: 'Big trees' },
    { intent: 'forget-filter', id: ROW },
  ),
  'routes/admin.$list.trash': byAdmin('/admin/clients/trash', { intent: 'restore', id: IN_TRASH }),
  'routes/admin.$list.history.$id': byAdmin(`/admin/clients/history/${ROW}`, {
    intent: 'revert',
    id: ROW,
    to: '1',
    version: '1',
  }),
  'routes/admin.$list.logo.$id': {
    ...byAdmin(`/admin/clients/logo/${ROW}`),
    refused: [
      { intent: 'logo', id: ROW, logo: '' },
      { intent: 'cut-logo', id: ROW, fit: 'trimmed' },
    ],
  },
  'routes/admin.$list.import': {
    ...byAdmin('/admin/clients/import', { ...IMPORT, intent: 'try' }),
    refused: [{ ...IMPORT, intent: 'import' }],
  },
  'routes/admin.bookings.$id': byStaff(
    `/admin/bookings/${OWN.booking}`,
    { intent: 'move', day: bookableDay(3), at: '07:15', message: 'We have to start early.', sequence: '0' },
    { intent: 'move', slot: `${bookableDay(4)} 18:00`, sequence: '0' },
    { intent: 'hand-over', colleague: ADMIN, sequence: '0' },
    { intent: 'note', note: 'Ask for the certificate first.', version: '1' },
    { intent: 'no-show' },
    { intent: 'came' },
    { intent: 'cancel', message: 'We are closed that day.', sequence: '0' },
    { intent: 'restore', sequence: '0' },
    { intent: 'unbook', sequence: '0' },
  ),
  'routes/admin.bookings.new': byStaff(
    '/admin/bookings/new',
    { ...BOOKING, intent: 'book', colleague: ADMIN, kind: 'company', slot: BOOKING.start },
    { ...BOOKING, intent: 'book', colleague: ADMIN, kind: 'estate', day: bookableDay(6), at: '20:15' },
    { intent: 'look', colleague: ADMIN, kind: 'estate', day: bookableDay(6), client: 'Nkosi' },
    { intent: `choose:${OWN.taxpayer}`, colleague: ADMIN, day: bookableDay(6) },
    { intent: 'untie', taxpayer: OWN.taxpayer, colleague: ADMIN, day: bookableDay(6) },
  ),
  'routes/admin.bookings.hours': byStaff(
    '/admin/bookings/hours',
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
  ),
  'routes/admin.mail': byAdmin(
    '/admin/mail',
    { intent: 'retry', id: ROW },
    { intent: 'cancel', id: ROW },
    { intent: 'retry-all' },
  ),
  'routes/admin.runs.$id': byAdmin(
    `/admin/runs/${RUN}`,
    { intent: 'look' },
    { intent: 'start', people: '1' },
    { intent: 'undo' },
    { intent: 'leave' },
  ),
  'routes/admin.recoveries.$id': {
    ...byAdmin(
      `/admin/recoveries/${RECOVERY}`,
      { intent: 'approve' },
      { intent: 'refuse' },
      { intent: 'look-again' },
    ),
    refused: [{ intent: 'prove', account: MEMBER, how: 'in_person' }, { intent: 'looked-into' }],
  },
  'routes/admin.work.people_.$id': byAdmin(
    `/admin/work/people/${ADMIN}`,
    { intent: 'hand-over', to: 'nobody' },
    { intent: 'take-back' },
  ),
  'routes/admin.api': byAdmin(
    '/admin/api',
    { intent: 'make', name: 'Reports', 'may-clients': 'yes', days: '30' },
    { intent: 'end', id: API_TOKEN },
    { intent: 'restore', id: API_TOKEN },
    { intent: 'add-webhook', address: 'https://hooks.example.org/firm', 'tells-client.added': 'yes' },
    { intent: 'end-webhook', id: API_TOKEN },
    { intent: 'restore-webhook', id: API_TOKEN },
  ),
  'routes/admin.users._index': byAdmin(
    '/admin/users?index',
    { intent: 'invite', email: 'nomvula@example.org', role: 'staff' },
    { intent: 'withdraw', id: INVITATION },
  ),
  'routes/admin.users.$id': byAdmin(
    `/admin/users/${MEMBER}`,
    { intent: 'make-staff' },
    { intent: 'make-editor' },
    { intent: 'make-manager' },
    { intent: 'make-admin' },
    { intent: 'take-back' },
    { intent: 'revoke' },
    { intent: 'resend' },
    { intent: 'end-sessions' },
    { intent: 'reset-second-step' },
    { intent: 'delete', confirmation: ADDRESS },
  ),
};

function bookableDay(ahead: number): string {
  return southAfricanDay(new Date(Date.now() + ahead * DAY));
}
