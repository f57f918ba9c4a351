import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { env } from '#app/env.server.ts';
import { enqueue, type Keeping } from '#app/jobs/queue.server.ts';
import { MINUTE, SECOND } from '#app/time.ts';
import type { MailMessage } from './outgoing.ts';
import { requireHonestHeaders } from './outgoing.ts';

/**
 * Lays `message` in the queue as part of `tx`: it is sent if and only if `tx` commits, and then until it is delivered.
 * Throws when a header holds a line break.
 */
export async function queueMail(tx: Transaction, message: MailMessage, now = new Date()): Promise<void> {
  requireHonestHeaders(message);
  const messageId = message.messageId ?? makeMessageId();
  await enqueue(tx, 'mail', { ...message, messageId, date: now.toISOString() }, keepingOf(message));
}

/**
 * As `queueMail`, for a letter with a secret link in it or to somebody who is to be forgotten: the queue deletes it a minute
 * after it was delivered, where others are kept for a week.
 */
export async function queueSecretMail(
  tx: Transaction,
  message: MailMessage,
  now = new Date(),
): Promise<void> {
  await queueMail(tx, { ...message, secret: true }, now);
}

/** How long the queue keeps a mail once it is done with it. */
export function keepingOf({ secret }: Pick<MailMessage, 'secret'>): Keeping {
  return secret ? { deleteAfterSeconds: MINUTE / SECOND } : {};
}

/** Deletes the queue's copies of what was sent to an address, before their time. */
export async function forgetSentMail(tx: Transaction, address: string): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job where name = 'mail' and state = 'completed' and data->>'to' = ${address}`,
  );
}

/** A Message-ID of our own domain, for a sender that needs to know it. */
export function makeMessageId(from = env().MAIL_FROM): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${randomUUID()}@${domain}>`;
}
