import type { MailWords } from './mail-words.ts';

const client = 'the name of the account’s owner';
const hours = 'how long the link works';
const news = 'one of the sentences below';
const NOT_ME = 'This was not me';
const CALL_US = 'If you need help, call us: {{firm.phone}}.';

/** For new access to an account. The first and third name no person or account: the address may be a stranger's. */
export const recoveryMailWords = {
  'recovery.confirm': {
    title: 'New access: confirm the request',
    values: { hours },
    kept: ['hours'],
    subject: 'Confirm your request to us',
    greeting: 'Good day',
    paragraphs: [
      'Somebody cannot get into their account with {{firm.name}}. They asked us for help and gave this address. If it was you, confirm it: then a colleague looks at it.',
    ],
    button: 'Confirm my request',
    closing:
      'The link works for {{hours}}. If it was not you, you need not do anything: without your confirmation we do nothing.',
  },
  'recovery.told': {
    title: 'New access: somebody asks for it',
    values: { client, news },
    kept: ['news'],
    subject: 'Somebody asks for access to your account',
    greeting: 'Dear {{client}}',
    paragraphs: [
      '{{news}}',
      'Nothing has been changed. A colleague first checks who is asking.',
      'If it was you, there is nothing to do. If not, open the page and press the button: that ends the request.',
    ],
    lines: {
      address:
        'Somebody told us that they cannot read mail at this address now. They want another address for your account with {{firm.name}}.',
      phone:
        'Somebody told us that they have lost the phone for your account with {{firm.name}}. They want to sign in without its code.',
    },
    button: NOT_ME,
    closing: CALL_US,
  },
  'recovery.replaced': {
    title: 'New access: a newer request',
    values: {},
    kept: [],
    subject: 'A newer request took the place of yours',
    greeting: 'Good day',
    paragraphs: [
      'You asked {{firm.name}} for access to an account. Somebody with the same phone number has asked again, with another address. We work on the newer request, and the older one is over.',
      'If you asked again yourself, there is nothing to do. If not, please call us.',
    ],
    closing: CALL_US,
  },
  'recovery.waiting': {
    title: 'New access: what will be changed',
    values: {
      client,
      what: 'one of the words below for the subject',
      news,
      when: 'another of them',
      address: 'the new address',
      hours: 'how long we wait',
    },
    kept: ['what', 'news', 'when'],
    subject: '{{what}}',
    greeting: 'Dear {{client}}',
    paragraphs: [
      '{{news}}',
      '{{when}}',
      'If it was you, there is nothing to do. If not, open the page and press the button: nothing is changed then.',
    ],
    lines: {
      address:
        'Somebody told us that the address of your account with {{firm.name}} is lost, and a colleague checked who they are. Your account will get the address {{address}}.',
      phone:
        'Somebody told us that the phone for your account with {{firm.name}} is lost, and a colleague checked who they are. Its codes and passkeys will be removed.',
      second: 'We change it when a second colleague agrees.',
      wait: 'We change it in {{hours}}, or sooner if a second colleague agrees.',
      subjectAddress: 'Your account will get a new address',
      subjectPhone: 'Your two-step verification will be reset',
    },
    button: NOT_ME,
    closing: CALL_US,
  },
  'recovery.done': {
    title: 'New access: it is given',
    values: { client, hours },
    kept: ['hours'],
    subject: 'Your account has this address now',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Your account with {{firm.name}} has this address from now on. All that was in it is there. The old password, codes and passkeys do not open it now.',
      'Choose a new password, and sign in with it. The link works for {{hours}}, and once; after that, its page mails you another. Then switch two-step verification on again.',
    ],
    button: 'Choose a new password',
    closing: CALL_US,
  },
  'recovery.ended': {
    title: 'New access: nothing was changed',
    values: {
      greeting: 'one of the greetings below',
      client,
      time: 'day and time',
      why: 'one of the reasons below',
    },
    kept: ['time', 'why'],
    subject: 'The access to your account was not changed',
    greeting: '{{greeting}}',
    paragraphs: [
      'Somebody asked {{firm.name}} to get into an account again. That ended on {{time}}: nothing was changed. {{why}}',
    ],
    lines: {
      named: 'Dear {{client}}',
      unnamed: 'Good day',
      stopped: 'It was stopped by the link “This was not me” in our mail.',
      cancelled: 'We could not be sure that you own it.',
      expired: 'Too much time went by.',
    },
    closing: CALL_US,
  },
  'recovery.questioned': {
    title: 'New access: the old address questions it',
    values: { client },
    kept: [],
    subject: 'The old address of your account questions your access',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Somebody at the old address of your account with {{firm.name}} told us that they did not ask for this change of address.',
      'Nothing was changed: the account is open to you as before. A colleague looks into it and may call you.',
    ],
    closing: CALL_US,
  },
} as const satisfies Record<string, MailWords>;
