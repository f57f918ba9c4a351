import { retention } from '#content/retention.ts';
import { linkToRequest } from '#app/work/core/engagements/links.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { exampleWork } from '#app/work/core/example-work.ts';

export type LinkedWork = {
  engagementId: string;
  title: string;
  taxpayer: string;
  waits: readonly string[];
  secret: string;
};

type Links = { name: string; works: readonly [LinkedWork, ...LinkedWork[]] };

export const workLinksMail = defineMail<Links>({
  kind: 'client-room.links',
  label: 'Links to the work of {who}',
  about: ({ works: [{ engagementId }] }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  words: wordsOf('client-room.links')(({ name, works }: Links) => ({
    client: name,
    links: { line: works.length === 1 ? 'one' : 'several' },
    days: `${retention.requestLinkDays} days`,
  })),
  beside: ({ works }) => ({
    sections: works.map(({ title, taxpayer, waits, secret }) => ({
      heading: `${title}, ${taxpayer}`,
      lines: waits.length > 0 ? waits : ['Nothing waits for you here.'],
      link: { label: 'Open this work', url: linkToRequest(secret) },
    })),
  }),
  example: {
    name: 'Thandi Nkosi',
    works: [
      {
        engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
        get title() {
          return exampleWork.incomeTax;
        },
        taxpayer: 'Thandi Nkosi',
        waits: ['Papers that we need from you'],
        secret: 'example',
      },
    ],
  },
});
