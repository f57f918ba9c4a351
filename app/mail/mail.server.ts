import { randomUUID } from 'node:crypto';
import type { Transaction } from '#app/db/client.server.ts';
import { env } from '#app/env.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import type { MailMessage } from './outgoing.ts';
import { requireHonestHeaders } from './outgoing.ts';

/**
 * Lays `message` in the queue as part of `tx`: it is sent if and only if `tx` commits, and then until it is delivered.
 * Throws when a header holds a line break.
 */
export async function queueMail(tx: Transaction, message: MailMessage, now = new Date()): Promise<void> {
  requireHonestHeaders(message);
  const messageId = message.messageId ?? makeMessageId();
  await enqueue(tx, 'mail', { ...message, messageId, date: now.toISOString() });
}

/** A Message-ID of our own domain, for a sender that needs to know it. */
export function makeMessageId(from = env().MAIL_FROM): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${randomUUID()}@${domain}>`;
}
