/** A mail in the queue as administrators see it: what it says stays in the queue. */
export type MailLine = {
  id: string;
  to: string;
  subject: string;
  /** How often it was tried without success. */
  attempts: number;
  /** Why the last attempt failed, in the mail server's code. */
  reason: string | null;
  queuedAt: Date;
  /** When it is tried next, or was done with. */
  at: Date;
};

export const GROUPS = ['failed', 'retrying', 'waiting', 'sent', 'cancelled'] as const;
export type Group = (typeof GROUPS)[number];

/** The first lines of a group, and how many there are in all. */
export type Lines = { lines: MailLine[]; total: number };

const REASONS: [RegExp, string][] = [
  [/^(ECONN|ETIMEDOUT|EDNS|ESOCKET|ENOTFOUND)/, 'The mail server was out of reach'],
  [/^EAUTH/, 'The mail server refused our sign-in'],
  [/^(EENVELOPE|EMESSAGE).* 5/, 'Refused for good by the mail server'],
  [/ 4\d\d$/, 'Put off by the mail server'],
];

/** Why a mail was not sent, in words and in the mail server's code. */
export function reasonText(reason: string | null): string {
  const words = REASONS.find(([pattern]) => pattern.test(reason ?? ''))?.[1] ?? 'Not sent';
  return reason ? `${words} (${reason})` : words;
}
