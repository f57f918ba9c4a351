import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';

type Code = { code: string; engagementId: string; url: string };

export const codeMail = defineMail<Code>({
  kind: 'client-room.code',
  label: 'Code for a link to {who}',
  about: ({ engagementId }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  words: wordsOf('client-room.code')(({ code }: Code) => ({ code })),
  beside: ({ url }) => ({ url }),
  example: {
    code: '123456',
    engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
    url: 'https://example.com/request/x',
  },
});
