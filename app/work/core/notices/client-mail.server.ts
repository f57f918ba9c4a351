import { firm } from '#app/platform/content/firm.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { exampleWork } from '#app/work/core/example-work.ts';
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
  words: wordsOf('engagements.client')(({ name, works }: ClientNews) => ({
    client: name,
    what: whatOf(works),
    answer: works.length === 1 ? { line: 'canAnswer' } : '',
  })),
  beside: ({ works }) => ({
    sections: works.map((work) => ({
      heading: worksText([work]),
      lines: work.lines,
      link: { label: 'Open this work', url: linkToRequest(work.secret) },
    })),
  }),
  example: {
    email: 'thandi@example.co.za',
    name: 'Thandi Nkosi',
    works: [
      {
        engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
        get title() {
          return exampleWork.incomeTax;
        },
        taxpayer: 'Thandi Nkosi',
        lines: ['Returned: Logbook. The last page is missing.', 'A message from Thabo.', 'Accepted: IRP5.'],
        subject: 'one paper needs another look',
        leads: false,
        secret: 'example',
      },
    ],
  },
});

function whatOf([first, ...others]: ClientNews['works']): string {
  if (others.length > 0 && !first.leads) return `${worksText([first, ...others])}: news from ${firm.name}`;
  const own = `${worksText([first])}: ${first.subject}`;
  return others.length > 0 ? `${own}, and news of ${others.length} more` : own;
}
