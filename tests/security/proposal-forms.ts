import { OWN_PROPOSAL, OWN_TAXPAYER, RECEIPT, type Who } from './fixture.ts';
import type { Fields } from './honest-posts.ts';

const KEY = 'one-proposal-of-the-member';

/** Proposals, their receipts and how they come to be, by route id. */
export const PROPOSAL_FORMS: Record<string, { who: Who; path: string; posts: Fields[] }> = {
  'routes/proposal.$id': {
    who: 'member',
    path: `/proposal/${OWN_PROPOSAL}`,
    posts: [
      { intent: 'accept', name: 'Thandi Nkosi', agree: 'yes' },
      { intent: 'decline', reason: 'Not this year.' },
    ],
  },
  'routes/receipt.$key': { who: 'visitor', path: `/receipt/${RECEIPT}`, posts: [{ words: 'Words' }] },
  'routes/start.$plan': {
    who: 'member',
    path: '/start/individual-income-tax',
    posts: [
      { intent: 'add', kind: 'individual', name: 'Nomvula Nkosi', yearEnd: '2', taxNumber: '0123456789' },
      { intent: 'offer', taxpayer: OWN_TAXPAYER, key: KEY, 'period-itr12': '2025' },
    ],
  },
  'routes/admin.taxpayers.$id_.propose': {
    who: 'staff',
    path: `/admin/taxpayers/${OWN_TAXPAYER}/propose`,
    posts: [
      {
        intent: 'send',
        plan: 'individual-income-tax',
        type: 'itr12',
        'period-itr12': '2025',
        'price-itr12': '1 495',
        signatory: 'Thandi Nkosi',
        key: 'one-proposal-of-the-firm',
      },
      { intent: 'preview', type: 'itr12', signatory: 'Thandi Nkosi', key: 'one-proposal-of-the-firm' },
    ],
  },
};
