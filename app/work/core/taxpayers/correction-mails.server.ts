import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

/** `undone`: stored by mistake, and waits again. */
export type CorrectionOutcome = 'stored' | 'left' | 'undone';

type Answered = {
  taxpayerId: string;
  taxpayer: string;
  name: string;
  by: string;
  outcome: CorrectionOutcome;
};

export const correctionAnsweredMail = defineMail<Answered>({
  kind: 'taxpayers.correction-answered',
  label: 'Answer to a correction to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  headed: true,
  words: wordsOf('taxpayers.correction-answered')(({ name, taxpayer, by, outcome }: Answered) => ({
    client: name,
    taxpayer,
    by,
    news: { line: outcome },
    what: { line: outcome === 'stored' ? 'subjectStored' : 'subjectOther' },
  })),
  beside: ({ taxpayerId }) => ({ url: siteUrl(`/account/taxpayers/${taxpayerId}`) }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    name: 'Thandi Nkosi',
    by: 'Ann Adams',
    outcome: 'stored',
  },
});
