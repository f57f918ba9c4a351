import { defineMail } from '#app/platform/mail/define-mail.ts';
import { env } from '#app/platform/env/env.server.ts';

type Answer = { id: string; reference: string; subject: string; name: string; email: string; body: string };

export const memberAnswerMail = defineMail<Answer>({
  kind: 'enquiries.member-answer',
  label: 'Notice to us of what {who} answered',
  about: ({ id }) => ({ entity: 'message', id }),
  subject: ({ reference, subject }) => `Answer to ${reference}: ${subject}`,
  template: ({ id, reference, name, email, body }) => ({
    paragraphs: [
      `${name} has answered on the website. Reply in the inbox, so that the conversation stays whole.`,
    ],
    facts: [
      ['Reference', reference],
      ['From', `${name}, ${email}`],
    ],
    quote: body,
    link: { label: 'Open the conversation', url: new URL(`/admin/messages/${id}`, env().APP_URL).href },
  }),
  example: {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    reference: '1A2B3C4D',
    subject: 'Provisional tax for the first time',
    name: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    body: 'Thank you. Here is my tax number.',
  },
});
