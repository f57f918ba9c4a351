import { firm } from '#app/platform/content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

type Corrected = { taxpayerId: string; taxpayer: string; who: string };

/** To the colleague who looks after it, or to the firm: what is wrong stands on the page. */
export const correctionMail = defineMail<Corrected>({
  kind: 'taxpayers.correction',
  label: 'Notice of a correction to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  subject: ({ who, taxpayer }) => `${who} corrects what we have of ${taxpayer}`,
  template: ({ taxpayerId, taxpayer, who }) => ({
    paragraphs: [`${who} says that something is wrong in what we have of ${taxpayer}.`],
    link: {
      label: 'See what is wrong',
      url: new URL(`/admin/taxpayers/${taxpayerId}#corrections`, env().APP_URL).href,
    },
  }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    who: 'Thandi Nkosi',
  },
});

/** `undone`: stored by mistake, and waits again. */
export type CorrectionOutcome = 'stored' | 'left' | 'undone';

type Answered = {
  taxpayerId: string;
  taxpayer: string;
  name: string;
  by: string;
  outcome: CorrectionOutcome;
};

const OUTCOMES: Record<CorrectionOutcome, (by: string, taxpayer: string) => string> = {
  stored: (by, taxpayer) => `${by} corrected what we have of ${taxpayer}, as you said.`,
  left: (by, taxpayer) =>
    `${by} looked at what you said of ${taxpayer}, and left it as it was. Call us if you still think that it is wrong.`,
  undone: (by, taxpayer) =>
    `${by} took back the correction for ${taxpayer} that we wrote to you about. We look at it once more.`,
};

export const correctionAnsweredMail = defineMail<Answered>({
  kind: 'taxpayers.correction-answered',
  label: 'Answer to a correction to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  headed: true,
  subject: ({ taxpayer, outcome }) =>
    outcome === 'stored' ? `We corrected what we have of ${taxpayer}` : `Your correction for ${taxpayer}`,
  template: ({ taxpayerId, taxpayer, name, by, outcome }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [OUTCOMES[outcome](by, taxpayer)],
    link: { label: 'See what we have', url: new URL(`/account/taxpayers/${taxpayerId}`, env().APP_URL).href },
    closing: `Questions? Call ${firm.phone}.`,
  }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    name: 'Thandi Nkosi',
    by: 'Ann Adams',
    outcome: 'stored',
  },
});
