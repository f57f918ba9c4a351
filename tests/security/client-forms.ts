import { itr12 } from '#content/checklists/itr12.ts';
import {
  INVITATION,
  MEMBER,
  INVITATION_LINK,
  OWN_BOOKING,
  OWN_DOCUMENT,
  OWN_MESSAGE,
  OWN_ENGAGEMENT,
  OWN_ITEM,
  OWN_TAXPAYER,
  REQUEST_LINK,
  type Who,
} from './fixture.ts';
import type { Fields } from './honest-posts.ts';

/** What a client sends, by route id. */
export const CLIENT_FORMS: Record<string, { who: Who; path: string; posts: Fields[] }> = {
  'routes/account.enquiries.$id': {
    who: 'member',
    path: `/account/enquiries/${OWN_MESSAGE}`,
    posts: [{ body: 'Thank you. Here is my tax number.' }],
  },
  'routes/account.bookings': { who: 'member', path: '/account/bookings', posts: [{ id: OWN_BOOKING }] },
  'routes/account.due': {
    who: 'member',
    path: '/account/due',
    posts: [{ intent: 'feed' }, { intent: 'no-mails' }],
  },
  'routes/account.taxpayers.$id': {
    who: 'member',
    path: `/account/taxpayers/${OWN_TAXPAYER}`,
    posts: [
      { intent: 'invite', email: 'nomvula@example.org', role: 'contributor' },
      { intent: 'withdraw', id: INVITATION },
      { intent: 'remove', member: MEMBER },
    ],
  },
  'routes/account.taxpayers.join': {
    who: 'member',
    path: '/account/taxpayers/join',
    posts: [{ token: INVITATION_LINK }],
  },
  'routes/request.$token': {
    who: 'visitor',
    path: `/request/${REQUEST_LINK}`,
    posts: [{ intent: 'send' }],
  },
  'routes/work.$id.files': {
    who: 'member',
    path: `/work/${OWN_ENGAGEMENT}/files`,
    posts: [{ item: OWN_ITEM }, { join: OWN_DOCUMENT }],
  },
  'routes/work.documents.$id': { who: 'member', path: `/work/documents/${OWN_DOCUMENT}`, posts: [{}] },
  'routes/work.$id._index': {
    who: 'member',
    path: `/work/${OWN_ENGAGEMENT}?index`,
    posts: [
      { intent: 'questions', ...Object.fromEntries(itr12.questions.map(({ id }) => [id, 'no'])) },
      { intent: 'text', item: OWN_ITEM, text: 'Payroll sends it next week.' },
      { intent: 'not-mine', item: OWN_ITEM, reason: 'I have none.' },
      { intent: 'reopen', item: OWN_ITEM },
      { intent: 'restore', item: OWN_ITEM },
      { intent: 'message', text: 'Is that all?', key: 'one-message-of-the-client' },
    ],
  },
};
