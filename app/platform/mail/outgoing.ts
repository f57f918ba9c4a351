import * as z from 'zod/mini';
import { ownError } from '#app/platform/core/own-error.ts';

const text = z.string();

const message = z.object({
  kind: z.optional(text),
  /** Undoing this cause takes the mail back until it is sent; in no header. */
  cause: z.optional(text),
  /** The row that the mail is about; in no header. */
  about: z.optional(z.object({ entity: text, id: text })),
  to: text,
  replyTo: z.optional(text),
  subject: text,
  text,
  html: text,
  messageId: z.optional(text),
  inReplyTo: z.optional(text),
  /** Oldest first; by default only `inReplyTo`. */
  references: z.optional(z.readonly(z.array(text))),
  automatic: z.optional(z.boolean()),
  /** An address that takes a POST: one click ends such mails (RFC 8058). */
  unsubscribe: z.optional(text),
  secret: z.optional(z.boolean()),
  invitation: z.optional(z.object({ method: z.enum(['REQUEST', 'CANCEL']), file: text })),
  dueUntil: z.optional(text),
  /** Read from the private storage when the mail is sent. */
  files: z.optional(z.array(z.object({ key: text, name: text, type: text }))),
});

/** Every attempt to send a message has the same id and date. */
export const queuedMail = z.extend(message, { messageId: text, date: text });

/** `to` and `replyTo` are an address or `Name <address>`. */
export type MailMessage = z.infer<typeof message>;
export type QueuedMail = z.infer<typeof queuedMail>;

const HEADERS = ['to', 'replyTo', 'subject', 'messageId', 'inReplyTo', 'unsubscribe'] as const;

/** Throws for a line break or another control character in a header: that is how headers are forged. */
export function requireSafeHeaders(message: MailMessage): void {
  const { references = [], files = [] } = message;
  const lists = { references, files: files.flatMap(({ name, type }) => [name, type]) };
  const forged =
    HEADERS.find((name) => hasControl(message[name])) ??
    Object.entries(lists).find(([, texts]) => texts.some(hasControl))?.[0];
  if (forged) throw ownError(`A mail's ${forged} must not hold control characters.`);
}

function hasControl(text = ''): boolean {
  return /\p{Cc}/u.test(text);
}
