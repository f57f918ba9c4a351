import type { MailWords } from './mail-words.ts';

const client = 'the name of the account’s owner';
const hours = 'how long the link works';
const NOT_YOU = 'If you did not ask for this, you need not do anything.';
const OPENS_NOTHING = 'Without your confirmation nobody can use the account.';

export const accountMailWords = {
  'accounts.verification': {
    title: 'Account: confirm your address',
    values: { client, hours, next: 'one of the sentences below' },
    kept: ['next'],
    subject: 'Confirm your e-mail address',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'An account with {{firm.name}} was opened with this address. Confirm that it is yours, {{next}}',
    ],
    lines: {
      continues: 'and you go on with what you came for; in another browser, sign in first.',
      signsIn: 'then sign in with your password.',
    },
    button: 'Confirm my address',
    closing: `The link works for {{hours}}, once. ${NOT_YOU} ${OPENS_NOTHING}`,
  },
  'accounts.password-choice': {
    title: 'Account: opened more than once, choose a password',
    values: { hours },
    kept: [],
    subject: 'Confirm your e-mail address',
    greeting: 'Good day',
    paragraphs: [
      'An account with {{firm.name}} was opened with this address more than once. Choose its password, and the address is confirmed.',
    ],
    button: 'Choose the password',
    closing: `The link works for {{hours}}, once. ${NOT_YOU} ${OPENS_NOTHING}`,
  },
  'accounts.already-member': {
    title: 'Account: there is one already',
    values: { client },
    kept: [],
    subject: 'You have an account already',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Somebody tried to open an account with {{firm.name}} under this address. It has one already, so nothing was changed.',
      'If it was you, sign in with your password. Should you have forgotten it, choose a new one.',
    ],
    button: 'Choose a new password',
    closing: NOT_YOU,
  },
  'accounts.password-reset': {
    title: 'Account: choose a new password',
    values: { client, hours },
    kept: [],
    subject: 'Choose a new password',
    greeting: 'Dear {{client}}',
    paragraphs: ['Somebody asked for a new password for your account with {{firm.name}}.'],
    button: 'Choose a new password',
    closing: `The link works for {{hours}}, once. ${NOT_YOU} Your password stays as it is.`,
  },
  'accounts.deleted': {
    title: 'Account: deleted',
    values: { client },
    kept: [],
    subject: 'Your account was deleted',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Your account with {{firm.name}} was deleted, with your profile, your saved calculations and your sessions.',
      'Messages you sent through the contact form, and work that we did for you, are kept apart from accounts: for as long as the privacy policy says, and no longer.',
    ],
    closing: 'If this was not you, call us at once: {{firm.phone}}.',
  },
  'accounts.new-address': {
    title: 'Account: confirm a new address',
    values: { client, hours },
    kept: [],
    subject: 'Confirm your new e-mail address',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Your account with {{firm.name}} is to have this address. Confirm that it is yours; until then the old one stays.',
    ],
    button: 'Confirm my new address',
    closing: `The link works for {{hours}}, once. ${NOT_YOU}`,
  },
  'accounts.address-taken': {
    title: 'Account: this address has one already',
    values: { client },
    kept: [],
    subject: 'This address has an account already',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'A member of {{firm.name}} wanted to use this address for another account. It is yours, so nothing was changed.',
    ],
    closing: NOT_YOU,
  },
} as const satisfies Record<string, MailWords>;
