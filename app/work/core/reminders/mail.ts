import { firm } from '#app/platform/content/firm.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { exampleWork } from '#app/work/core/example-work.ts';
import { worksText } from '../engagements/works-text.ts';
import { linkToRequest } from '../engagements/links.server.ts';

/** One piece of work in a mail; `secret`: of the link to it. */
export type RemindedWork = {
  engagementId: string;
  title: string;
  taxpayer: string;
  /** Both, with the number of what else is offered. */
  heading: string;
  subject: string;
  lines: readonly string[];
  secret: string;
};

export type Reminder = {
  email: string;
  name: string;
  works: readonly [RemindedWork, ...RemindedWork[]];
  /** Pieces of work that the mail does not name. */
  more: number;
  /** It is also about due days, and the reader can switch those mails off. */
  canSwitchOff: boolean;
};

/** It names the taxpayer, the work and the kind of what is open, never figures or contents. */
export const clientReminderMail = defineMail<Reminder>({
  kind: 'reminders.client',
  label: 'Reminder to {who}',
  about: ({ works: [{ engagementId }] }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  // An answer joins the thread of its one piece of work; of several, a colleague sorts it.
  headers: ({ works: [{ engagementId: id }, ...others], email: recipient }) =>
    others.length > 0 ? {} : { replyTo: replyAddress({ kind: 'engagement', id, recipient }) },
  words: wordsOf('reminders.client')((reminder: Reminder) => ({
    client: reminder.name,
    what: whatOf(reminder),
    more: reminder.more > 0 ? { line: reminder.more === 1 ? 'oneMore' : 'someMore' } : '',
    off: reminder.canSwitchOff ? { line: 'canSwitchOff' } : '',
    count: String(reminder.more),
  })),
  beside: ({ works }) => ({
    sections: works.map(({ heading, lines, secret }) => ({
      heading,
      lines,
      link: { label: 'Open this work', url: linkToRequest(secret) },
    })),
  }),
  example: {
    email: 'thandi@example.co.za',
    name: 'Thandi Nkosi',
    works: [
      {
        engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
        get title() {
          return exampleWork.vat;
        },
        taxpayer: 'Kgosi Plumbing',
        get heading() {
          return `${exampleWork.vat}, Kgosi Plumbing`;
        },
        subject: 'two papers are missing',
        lines: [
          'Two papers are missing.',
          'If one of them does not apply to you, say so with one tap.',
          'It is due in seven working days.',
        ],
        secret: 'example',
      },
    ],
    more: 0,
    canSwitchOff: true,
  },
});

function whatOf({ works: [first, ...others], more }: Reminder): string {
  return others.length + more === 0
    ? `${first.heading}: ${first.subject}`
    : `${worksText([first, ...others], more)}: a reminder from ${firm.name}`;
}
