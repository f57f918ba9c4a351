import { firm } from '#content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';
import { linkToRequest } from '#app/work/core/engagements/links.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

type Accepted = {
  proposalId: string;
  name: string;
  receiptKey: string;
  /** Of a link to the work. */
  secret: string | null;
};

/** Says that something was accepted, never what: its receipt does. */
export const receiptMail = defineMail<Accepted>({
  kind: 'proposals.receipt',
  label: 'Receipt of an accepted proposal to {who}',
  about: ({ proposalId }) => ({ entity: 'proposal', id: proposalId }),
  automatic: true,
  secret: true,
  headed: true,
  subject: `Your receipt: ${firm.name}`,
  template: ({ name, receiptKey, secret }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      'Our proposal was accepted, and the work begins. The receipt names each letter, who accepted it and when.',
      'Keep this mail: whoever has the address of the receipt can check a letter against it.',
    ],
    sections: secret
      ? [
          {
            heading: 'What comes next',
            lines: ['The page of the work says what we need from you first.'],
            link: { label: 'Go to the work', url: linkToRequest(secret) },
          },
        ]
      : [],
    link: { label: 'Open the receipt', url: receiptUrl(receiptKey) },
    closing: `If you know nothing of it, call ${firm.phone} now.`,
  }),
  example: {
    proposalId: '1a2b3c4d-0000-4000-8000-000000000000',
    name: 'Thandi Nkosi',
    receiptKey: 'example-of-a-receipt',
    secret: 'example',
  },
});

function receiptUrl(key: string): string {
  return new URL(`/receipt/${key}`, env().APP_URL).href;
}
