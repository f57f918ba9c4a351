import { and, eq } from 'drizzle-orm';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isSafe } from '#app/platform/scan/safe.server.ts';

export type Paper = {
  id: string;
  name: string;
  size: number;
  subject: string;
  sender: string | null;
  isProved: boolean;
  /** The message that it came with, for colleagues. */
  origin: string;
};

/** A file of a mail of the enquiry; null if there is none, or it may not be handed out. */
export async function findPaper(enquiryId: string, fileId: string): Promise<Paper | null> {
  if (!isUuid(enquiryId) || !isUuid(fileId)) return null;
  const { id, name, size, mailHash, scanState } = receivedFiles;
  const { hash, sender, senderProof } = receivedMails;
  const [row] = await db()
    .select({ id, name, size, subject: enquiries.subject, sender, senderProof })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(hash, mailHash))
    .innerJoin(enquiries, eq(enquiries.id, receivedMails.enquiryId))
    .where(and(eq(id, fileId), eq(enquiries.id, enquiryId), isSafe(scanState)));
  if (!row) return null;
  const { senderProof: proof, ...paper } = row;
  const isProved = proof === 'proved';
  const from = paper.sender ? `, from ${paper.sender}${isProved ? '' : ', who is not proved'}` : '';
  return { ...paper, isProved, origin: `the message ${referenceOf(enquiryId)}${from}` };
}
