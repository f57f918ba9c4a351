import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';

type Mail = { mailId: string | null; from: { address: string }; text: string };

/** It came through two addresses of the firm. Its id proves nothing: anybody can send another mail with it. */
export async function isSecondCopy(tx: Transaction, mail: Mail, sender: string): Promise<boolean> {
  const { mailId, from, text } = mail;
  if (mailId === null) return false;
  const [entry] = await tx
    .select({ id: enquiryEntries.id })
    .from(enquiryEntries)
    .where(
      and(
        eq(enquiryEntries.mailId, mailId),
        eq(enquiryEntries.sender, sender),
        eq(enquiryEntries.body, text),
      ),
    )
    .limit(1);
  if (entry) return true;
  const { id, acknowledgementId, channel, email, message } = enquiries;
  const [opening] = await tx
    .select({ id })
    .from(enquiries)
    .where(
      and(eq(acknowledgementId, mailId), eq(channel, 'mail'), eq(email, from.address), eq(message, text)),
    )
    .limit(1);
  return opening !== undefined;
}
