import { defineMail } from '#app/platform/mail/define-mail.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

/** Of one piece of work, client or conversation. `place`: of its page at the desk. */
export type FirmNews = {
  entity: keyof typeof PAGES;
  id: string;
  heading: string;
  lines: readonly string[];
  subject: string;
  place: string;
};

const PAGES = {
  engagement: { path: '/admin/work', label: 'See the work at the desk' },
  taxpayer: { path: '/admin/taxpayers', label: 'See the client at the desk' },
  message: { path: '/admin/messages', label: 'See the conversation at the desk' },
};

/** To who looks after it, or to the firm. It names the client, the work and who writes, never contents. */
export const firmNewsMail = defineMail<{ news: readonly [FirmNews, ...FirmNews[]] }>({
  kind: 'engagements.firm',
  label: 'Notice of our work to {who}',
  about: ({ news: [{ entity, id }] }) => ({ entity, id }),
  automatic: true,
  subject: ({ news: [first, ...others] }) => {
    const own = `${first.heading}: ${first.subject}`;
    return others.length > 0 ? `${own}, and news of ${others.length} more` : own;
  },
  template: ({ news }) => ({
    paragraphs: [],
    sections: news.map(({ entity, id, heading, lines, place }) => {
      const { path, label } = PAGES[entity];
      return {
        heading,
        lines,
        link: { label, url: siteUrl(`${path}/${id}${place}`) },
      };
    }),
  }),
  example: {
    news: [
      {
        entity: 'engagement',
        id: '1a2b3c4d-0000-4000-8000-000000000000',
        heading: 'Income tax return (ITR12), 2026, Thandi Nkosi',
        lines: ['3 messages from Thandi Nkosi.'],
        subject: '3 messages from Thandi Nkosi',
        place: '#messages',
      },
    ],
  },
});
