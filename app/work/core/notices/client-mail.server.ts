import { firm } from '#app/platform/content/firm.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { worksText } from '../engagements/works-text.ts';
import { linkToRequest } from '../engagements/links.server.ts';

/** One piece of work in a mail. `lines`: what is new. `secret`: of the link to it. */
export type WorkNews = {
  engagementId: string;
  title: string;
  taxpayer: string;
  lines: readonly string[];
  subject: string;
  /** Its subject is that of a mail about several: it is the first of them. */
  leads: boolean;
  secret: string;
};

type ClientNews = { email: string; name: string; works: readonly [WorkNews, ...WorkNews[]] };

/** What is new, joined for one person. It names the work and the papers, never figures, answers or contents. */
export const clientNewsMail = defineMail<ClientNews>({
  kind: 'engagements.client',
  label: 'News of our work to {who}',
  about: ({ works: [{ engagementId }] }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  // An answer joins the thread of its one piece of work; of several, a colleague sorts it.
  headers: ({ works: [{ engagementId: id }, ...others], email: recipient }) =>
    others.length > 0 ? {} : { replyTo: replyAddress({ kind: 'engagement', id, recipient }) },
  subject: ({ works: [first, ...others] }) => {
    if (others.length > 0 && !first.leads) return `${worksText([first, ...others])}: news from ${firm.name}`;
    const own = `${worksText([first])}: ${first.subject}`;
    return others.length > 0 ? `${own}, and news of ${others.length} more` : own;
  },
  template: ({ name, works }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [],
    sections: works.map((work) => ({
      heading: worksText([work]),
      lines: work.lines,
      link: { label: 'Open this work', url: linkToRequest(work.secret) },
    })),
    closing: [
      'If you have no account, the page sends a code to this address first.',
      ...(works.length === 1 ? ['You can also answer this mail.'] : []),
      `If you do not know what this is about, call ${firm.phone}.`,
    ].join(' '),
  }),
  example: {
    email: 'thandi@example.co.za',
    name: 'Thandi Nkosi',
    works: [
      {
        engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
        title: 'Income tax return (ITR12), 2026',
        taxpayer: 'Thandi Nkosi',
        lines: ['Returned: Logbook. The last page is missing.', 'A message from Thabo.', 'Accepted: IRP5.'],
        subject: 'one paper needs another look',
        leads: false,
        secret: 'example',
      },
    ],
  },
});
