import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { contactMessages, messageEntries } from '#app/platform/db/schema/contact.ts';

type Mail = { messageId: string | null; from: { address: string }; text: string };

/**
 * Whether the mail is stored already, though its source differs: it came through two addresses of the firm. Its id
 * alone proves nothing, because anybody can send another mail with the same id.
 */
export async function isSecondCopy(tx: Transaction, mail: Mail, sender: string): Promise<boolean> {
  const { messageId, from, text } = mail;
  if (messageId === null) return false;
  const [entry] = await tx
    .select({ id: messageEntries.id })
    .from(messageEntries)
    .where(
      and(
        eq(messageEntries.mailId, messageId),
        eq(messageEntries.sender, sender),
        eq(messageEntries.body, text),
      ),
    )
    .limit(1);
  if (entry) return true;
  const { id, acknowledgementId, channel, email, message } = contactMessages;
  const [opening] = await tx
    .select({ id })
    .from(contactMessages)
    .where(
      and(eq(acknowledgementId, messageId), eq(channel, 'mail'), eq(email, from.address), eq(message, text)),
    )
    .limit(1);
  return opening !== undefined;
}
