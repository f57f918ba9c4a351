import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { linkToRequest } from '#app/work/core/engagements/links.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

export type LinkedWork = {
  engagementId: string;
  title: string;
  taxpayer: string;
  /** The kinds of things that wait for its reader. */
  waits: readonly string[];
  /** Of the link to it. */
  secret: string;
};

type Links = { name: string; works: readonly [LinkedWork, ...LinkedWork[]] };

/** To whoever asked for the way to their work, with a link to each. */
export const workLinksMail = defineMail<Links>({
  kind: 'client-room.links',
  label: 'Links to the work of {who}',
  about: ({ works: [{ engagementId }] }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  subject: ({ works }) =>
    `${works.length === 1 ? 'The link to your work' : 'The links to your work'} with ${firm.name}`,
  template: ({ name, works }) => ({
    greeting: `Dear ${name}`,
    paragraphs: ['You asked for the way to the work that is open with us. You need no account.'],
    sections: works.map(({ title, taxpayer, waits, secret }) => ({
      heading: `${title}, ${taxpayer}`,
      lines: waits.length > 0 ? waits : ['Nothing waits for you here.'],
      link: { label: 'Open this work', url: linkToRequest(secret) },
    })),
    closing: `A link works for ${retention.requestLinkDays} days, and the page sends a code to this address first. If you did not ask for it, do nothing.`,
  }),
  example: {
    name: 'Thandi Nkosi',
    works: [
      {
        engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
        title: 'Income tax return (ITR12), 2026',
        taxpayer: 'Thandi Nkosi',
        waits: ['Papers that we need from you'],
        secret: 'example',
      },
    ],
  },
});
