import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import type { ReceivedMail } from '#app/platform/mail/received/received-mail.ts';
import { readReplyAddress } from '#app/platform/mail/received/reply-address.server.ts';

type Mail = Pick<ReceivedMail, 'references' | 'from' | 'replyTo' | 'recipients' | 'isMarkedAsSpam'>;

/** By the mails it refers to, then its address; a subject proves nothing. Null begins a new enquiry, as spam does. */
export async function findEnquiryOf(tx: Transaction, mail: Mail): Promise<string | null> {
  if (mail.isMarkedAsSpam) return null;
  return (await byReferences(tx, mail)) ?? (await byRecipient(tx, mail));
}

/** Our own Message-IDs cannot be guessed. A client's count only from an address that is known in that enquiry. */
async function byReferences(tx: Transaction, { references, from, replyTo }: Mail): Promise<string | null> {
  if (references.length === 0) return null;
  const named = [from.address, replyTo?.address ?? '']
    .filter((address) => address !== '')
    .map((address) => address.toLowerCase());
  const isSender = or(
    inArray(sql`lower(${enquiries.email})`, named),
    exists(
      tx
        .select({ hash: receivedMails.hash })
        .from(receivedMails)
        .where(and(eq(receivedMails.enquiryId, enquiries.id), inArray(receivedMails.replyTo, named))),
    ),
  );
  const [entry] = await tx
    .select({ id: enquiryEntries.enquiryId })
    .from(enquiryEntries)
    .innerJoin(enquiries, eq(enquiries.id, enquiryEntries.enquiryId))
    .where(
      and(inArray(enquiryEntries.mailId, [...references]), or(eq(enquiryEntries.kind, 'reply'), isSender)),
    )
    .orderBy(desc(enquiryEntries.createdAt))
    .limit(1);
  if (entry) return entry.id;
  const [message] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(inArray(enquiries.acknowledgementId, [...references]), or(eq(enquiries.channel, 'form'), isSender)),
    )
    .limit(1);
  return message?.id ?? null;
}

export async function findReply(tx: Transaction, { references }: Pick<Mail, 'references'>) {
  if (references.length === 0) return null;
  const { id, enquiryId, kind, mailId } = enquiryEntries;
  const [reply] = await tx
    .select({ enquiryId, entryId: id })
    .from(enquiryEntries)
    .where(and(eq(kind, 'reply'), inArray(mailId, [...references])))
    .limit(1);
  return reply ?? null;
}

async function byRecipient(tx: Transaction, { recipients }: Mail): Promise<string | null> {
  const tag = readReplyAddress('message', recipients);
  if (!tag) return null;
  const found = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(sql`${enquiries.id} between ${tag.least}::uuid and ${tag.most}::uuid`);
  return found.find(({ id }) => tag.isOf({ kind: 'message', id }))?.id ?? null;
}
