import { longMoment } from '#app/platform/core/time.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';

type InPersonMail = { workId: string; what: string; before: string; when: string; url: string };

export const signedInPersonMail = defineMail<InPersonMail>({
  kind: 'work.signed-in-person',
  label: 'Notice of a signature in person to {who}',
  about: ({ workId }) => ({ entity: 'engagement', id: workId }),
  headed: true,
  automatic: true,
  secret: true,
  words: wordsOf('work.signed-in-person')(({ what, before, when }: InPersonMail) => ({ what, before, when })),
  beside: ({ url }) => ({ url }),
  example: {
    workId: '1a2b3c4d-0000-4000-8000-000000000000',
    what: 'The annual financial statements',
    before: 'Sipho Dlamini',
    get when() {
      return longMoment(new Date());
    },
    url: 'https://example.co.za/in-person/secret',
  },
});
