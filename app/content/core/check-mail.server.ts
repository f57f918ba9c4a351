import { firm } from '#app/platform/content/firm.ts';
import { dayText } from '#app/platform/core/time.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

/** `url`: where to change it, or its page for a reader who may not. */
export type UncheckedText = { title: string; day: string; url: string };

type ForAuthor = { name: string; texts: readonly [UncheckedText, ...UncheckedText[]]; more: number };

export const checkMail = defineMail<ForAuthor>({
  kind: 'content.check',
  label: 'Texts to check again, to {who}',
  subject: ({ texts: [first, ...others], more }) =>
    others.length + more === 0
      ? `Is it still right? “${first.title}”`
      : `Are they still right? ${1 + others.length + more} texts of the site`,
  headed: true,
  automatic: true,
  template: ({ name, texts, more }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `These texts on the site of ${firm.name} have your name, and nobody has checked them for a year. Read them, change what is not right any more, and press “Checked today”.`,
    ],
    sections: texts.map(({ title, day, url }) => ({
      heading: title,
      lines: [`Last checked on ${dayText(day)}.`],
      link: { label: 'Read it again', url },
    })),
    closing: [
      more > 0 && `${more} more of yours ${more === 1 ? 'is' : 'are'} listed at the desk.`,
      'Of each text you get this mail once a year.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  example: {
    name: 'Nomsa Dube',
    texts: [
      {
        title: 'When VAT must be paid',
        day: '2025-11-20',
        url: 'https://example.co.za/admin/content/articles/12',
      },
    ],
    more: 0,
  },
});
