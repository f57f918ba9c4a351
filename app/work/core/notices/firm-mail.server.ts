import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { worksText } from '../engagements/works-text.ts';

/** `place`: of its page at the desk. */
type FirmWork = {
  engagementId: string;
  title: string;
  taxpayer: string;
  lines: readonly string[];
  subject: string;
  place: string;
};

/** To who looks after the work, or to the firm. It names the client, the work and who writes, never contents. */
export const firmNewsMail = defineMail<{ works: readonly [FirmWork, ...FirmWork[]] }>({
  kind: 'engagements.firm',
  label: 'Notice of our work to {who}',
  about: ({ works: [{ engagementId }] }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  subject: ({ works: [first, ...others] }) => {
    const own = `${worksText([first])}: ${first.subject}`;
    return others.length > 0 ? `${own}, and news of ${others.length} more` : own;
  },
  template: ({ works }) => ({
    paragraphs: [],
    sections: works.map((work) => ({
      heading: worksText([work]),
      lines: work.lines,
      link: {
        label: 'See the work at the desk',
        url: new URL(`/admin/work/${work.engagementId}${work.place}`, env().APP_URL).href,
      },
    })),
  }),
  example: {
    works: [
      {
        engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
        title: 'Income tax return (ITR12), 2026',
        taxpayer: 'Thandi Nkosi',
        lines: ['3 messages from Thandi Nkosi.'],
        subject: '3 messages from Thandi Nkosi',
        place: '#messages',
      },
    ],
  },
});
