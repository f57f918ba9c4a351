import { firm } from '#content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

export type Reminder = {
  /** The first piece of work that it is about: a bounced mail is noted there. */
  engagementId: string;
  name: string;
  waiting: number;
  /** In working days, the nearest first. */
  daysLeft: readonly number[];
  /** Null: to a member's home page. A link opens one piece of work. */
  links: readonly string[] | null;
};

/** Says that there is something, never what: others may read the mailbox. */
export const clientReminderMail = defineMail<Reminder>({
  kind: 'reminders.client',
  label: 'Reminder to {who}',
  about: ({ engagementId }) => ({ entity: 'engagement', id: engagementId }),
  automatic: true,
  secret: true,
  headed: true,
  subject: `A reminder from ${firm.name}`,
  template: ({ name, waiting, daysLeft, links }) => {
    const [first = new URL('/account', env().APP_URL).href, ...others] = links ?? [];
    return {
      greeting: `Dear ${name}`,
      paragraphs: [
        ...waitingText(waiting),
        ...dueText(daysLeft),
        links
          ? 'For your safety the mail does not say more. The page sends a code to this address first.'
          : 'For your safety the mail does not say more: your account does.',
      ],
      facts: others.length > 0 ? others.map((url, index) => [`Page ${index + 2}`, url] as const) : undefined,
      link: { label: links ? 'Open it' : 'Open your account', url: first },
      closing:
        !links && daysLeft.length > 0
          ? 'Mails of due days can be switched off in your account.'
          : `Something unclear? Answer this mail, or call ${firm.phone}.`,
    };
  },
  example: {
    engagementId: '1a2b3c4d-0000-4000-8000-000000000000',
    name: 'Thandi Nkosi',
    waiting: 2,
    daysLeft: [7, 21],
    links: null,
  },
});

function waitingText(waiting: number): string[] {
  if (waiting === 0) return [];
  const where = waiting === 1 ? '' : ` in ${waiting} pieces of work`;
  return [`We still wait for something from you${where}. “Not mine” is an answer too.`];
}

function dueText([first, ...others]: readonly number[]): string[] {
  if (first === undefined) return [];
  const when = first === 0 ? 'today' : first === 1 ? 'on the next working day' : `in ${first} working days`;
  if (others.length === 0) return [`Something of yours is due ${when}.`];
  return [`${others.length + 1} things of yours are due soon, the first ${when}.`];
}
