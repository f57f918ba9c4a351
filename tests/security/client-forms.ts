import { itr12 } from '#content/checklists/itr12.ts';
import {
  ADDRESS,
  CLAIMABLE,
  INVITATION,
  LINKS,
  MEMBER,
  OTHER_SESSION,
  OWN,
  PASSWORD,
  SAVED,
} from './fixture.ts';
import { byMember, byVisitor, type Form } from './form.ts';
import { PERSON } from './honest-fields.ts';

export const CLIENT_FORMS: Record<string, Form> = {
  'routes/sign-out': byMember('/sign-out', {}),
  'routes/calculation.$token': byMember(`/calculation/${SAVED}`, {}),
  'routes/account.profile': byMember('/account/profile', PERSON),
  'routes/account.calculations': byMember(
    '/account/calculations',
    { token: OWN.calculation, intent: 'rename', title: 'My year' },
    { token: OWN.calculation, intent: 'delete' },
  ),
  'routes/account.data': byMember('/account/data', { email: ADDRESS }),
  'routes/account.email': byMember('/account/email', {
    email: 'nomvula@example.org',
    currentPassword: PASSWORD,
  }),
  'routes/account.email_.confirm': byVisitor('/account/email/confirm', { token: LINKS.change_email }),
  'routes/account.passkeys': byMember(
    '/account/passkeys',
    { intent: 'add', name: 'A phone' },
    { intent: 'remove', id: OWN.passkey },
  ),
  'routes/account.passkeys_.options': byMember('/account/passkeys/options', {}),
  'routes/account.password': {
    ...byMember('/account/password', { currentPassword: PASSWORD, newPassword: 'Another-Word-9' }),
    hashes: true,
  },
  'routes/account.second-factor': {
    ...byMember(
      '/account/second-factor',
      { intent: 'new-codes', currentPassword: PASSWORD },
      { intent: 'switch-off', currentPassword: PASSWORD },
    ),
    refused: [{ intent: 'enrol', code: '123456', currentPassword: PASSWORD }],
  },
  'routes/account.sessions': byMember('/account/sessions', { session: OTHER_SESSION }, { session: 'others' }),
  'routes/account.enquiries.$id': byMember(`/account/enquiries/${OWN.message}`, {
    body: 'Thank you. Here is my tax number.',
  }),
  'routes/account.bookings': byMember('/account/bookings', { id: OWN.booking, do: 'move' }),
  'routes/account.due': byMember(
    '/account/due',
    ...['feed', 'end-feed', 'mails', 'no-mails'].map((intent) => ({ intent })),
  ),
  'routes/account.taxpayers._index': byMember('/account/taxpayers?index', {
    intent: 'claim',
    taxpayer: CLAIMABLE,
  }),
  'routes/account.taxpayers.$id': byMember(
    `/account/taxpayers/${OWN.taxpayer}`,
    { intent: 'invite', email: 'nomvula@example.org', role: 'contributor' },
    { intent: 'withdraw', id: INVITATION },
    { intent: 'remove', member: MEMBER },
    { intent: 'correct', field: 'taxNumber', value: '0001339050' },
    { intent: 'uncorrect', field: 'taxNumber' },
    { intent: 'unquote', step: OWN.insideStep },
    { intent: 'requote', step: OWN.insideStep },
  ),
  'routes/account.taxpayers.join': byMember('/account/taxpayers/join', {
    token: LINKS.invitation,
    taxpayer: OWN.taxpayer,
  }),
  'routes/auth.link': byVisitor('/auth/link', { email: ADDRESS }),
  'routes/request.$token': byVisitor(`/request/${LINKS.request}`, { intent: 'send' }),
  'routes/work.$id.files': byMember(
    `/work/${OWN.engagement}/files`,
    { item: OWN.item },
    { letter: OWN.sarsLetter, letterWords: 'It came by post' },
    { join: OWN.document },
  ),
  'routes/work.documents.$id': byMember(`/work/documents/${OWN.document}`, { intent: 'remove' }),
  'routes/work.$id._index': byMember(
    `/work/${OWN.engagement}?index`,
    { intent: 'questions', ...Object.fromEntries(itr12.questions.map(({ id }) => [id, 'no'])) },
    { intent: 'keep', live: 'yes', pay: 'yes' },
    { intent: 'text', item: OWN.item, text: 'Payroll sends it next week.' },
    { intent: 'same', same: `${OWN.item}  AAAAAAAAAAAA` },
    { intent: 'not-mine', item: OWN.item, reason: 'I have none.' },
    { intent: 'reopen', item: OWN.item },
    { intent: 'restore', item: OWN.item },
    { intent: 'leave', item: OWN.item },
    { intent: 'wrong', item: OWN.approval, text: 'Page 2: the rent.' },
    { intent: 'approve', item: OWN.approval },
    { intent: 'unapprove', item: OWN.approval },
    { intent: 'sign', item: OWN.signature, typed: 'Thandi Nkosi', sure: 'Thandi Nkosi' },
    { intent: 'read', until: new Date().toISOString() },
    { intent: 'message', text: 'Is that all?', key: 'one-message-of-the-client' },
    { intent: 'talk', id: OWN.booking, do: 'move' },
    { intent: 'bring-back', document: OWN.removed },
  ),
  'routes/proposal.$id': byMember(
    `/proposal/${OWN.proposal}`,
    { intent: 'accept', name: 'Thandi Nkosi', agree: 'yes' },
    { intent: 'decline', reason: 'Not this year.' },
  ),
  'routes/receipt.$key': byVisitor(`/receipt/${LINKS.receipt}`, { words: 'Words' }),
  'routes/start.$plan': byMember(
    '/start/individual-income-tax',
    {
      intent: 'add',
      kind: 'individual',
      name: 'Nomvula Nkosi',
      yearEnd: '2',
      taxNumber: '0123456789',
      sure: '0123456789',
    },
    { intent: 'offer', taxpayer: OWN.taxpayer, key: 'one-proposal-of-the-member', 'period-itr12': '2025' },
  ),
};
