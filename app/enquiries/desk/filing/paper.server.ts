import { and, eq, sql, type SQL } from 'drizzle-orm';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
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
  isFiled: boolean;
  origin: string;
};

/** A file of a mail of the enquiry; null if there is none, or it may not be handed out. */
export async function findPaper(enquiryId: string, fileId: string): Promise<Paper | null> {
  if (!isUuid(fileId)) return null;
  const [paper] = await findPapers(enquiryId, eq(receivedFiles.id, fileId));
  return paper ?? null;
}

/** All of its mails that may be handed out, in their order. */
export async function findPapers(enquiryId: string, which?: SQL): Promise<Paper[]> {
  if (!isUuid(enquiryId)) return [];
  const { id, name, size, mailHash, position, scanState } = receivedFiles;
  const { hash, sender, senderProof, receivedAt } = receivedMails;
  const isFiled = sql<boolean>`exists (select from ${documents} where ${eq(documents.receivedFileId, id)})`;
  const rows = await db()
    .select({ id, name, size, subject: enquiries.subject, sender, senderProof, isFiled })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(hash, mailHash))
    .innerJoin(enquiries, eq(enquiries.id, receivedMails.enquiryId))
    .where(and(which, eq(enquiries.id, enquiryId), isSafe(scanState)))
    .orderBy(receivedAt, hash, position);
  return rows.map(({ senderProof: proof, ...paper }) => {
    const isProved = proof === 'proved';
    const from = paper.sender ? `, from ${paper.sender}${isProved ? '' : ', who is not proved'}` : '';
    return { ...paper, isProved, origin: `the message ${referenceOf(enquiryId)}${from}` };
  });
}
