import { itr12 } from '#content/checklists/itr12.ts';
import { ADMIN, OWN_DOCUMENT, OWN_ENGAGEMENT, OWN_ITEM, OWN_TAXPAYER, type Who } from './fixture.ts';
import type { Fields } from './honest-posts.ts';

const TICKED = `${OWN_ENGAGEMENT}.1`;
const SEEN = { version: '1', seen: '2026-08-03T08:00:00.000Z' };
const DATA = {
  part: 'data',
  name: 'Thandi Nkosi',
  kind: 'individual',
  yearEnd: '2',
  taxNumber: '0123456789',
};

/** What staff send in their work for clients, by route id. */
export const WORK_FORMS: Record<string, { who: Who; path: string; posts: Fields[] }> = {
  'routes/admin.work._index': {
    who: 'staff',
    path: '/admin/work?index&service=tax-individual',
    posts: [
      { intent: `assign:${ADMIN}`, ticked: TICKED },
      { intent: 'state:in_progress', ticked: TICKED },
      { intent: 'next', ticked: TICKED },
      { intent: 'remind', ticked: TICKED },
      { intent: 'undo', state: `accepted:${TICKED}`, assign: `nobody:${OWN_ENGAGEMENT}` },
    ],
  },
  'routes/admin.work.$id': {
    who: 'staff',
    path: `/admin/work/${OWN_ENGAGEMENT}`,
    posts: [
      {
        part: 'state',
        to: 'with_sars',
        from: 'collecting',
        submittedOn: '2026-08-03',
        reference: '7',
        ...SEEN,
      },
      { part: 'assign', assignee: ADMIN, from: '' },
      { part: 'reminders', paused: 'yes' },
      { part: 'note', note: 'Call before noon.', ...SEEN },
      { part: 'questions', ...Object.fromEntries(itr12.questions.map(({ id }) => [`q.${id}`, 'no'])) },
      { part: 'item', act: 'return', item: OWN_ITEM, reason: 'A page is missing.', ...SEEN },
      { part: 'item', act: 'answer', item: OWN_ITEM, text: 'Sent by post.', ...SEEN },
      { part: 'ask', what: 'A letter of the bank', why: 'It shows the account.' },
      { part: 'message', text: 'Thank you.', key: 'one-message-of-the-firm' },
      { part: 'read' },
      { part: 'next' },
      { part: 'remind' },
    ],
  },
  'routes/admin.work.$id.files': {
    who: 'staff',
    path: `/admin/work/${OWN_ENGAGEMENT}/files`,
    posts: [{ item: OWN_ITEM }],
  },
  'routes/admin.documents.$id': { who: 'staff', path: `/admin/documents/${OWN_DOCUMENT}`, posts: [{}] },
  'routes/admin.taxpayers.new': { who: 'staff', path: '/admin/taxpayers/new', posts: [DATA] },
  'routes/admin.taxpayers.$id._index': {
    who: 'staff',
    path: `/admin/taxpayers/${OWN_TAXPAYER}?index`,
    posts: [
      { ...DATA, version: '1' },
      { part: 'invite', email: 'nomvula@example.org', role: 'owner' },
      { part: 'withdraw', id: OWN_ITEM },
      { part: 'remove-member', id: ADMIN },
      { part: 'open', type: 'itr12', period: '2025', price: '1 495', assigneeId: ADMIN },
    ],
  },
};
