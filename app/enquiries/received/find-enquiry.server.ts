import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { contactMessages, messageEntries } from '#app/platform/db/schema/contact.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import type { ReceivedMail } from '#app/platform/mail/received/received-mail.ts';
import { readReplyAddress } from '#app/platform/mail/received/reply-address.server.ts';

type Mail = Pick<ReceivedMail, 'references' | 'from' | 'replyTo' | 'recipients' | 'isMarkedAsSpam'>;

/**
 * Looks first at the mails it refers to, then at the address it was sent to; a subject proves nothing. Null begins a
 * new conversation, and so does spam. Anybody to whom a mail of the site was forwarded can join, so the desk shows
 * where each mail came from.
 */
export async function findConversation(tx: Transaction, mail: Mail): Promise<string | null> {
  if (mail.isMarkedAsSpam) return null;
  return (await byReferences(tx, mail)) ?? (await byRecipient(tx, mail));
}

/**
 * Our own Message-IDs cannot be guessed. A client's count only from an address that wrote in that conversation or was
 * named there for answers.
 */
async function byReferences(tx: Transaction, { references, from, replyTo }: Mail): Promise<string | null> {
  if (references.length === 0) return null;
  const named = [from.address, replyTo?.address ?? '']
    .filter((address) => address !== '')
    .map((address) => address.toLowerCase());
  const isSender = or(
    inArray(sql`lower(${contactMessages.email})`, named),
    exists(
      tx
        .select({ hash: receivedMails.hash })
        .from(receivedMails)
        .where(and(eq(receivedMails.messageId, contactMessages.id), inArray(receivedMails.replyTo, named))),
    ),
  );
  const [entry] = await tx
    .select({ id: messageEntries.messageId })
    .from(messageEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, messageEntries.messageId))
    .where(
      and(inArray(messageEntries.mailId, [...references]), or(eq(messageEntries.kind, 'reply'), isSender)),
    )
    .orderBy(desc(messageEntries.createdAt))
    .limit(1);
  if (entry) return entry.id;
  const [message] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        inArray(contactMessages.acknowledgementId, [...references]),
        or(eq(contactMessages.channel, 'form'), isSender),
      ),
    )
    .limit(1);
  return message?.id ?? null;
}

/** The reply that was shown to its recipient. */
export async function findReply(tx: Transaction, { references }: Pick<Mail, 'references'>) {
  if (references.length === 0) return null;
  const { id, messageId, kind, mailId } = messageEntries;
  const [reply] = await tx
    .select({ messageId, entryId: id })
    .from(messageEntries)
    .where(and(eq(kind, 'reply'), inArray(mailId, [...references])))
    .limit(1);
  return reply ?? null;
}

async function byRecipient(tx: Transaction, { recipients }: Mail): Promise<string | null> {
  const tag = readReplyAddress('message', recipients);
  if (!tag) return null;
  const found = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(sql`${contactMessages.id} between ${tag.least}::uuid and ${tag.most}::uuid`);
  return found.find(({ id }) => tag.isOf({ kind: 'message', id }))?.id ?? null;
}
