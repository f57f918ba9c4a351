import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { factsOf, type EnquiryRow } from './record.ts';

type Receipt = { id: string; name: string; reference: string; answerDay: string; mailId: string };
type Received = { id: string; row: EnquiryRow; reference: string };

const ID = '1a2b3c4d-0000-4000-8000-000000000000';
const EXAMPLE: EnquiryRow = {
  topic: 'Standard (R 4 995 per month)',
  userType: 'company',
  entityName: 'Karoo Wool (Pty) Ltd',
  name: 'Thandi Nkosi',
  position: 'Director',
  email: 'thandi@example.co.za',
  phone: '+27 821234567',
  subject: 'Provisional tax for the first time',
  message: 'We registered in May. What must we file, and when?',
};

export const enquiryMail = defineMail<Received>({
  kind: 'contact.enquiry',
  label: 'Notice to us of what {who} wrote',
  about: ({ id }) => ({ entity: 'message', id }),
  subject: ({ row, reference }) => `Enquiry ${reference}: ${row.subject}`,
  headers: ({ row }) => ({ replyTo: row.email }),
  template: ({ row, reference }) => ({
    paragraphs: [`${row.name} has written on the contact page. An answer to this mail goes to the sender.`],
    facts: [
      ['Reference', reference],
      ...factsOf(row, 'inMail').map(({ label, value }) => [label, value] as const),
    ],
    quote: row.message,
  }),
  example: { id: ID, row: EXAMPLE, reference: '1A2B3C4D' },
});

/** Repeats no visitor text: the address may be another person's, and the form could be used to mail strangers. */
export const acknowledgementMail = defineMail<Receipt>({
  kind: 'contact.acknowledgement',
  label: 'Confirmation of receipt to {who}',
  about: ({ id }) => ({ entity: 'message', id }),
  automatic: true,
  headers: ({ mailId }) => ({ messageId: mailId }),
  words: wordsOf('contact.acknowledgement')(({ name, reference, answerDay }: Receipt) => ({
    client: name,
    reference,
    answerDay: longDayText(answerDay),
    hours: openingHours().join(' and '),
  })),
  example: {
    id: ID,
    name: 'Thandi Nkosi',
    reference: '1A2B3C4D',
    get answerDay() {
      return answerDayOf(new Date());
    },
    mailId: '<example@localhost>',
  },
});
