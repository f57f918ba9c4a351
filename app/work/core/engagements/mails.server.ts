import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

export type FirmOccasion = 'message' | 'complete' | 'accepted' | 'declined' | 'unsafe';

type ToFirm = { engagementId: string; occasion: FirmOccasion; taxpayer: string; title: string };

const FOR_FIRM: Record<FirmOccasion, { subject: string; text: string }> = {
  message: { subject: 'wrote a message', text: 'wrote a message about this work.' },
  complete: { subject: 'sent everything', text: 'answered the last open item of the list.' },
  accepted: { subject: 'accepted the proposal', text: 'accepted the proposal.' },
  declined: { subject: 'declined the proposal', text: 'declined the proposal.' },
  unsafe: {
    subject: 'has a file with a virus',
    text: 'has a file that the virus scanner stopped. Nobody can open it.',
  },
};

/** To the colleague who looks after it, or to the firm. It names the client and the work, never contents. */
export const firmNewsMail = defineMail<ToFirm>({
  kind: 'engagements.firm',
  label: 'Notice of our work to {who}',
  about: ({ engagementId }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  subject: ({ occasion, taxpayer, title }) => `${taxpayer} ${FOR_FIRM[occasion].subject}: ${title}`,
  template: ({ engagementId, occasion, taxpayer, title }) => ({
    paragraphs: [`${taxpayer} ${FOR_FIRM[occasion].text}`],
    facts: [['Work', title]],
    link: {
      label: 'See the work at the desk',
      url: new URL(`/admin/work/${engagementId}`, env().APP_URL).href,
    },
  }),
  example: {
    engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
    occasion: 'message',
    taxpayer: 'Thandi Nkosi',
    title: 'Income tax return (ITR12), 2026',
  },
});
