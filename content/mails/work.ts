import type { MailWords } from './mail-words.ts';

const client = 'the name of the reader';
const taxpayer = 'whose work it is';

export const workMails = {
  'client-room.code': {
    title: 'Work: a code for a link',
    values: { code: 'the code' },
    kept: ['code'],
    subject: '{{code}} is your code for {{firm.name}}',
    paragraphs: [
      'Your code is {{code}}. Enter it on the page that asks for it, or let the button below fill it in.',
      'It works for ten minutes, and once: it opens the work without an account. We never ask for it by phone or by mail.',
    ],
    button: 'Go on with this code',
    closing:
      'You did not ask for a code? Then do nothing: without it nobody gets in. If more of them come, call {{firm.phone}}.',
  },
  'client-room.links': {
    title: 'Work: the links to it',
    values: { client, links: 'one of the words below', days: 'how long a link works' },
    kept: [],
    subject: '{{links}} with {{firm.name}}',
    greeting: 'Dear {{client}}',
    paragraphs: ['You asked for the way to the work that is open with us. You need no account.'],
    lines: { one: 'The link to your work', several: 'The links to your work' },
    closing:
      'A link works for {{days}}, and the page sends a code to this address first. If you did not ask for it, do nothing.',
  },
  'proposals.receipt': {
    title: 'Proposal: receipt',
    values: { client, taxpayer, works: 'what was accepted', work: 'the same, short, with its client' },
    kept: ['works'],
    subject: 'Your receipt: {{work}}',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Our proposal for {{taxpayer}} was accepted, and the work begins: {{works}}.',
      'The receipt names each letter, who accepted it and when.',
      'Keep this mail: whoever has the address of the receipt can check a letter against it.',
    ],
    button: 'Open the receipt',
    closing: 'If you know nothing of it, call {{firm.phone}} now.',
  },
  'reminders.client': {
    title: 'Work: reminder of what is open',
    values: {
      client,
      what: 'the work, and what is open',
      more: 'one of the sentences below, or nothing',
      off: 'the last sentence below, or nothing',
      count: 'how many pieces of work',
    },
    kept: ['what', 'more', 'off'],
    subject: '{{what}}',
    greeting: 'Dear {{client}}',
    paragraphs: [],
    lines: {
      oneMore: 'There is one more piece of work with something open.',
      someMore: 'There are {{count}} more pieces of work with something open.',
      canSwitchOff: 'Mails of due days can be switched off in your account.',
    },
    closing:
      '{{more}} If you have no account, the page sends a code to this address first. {{off}} Something unclear? Answer this mail, or call {{firm.phone}}.',
  },
  'engagements.client': {
    title: 'Work: news of it',
    values: { client, what: 'the work, and what is new', answer: 'the sentence below, or nothing' },
    kept: ['what'],
    subject: '{{what}}',
    greeting: 'Dear {{client}}',
    paragraphs: [],
    lines: { canAnswer: 'You can also answer this mail.' },
    closing:
      'If you have no account, the page sends a code to this address first. {{answer}} If you do not know what this is about, call {{firm.phone}}.',
  },
  'work.signed-in-person': {
    title: 'To a client: something was signed in person',
    values: { what: 'what was signed', before: 'the colleague', when: 'day and time' },
    kept: ['what', 'before'],
    subject: 'You signed in person: {{what}}',
    paragraphs: [
      'On {{when}} “{{what}}” was signed with your name, in person before {{before}} of {{firm.name}}.',
      'Was it you? Then there is nothing to do. If not, say so at the link below: we take the signature back, or look at it at once where the file is sealed already.',
    ],
    button: 'This was not me',
  },
} as const satisfies Record<string, MailWords>;
