import { firm } from '#app/platform/content/firm.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

export const codeMail = defineMail<{ code: string; engagementId: string }>({
  kind: 'client-room.code',
  label: 'Code for a link to {who}',
  about: ({ engagementId }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  subject: () => `Your code for ${firm.name}`,
  template: ({ code }) => ({
    paragraphs: [
      `Your code is ${code}. Enter it on the page that asks for it.`,
      'It works for ten minutes, and once: it opens the work without an account. We never ask for it by phone or by mail.',
    ],
    closing: `You did not ask for a code? Then do nothing: without it nobody gets in. If more of them come, call ${firm.phone}.`,
  }),
  example: { code: '123456', engagementId: '1a2b3c4d-0000-4000-8000-000000000000' },
});
