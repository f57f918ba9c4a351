export type MailLine = {
  id: string;
  to: string;
  subject: string;
  attempts: number;
  /** In the mail server's code. */
  reason: string | null;
  queuedAt: Date;
  at: Date;
};

export const GROUPS = ['failed', 'retrying', 'waiting', 'sent', 'cancelled'] as const;
export type Group = (typeof GROUPS)[number];

export type Lines = { lines: MailLine[]; total: number };

const REASONS: [RegExp, string][] = [
  [/^(ECONN|ETIMEDOUT|EDNS|ESOCKET|ENOTFOUND)/, 'The mail server was out of reach'],
  [/^EAUTH/, 'The mail server refused our sign-in'],
  [/^(EENVELOPE|EMESSAGE).* 5/, 'Refused for good by the mail server'],
  [/ 4\d\d$/, 'Put off by the mail server'],
];

export function reasonText(reason: string | null): string {
  const words = REASONS.find(([pattern]) => pattern.test(reason ?? ''))?.[1] ?? 'Not sent';
  return reason ? `${words} (${reason})` : words;
}
