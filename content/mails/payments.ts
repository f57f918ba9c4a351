import type { MailWords } from './mail-words.ts';

export const paymentMails = {
  'freelancer.confirm-mails': {
    title: 'Provisional payments: confirm the mails',
    values: { hours: 'how long the link works' },
    kept: [],
    subject: 'Please confirm: a mail before each provisional payment',
    paragraphs: [
      'Somebody asked {{firm.name}} to mail this address in January and in July, when it is time to work out a provisional payment.',
      'Was it you? Then confirm it within {{hours}}. If not, do nothing: we write to you no more.',
    ],
    button: 'Confirm',
  },
  'freelancer.payment': {
    title: 'Provisional payments: time to work it out',
    values: { which: 'first or second', due: 'the last day' },
    kept: ['due'],
    subject: 'Time to work out your provisional payment',
    paragraphs: ['The {{which}} provisional payment must be with SARS by {{due}}.'],
  },
} as const satisfies Record<string, MailWords>;
