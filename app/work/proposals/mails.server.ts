import { firm } from '#app/platform/content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';
import { worksText } from '#app/work/core/engagements/works-text.ts';
import { linkToRequest } from '#app/work/core/engagements/links.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

type Accepted = {
  proposalId: string;
  name: string;
  taxpayer: string;
  /** What was accepted. */
  titles: readonly [string, ...string[]];
  receiptKey: string;
  /** Of a link to the work. */
  secret: string;
};

/** Names the work, never its price or terms: the receipt does. */
export const receiptMail = defineMail<Accepted>({
  kind: 'proposals.receipt',
  label: 'Receipt of an accepted proposal to {who}',
  about: ({ proposalId }) => ({ entity: 'proposal', id: proposalId }),
  automatic: true,
  secret: true,
  headed: true,
  subject: (accepted) => `Your receipt: ${worksText(worksOf(accepted))}`,
  template: ({ name, taxpayer, titles, receiptKey, secret }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Our proposal for ${taxpayer} was accepted, and the work begins: ${titles.join('; ')}.`,
      'The receipt names each letter, who accepted it and when.',
      'Keep this mail: whoever has the address of the receipt can check a letter against it.',
    ],
    sections: [
      {
        heading: 'What comes next',
        lines: ['The page of the work says what we need from you first.'],
        link: { label: 'Go to the work', url: linkToRequest(secret) },
      },
    ],
    link: { label: 'Open the receipt', url: receiptUrl(receiptKey) },
    closing: `If you know nothing of it, call ${firm.phone} now.`,
  }),
  example: {
    proposalId: '1a2b3c4d-0000-4000-8000-000000000000',
    name: 'Thandi Nkosi',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    titles: ['VAT return (VAT201), August and September 2026'],
    receiptKey: 'example-of-a-receipt',
    secret: 'example',
  },
});

function worksOf({ taxpayer, titles: [first, ...others] }: Accepted) {
  return [{ title: first, taxpayer }, ...others.map((title) => ({ title, taxpayer }))] as const;
}

function receiptUrl(key: string): string {
  return new URL(`/receipt/${key}`, env().APP_URL).href;
}
