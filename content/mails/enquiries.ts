import type { MailWords } from './mail-words.ts';

export const enquiryMails = {
  'contact.acknowledgement': {
    title: 'Contact form: we have your message',
    values: {
      client: 'the name of the sender',
      reference: 'the reference of the message',
      answerDay: 'the day by which we answer',
      hours: 'our hours',
    },
    kept: ['reference', 'answerDay'],
    subject: 'We have your message (reference {{reference}})',
    greeting: 'Dear {{client}}',
    paragraphs: [
      'Thank you for writing to {{firm.name}}. Your message has reached us. One of our team answers you by e-mail or phone by the end of {{answerDay}}.',
      'Our hours are {{hours}}. If it can’t wait, call {{firm.phone}} and quote {{reference}}.',
      'If you did not write to us, somebody has entered your address by mistake. You need not do anything.',
    ],
    closing: 'The team of {{firm.name}}',
  },
} as const satisfies Record<string, MailWords>;
