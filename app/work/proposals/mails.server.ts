import { worksText } from '#app/work/core/engagements/works-text.ts';
import { linkToRequest } from '#app/work/core/engagements/links.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { exampleWork } from '#app/work/core/example-work.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

type Accepted = {
  proposalId: string;
  name: string;
  taxpayer: string;
  titles: readonly [string, ...string[]];
  /** Quotes and look-ups that we promised, with their days. */
  promises: readonly string[];
  receiptKey: string;
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
  words: wordsOf('proposals.receipt')((accepted: Accepted) => ({
    client: accepted.name,
    taxpayer: accepted.taxpayer,
    works: accepted.titles.join('; '),
    work: worksText(worksOf(accepted)),
  })),
  beside: ({ promises, receiptKey, secret }) => ({
    sections: [
      {
        heading: 'What comes next',
        lines: ['The page of the work says what we need from you first.', ...promises],
        link: { label: 'Go to the work', url: linkToRequest(secret) },
      },
    ],
    url: receiptUrl(receiptKey),
  }),
  example: {
    proposalId: '1a2b3c4d-0000-4000-8000-000000000000',
    name: 'Thandi Nkosi',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    get titles(): Accepted['titles'] {
      return [exampleWork.vat];
    },
    promises: [],
    receiptKey: 'example-of-a-receipt',
    secret: 'example',
  },
});

function worksOf({ taxpayer, titles: [first, ...others] }: Accepted) {
  return [{ title: first, taxpayer }, ...others.map((title) => ({ title, taxpayer }))] as const;
}

function receiptUrl(key: string): string {
  return siteUrl(`/receipt/${key}`);
}
