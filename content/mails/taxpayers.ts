import type { MailWords } from './mail-words.ts';

const client = 'the name of the reader';
const taxpayer = 'whose work it is';
const news = 'one of the sentences below';
const subject = 'the same for the subject';

export const taxpayerMails = {
  'taxpayers.joined': {
    title: 'Client: somebody new can act',
    values: {
      client,
      taxpayer,
      who: 'the new member',
      how: 'one of the words below',
      role: 'another of them',
    },
    kept: ['who', 'taxpayer', 'how', 'role'],
    subject: '{{who}} can act for {{taxpayer}} now',
    greeting: 'Dear {{client}}',
    paragraphs: [
      '{{who}} {{how}} and is {{role}} of {{taxpayer}} now.',
      'If you do not know this person, remove them on the page below, and call us.',
    ],
    lines: {
      invitation: 'accepted an invitation',
      address: 'has confirmed the address that we write to',
      owner: 'an owner',
      contributor: 'a contributor',
    },
    button: 'See who may act',
    closing: 'Questions? Call {{firm.phone}}.',
  },
  'taxpayers.correction-answered': {
    title: 'Client: answer to a correction',
    values: {
      client,
      taxpayer,
      by: 'the colleague',
      news,
      what: subject,
    },
    kept: ['news', 'what'],
    subject: '{{what}}',
    greeting: 'Dear {{client}}',
    paragraphs: ['{{news}}'],
    lines: {
      stored: '{{by}} corrected what we have of {{taxpayer}}, as you said.',
      left: '{{by}} looked at what you said of {{taxpayer}}, and left it as it was. Call us if you still think that it is wrong.',
      undone:
        '{{by}} took back what we wrote to you about your correction for {{taxpayer}}. We look at it once more.',
      subjectStored: 'We corrected what we have of {{taxpayer}}',
      subjectOther: 'Your correction for {{taxpayer}}',
    },
    button: 'See what we have',
    closing: 'Questions? Call {{firm.phone}}.',
  },
  'taxpayers.invitation': {
    title: 'Client: invitation to act',
    values: {
      to: 'what the reader is invited to',
      press: news,
      earlier: 'the last sentence below, or nothing',
      names: 'clients of invitations before',
      days: 'how long a link works',
    },
    kept: ['to', 'earlier'],
    subject: 'You are invited to {{to}}',
    paragraphs: ['{{press}} A link works once, for {{days}}.', '{{earlier}}'],
    lines: {
      one: 'Press the button below, and sign in or create an account with this address: then you accept.',
      several:
        'Press a button below, and sign in or create an account with this address: then you accept, all on one page.',
      before: 'Our invitation to act for {{names}} is open too: the same page accepts all.',
    },
    closing: 'If you do not know who this is, do nothing: nobody sees anything of yours.',
  },
  'taxpayers.address': {
    title: 'Client: another address that we write to',
    values: { taxpayer, news, next: 'the sentence after it', what: subject },
    kept: ['news', 'what'],
    subject: '{{what}}',
    paragraphs: ['{{news}}', '{{next}}'],
    lines: {
      old: 'We changed the address that we write to about {{taxpayer}}. Links in our mails to this one no longer open the work.',
      afterOld: 'Whoever has it in an account opens it there, as before.',
      new: 'We changed the address that we write to about {{taxpayer}} to this one.',
      afterNew: 'On our page you have links to the work mailed to you; you need no account.',
      subjectOld: 'We no longer write to this address about {{taxpayer}}',
      subjectNew: 'We write to this address about {{taxpayer}} now',
    },
    button: 'Mail me the links',
    closing: 'If you did not ask for it, call {{firm.phone}} now.',
  },
  'taxpayers.opened': {
    title: 'To a colleague: somebody opened the file of a client',
    values: { taxpayer, who: 'the other colleague', until: 'day and time' },
    kept: ['who', 'taxpayer', 'until'],
    subject: '{{who}} opened the file of {{taxpayer}}',
    paragraphs: [
      'You look after {{taxpayer}}. {{who}} opened the file, and sees and changes its work until {{until}}.',
      'The page below has the reason. It is in the audit too.',
    ],
    button: 'See the file at the desk',
  },
} as const satisfies Record<string, MailWords>;
