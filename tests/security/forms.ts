import {
  BOOKING_POSTS,
  CHANGE_POSTS,
  BOOKED_POSTS,
  CALLER_POSTS,
  ENQUIRY,
  BULK_POSTS,
  ESTIMATE,
  HOURS_POSTS,
  MESSAGE_POSTS,
  NEW_ROW,
  PERSON,
  ROW_POSTS,
  TEMPLATE_POSTS,
  USER_POSTS,
  type Fields,
} from './honest-posts.ts';
import { CALCULATOR_FORMS } from './calculator-forms.ts';
import { CLIENT_FORMS } from './client-forms.ts';
import { PROPOSAL_FORMS } from './proposal-forms.ts';
import { WORK_FORMS } from './work-forms.ts';
import {
  ADDRESS,
  BOOKING_LINK,
  INVITATION,
  INVITATION_LINK,
  IN_TRASH,
  LINKS,
  MEMBER,
  MESSAGE,
  OTHER_SESSION,
  OWN_BOOKING,
  OWN_PASSKEY,
  OWN_SAVED,
  PASSWORD,
  ROW,
  SAVED,
  type Who,
} from './fixture.ts';

export type Form = {
  who: Who;
  path: string;
  posts: Fields[];
  refusesForms?: true;
  hashes?: true;
};

const READ_ONLY: Omit<Form, 'path'> = { who: 'visitor', posts: [{}], refusesForms: true };

/** By route id, complete: a test compares this with the build. */
export const FORMS: Record<string, Form> = {
  ...CLIENT_FORMS,
  ...WORK_FORMS,
  ...PROPOSAL_FORMS,
  'routes/_index': {
    who: 'visitor',
    path: '/?index',
    posts: [{ grossIncome: '450 000', dependants: '2' }],
  },
  'routes/contact': {
    who: 'visitor',
    path: '/contact',
    posts: [
      ENQUIRY,
      { intent: 'prefill', subject: 'My result', message: 'It came to R 1', calculation: '{}' },
    ],
  },
  'routes/book': { who: 'visitor', path: '/book?kind=first-talk&plan=premium', posts: BOOKING_POSTS },
  'routes/book_.$token': { who: 'visitor', path: `/book/${BOOKING_LINK}`, posts: CHANGE_POSTS },
  'routes/calculator': {
    who: 'visitor',
    path: '/calculator?type=individual',
    posts: [ESTIMATE, { ...ESTIMATE, intent: 'save', 'exact.grossIncome': '50000000' }],
  },
  ...CALCULATOR_FORMS,
  'routes/calculator[.]csv': { who: 'visitor', path: '/calculator.csv?type=individual', posts: [ESTIMATE] },
  'routes/embed.calculator': { who: 'visitor', path: '/embed/calculator?type=company', posts: [ESTIMATE] },
  'routes/tax.deceased-estate_.timeline': {
    who: 'visitor',
    path: '/tax/deceased-estate/timeline',
    posts: [{ death: '2026-08-03', letters: '2026-09-14' }],
  },
  'routes/tax.deceased-estate_.timeline[.]ics': {
    who: 'visitor',
    path: '/tax/deceased-estate/timeline.ics',
    posts: [{ death: '2026-08-03', letters: '' }],
  },
  'routes/calculation.$token': { who: 'member', path: `/calculation/${SAVED}`, posts: [{}] },
  'routes/auth._index': {
    who: 'visitor',
    path: '/auth?index&redirectTo=/account',
    posts: [{ email: ADDRESS, password: PASSWORD }],
    hashes: true,
  },
  'routes/auth.passkey': { who: 'visitor', path: '/auth/passkey', posts: [] },
  'routes/auth.passkey_.options': { who: 'visitor', path: '/auth/passkey/options', posts: [{}] },
  'routes/auth.forgot': { who: 'visitor', path: '/auth/forgot', posts: [{ email: ADDRESS }] },
  'routes/auth.not-me': { who: 'visitor', path: '/auth/not-me', posts: [{ token: LINKS.disown }] },
  'routes/auth.resend': { who: 'visitor', path: '/auth/resend', posts: [{ email: ADDRESS }] },
  'routes/auth.reset': {
    who: 'visitor',
    path: '/auth/reset',
    posts: [{ token: LINKS.reset_password, password: 'Another-Word-9' }],
    hashes: true,
  },
  'routes/auth.verify': { who: 'visitor', path: '/auth/verify', posts: [{ token: LINKS.verify_email }] },
  'routes/auth.second-factor': { who: 'half', path: '/auth/second-factor', posts: [] },
  'routes/sign-out': { who: 'member', path: '/sign-out', posts: [{}] },
  'routes/account.profile': { who: 'member', path: '/account/profile', posts: [PERSON] },
  'routes/account.calculations': {
    who: 'member',
    path: '/account/calculations',
    posts: [
      { token: OWN_SAVED, title: 'My year' },
      { token: OWN_SAVED, intent: 'delete' },
    ],
  },
  'routes/account.data': { who: 'member', path: '/account/data', posts: [{ email: ADDRESS }] },
  'routes/account.email': {
    who: 'member',
    path: '/account/email',
    posts: [{ email: 'nomvula@example.org', currentPassword: PASSWORD }],
  },
  'routes/account.email_.confirm': {
    who: 'visitor',
    path: '/account/email/confirm',
    posts: [{ token: LINKS.change_email }],
  },
  'routes/account.passkeys': {
    who: 'member',
    path: '/account/passkeys',
    posts: [{ intent: 'remove', id: OWN_PASSKEY }],
  },
  'routes/account.passkeys_.options': { who: 'member', path: '/account/passkeys/options', posts: [{}] },
  'routes/account.password': {
    who: 'member',
    path: '/account/password',
    posts: [{ currentPassword: PASSWORD, newPassword: 'Another-Word-9' }],
    hashes: true,
  },
  'routes/account.second-factor': {
    who: 'member',
    path: '/account/second-factor',
    posts: [{ intent: 'switch-off', currentPassword: PASSWORD }],
  },
  'routes/account.sessions': {
    who: 'member',
    path: '/account/sessions',
    posts: [{ session: OTHER_SESSION }, { session: 'others' }],
  },
  'routes/admin.$list._index': { who: 'admin', path: '/admin/clients?q=Marula', posts: ROW_POSTS },
  'routes/admin.$list.trash': {
    who: 'admin',
    path: '/admin/clients/trash',
    posts: [{ intent: 'restore', id: IN_TRASH }],
  },
  'routes/admin.$list.history.$id': {
    who: 'admin',
    path: `/admin/clients/history/${ROW}`,
    posts: [{ intent: 'revert', id: ROW, to: '1', version: '1' }],
  },
  'routes/admin.$list.logo.$id': { who: 'admin', path: `/admin/clients/logo/${ROW}`, posts: [] },
  'routes/admin.$list.import': {
    who: 'admin',
    path: '/admin/clients/import',
    posts: [{ intent: 'try', text: `id,name\n${ROW},Marula Sun\n,Baobab Bakery\n`, fingerprint: 'x' }],
  },
  'routes/admin.bookings.$id': {
    who: 'staff',
    path: `/admin/bookings/${OWN_BOOKING}`,
    posts: BOOKED_POSTS,
  },
  'routes/admin.bookings.new': { who: 'staff', path: '/admin/bookings/new', posts: CALLER_POSTS },
  'routes/admin.bookings.hours': { who: 'staff', path: '/admin/bookings/hours', posts: HOURS_POSTS },
  'routes/admin.mail': {
    who: 'admin',
    path: '/admin/mail',
    posts: [{ intent: 'retry', id: ROW }, { intent: 'retry-all' }],
  },
  'routes/admin.messages.$id': { who: 'staff', path: `/admin/messages/${MESSAGE}`, posts: MESSAGE_POSTS },
  'routes/admin.users._index': {
    who: 'admin',
    path: '/admin/users?index',
    posts: [
      { intent: 'invite', email: 'nomvula@example.org', role: 'staff' },
      { intent: 'withdraw', id: INVITATION },
    ],
  },
  'routes/auth.invitation': {
    who: 'visitor',
    path: '/auth/invitation',
    posts: [{ token: INVITATION_LINK, full_name: 'Lwazi Dube', password: 'Another-Word-9' }],
    hashes: true,
  },
  'routes/admin.messages.$id.writing': {
    who: 'staff',
    path: `/admin/messages/${MESSAGE}/writing`,
    posts: [{ body: 'By the end' }],
  },
  'routes/admin.messages._index': {
    who: 'staff',
    path: '/admin/messages?index&state=all',
    posts: BULK_POSTS,
  },
  'routes/admin.messages.templates': {
    who: 'staff',
    path: '/admin/messages/templates',
    posts: TEMPLATE_POSTS,
  },
  'routes/admin.users.$id': { who: 'admin', path: `/admin/users/${MEMBER}`, posts: USER_POSTS },
  'routes/api.v1.tax.$tax': {
    who: 'visitor',
    path: '/api/v1/tax/individual',
    posts: [ESTIMATE],
    refusesForms: true,
  },
  'routes/api.v1.openapi[.]json': { ...READ_ONLY, path: '/api/v1/openapi.json' },
  'routes/api.v1.vectors[.]json': { ...READ_ONLY, path: '/api/v1/vectors.json' },
};

const MORE_FORMS: Record<string, Form> = {
  'sign-up': {
    who: 'visitor',
    path: '/auth?index&mode=signup',
    posts: [{ ...PERSON, email: 'nomvula@example.org', password: 'Another-Word-9' }],
    hashes: true,
  },
  'the rows of a list with categories': {
    who: 'admin',
    path: '/admin/partners',
    posts: [{ ...NEW_ROW, category: 'financial' }],
  },
  'half a sign-in': {
    who: 'half',
    path: '/auth/second-factor',
    posts: [{ code: '123456' }],
    refusesForms: true,
  },
};

export function formsOf(...senders: Who[]): Record<string, Form> {
  const all = Object.entries({ ...FORMS, ...MORE_FORMS });
  return Object.fromEntries(all.filter(([, { who }]) => senders.includes(who)));
}
