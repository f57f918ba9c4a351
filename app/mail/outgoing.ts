/** A message as its sender writes it. `to` and `replyTo` are an address or `Name <address>`. */
export type MailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Made when absent; given only by a sender that wants to answer its own message later. */
  messageId?: string;
  inReplyTo?: string;
  /** The Message-IDs of the whole thread, oldest first; `inReplyTo` alone where there is no more. */
  references?: readonly string[];
  /** True for what no person wrote, so that no out-of-office answers it (RFC 3834). */
  automatic?: boolean;
  /** True for a letter with a secret link in it, or to somebody who is to be forgotten: the queue forgets it soon. */
  secret?: boolean;
};

/** A message as it waits in the queue: every attempt to send it has the same id and date. */
export type QueuedMail = MailMessage & { messageId: string; date: string };

const HEADERS = ['to', 'replyTo', 'subject', 'messageId', 'inReplyTo'] as const;

/** Throws when a header of `message` holds a line break or another control character: that is how headers are forged. */
export function requireHonestHeaders(message: MailMessage): void {
  const forged =
    HEADERS.find((name) => hasControl(message[name])) ??
    (message.references?.some(hasControl) && 'references');
  if (forged) throw new Error(`A mail's ${forged} must not hold control characters.`);
}

function hasControl(text = ''): boolean {
  return /\p{Cc}/u.test(text);
}
