import * as z from 'zod/mini';

const text = z.string();

const message = z.object({
  /** Which `defineMail` wrote it. */
  kind: z.optional(text),
  to: text,
  replyTo: z.optional(text),
  subject: text,
  text,
  html: text,
  /** Made when absent; given by a sender that answers its own message later. */
  messageId: z.optional(text),
  inReplyTo: z.optional(text),
  /** The Message-IDs of the whole thread, oldest first; `inReplyTo` alone when absent. */
  references: z.optional(z.readonly(z.array(text))),
  automatic: z.optional(z.boolean()),
  secret: z.optional(z.boolean()),
});

/** A message in the queue: every attempt to send it has the same id and date. */
export const queuedMail = z.extend(message, { messageId: text, date: text });

/** A message as its sender writes it. `to` and `replyTo` are an address or `Name <address>`. */
export type MailMessage = z.infer<typeof message>;
export type QueuedMail = z.infer<typeof queuedMail>;

const HEADERS = ['to', 'replyTo', 'subject', 'messageId', 'inReplyTo'] as const;

/** Throws when a header contains a line break or another control character: that is how headers are forged. */
export function requireHonestHeaders(message: MailMessage): void {
  const forged =
    HEADERS.find((name) => hasControl(message[name])) ??
    (message.references?.some(hasControl) && 'references');
  if (forged) throw new Error(`A mail's ${forged} must not hold control characters.`);
}

function hasControl(text = ''): boolean {
  return /\p{Cc}/u.test(text);
}
