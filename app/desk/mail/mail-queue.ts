import { isUuid } from '#app/platform/db/uuid.ts';

export type MailLine = {
  id: string;
  /** A mail's kind, as declared; null for one that was queued by an older version. */
  kind: string | null;
  to: string;
  subject: string;
  who: string | null;
  enquiry: { id: string; reference: string } | null;
  accountId: string | null;
  attempts: number;
  reason: string | null;
  queuedAt: Date;
  at: Date;
};

export const GROUPS = ['failed', 'retrying', 'waiting', 'sent', 'cancelled'] as const;
export type Group = (typeof GROUPS)[number];

/** `only`: the mails about one enquiry, or one mail. */
export type Filter = { only: 'enquiry' | 'mail'; id: string } | null;

export function readFilter(params: URLSearchParams): Filter {
  for (const only of ['enquiry', 'mail'] as const) {
    const id = params.get(only);
    if (isUuid(id)) return { only, id };
  }
  return null;
}

export type Lines = { lines: MailLine[]; total: number };

const REASONS: [RegExp, string][] = [
  [/^(ECONN|ETIMEDOUT|EDNS|ESOCKET|ENOTFOUND)/, 'The mail server was out of reach'],
  [/^overdue$/, 'Its time had passed, or what it was about had changed'],
  [/^EAUTH/, 'The mail server refused our sign-in'],
  [/^(EENVELOPE|EMESSAGE).* 5/, 'Refused for good by the mail server'],
  [/ 4\d\d$/, 'Put off by the mail server'],
];

export function reasonText(reason: string | null): string {
  const words = REASONS.find(([pattern]) => pattern.test(reason ?? ''))?.[1] ?? 'Not sent';
  return reason ? `${words} (${reason})` : words;
}
