import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addReceivedEntry } from '#app/enquiries/core/received-entry.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isRefusedValue } from '#app/platform/db/failure.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import type { ReceivedMail } from '#app/platform/mail/received/received-mail.ts';
import { senderProofOf } from '#app/platform/mail/received/sender-proof.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { sourceKey, fileKey } from './file-keys.ts';
import { noteConcern, type Concern } from './concerns.server.ts';
import { findEnquiryOf, findReply } from './find-enquiry.server.ts';
import { joinEngagement } from './join-engagement.server.ts';
import { readOnce, unreadable, type Source } from './read-once.server.ts';
import { isSecondCopy } from './second-copy.server.ts';

type Place = { enquiryId: string; entryId: string | null };

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const CONTENT_TYPE = /^[\w.+-]{1,80}\/[\w.+-]{1,100}$/;

/** Once, however often it is handed over. Unreadable ones are stored with their source. Throws when away. */
export async function storeReceived(source: Source, now = new Date()): Promise<void> {
  const hash = createHash('sha256').update(source.raw).digest('hex');
  const mail = await readOnce(source, hash, now);
  if (!mail) return;
  try {
    await keep(mail, source, hash, now);
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await keep(await unreadable(source), source, hash, now);
  }
}

async function keep(mail: ReceivedMail, source: Source, hash: string, now: Date): Promise<void> {
  const files = mail.kind === 'own' ? [] : await keepFiles(hash, source, mail);
  const { isWhole } = source;
  const joining = mail.kind === 'personal' ? await joinEngagement(mail, { hash, isWhole, files }, now) : null;
  if (joining === 'joined') return;
  await db().transaction(async (tx) => {
    const [row] = await tx.select().from(receivedMails).where(eq(receivedMails.hash, hash)).for('update');
    if (!row || row.kind) return;
    const isKnown = mail.kind === 'own' || (await isSecondCopy(tx, mail, senderText(mail)));
    const place = isKnown ? {} : await placeOf(tx, mail, hash, now);
    if (!isKnown && mail.kind !== 'receipt' && files.length > 0) await tx.insert(receivedFiles).values(files);
    await tx
      .update(receivedMails)
      .set({ kind: mail.kind, ...place, ...joining, ...originOf(mail) })
      .where(eq(receivedMails.hash, hash));
  });
}

/** Before the transaction: a mail whose files cannot be stored is not shown without them. */
async function keepFiles(hash: string, { raw }: Source, { files }: ReceivedMail) {
  await storage().put(sourceKey(hash), raw, 'message/rfc822');
  for (const [position, { bytes }] of files.entries())
    await storage().put(fileKey(hash, position), bytes, 'application/octet-stream');
  return files.map(({ name, type, bytes }, position) => ({
    mailHash: hash,
    position,
    name,
    type: CONTENT_TYPE.test(type) ? type : 'application/octet-stream',
    size: bytes.byteLength,
  }));
}

async function placeOf(tx: Transaction, mail: ReceivedMail, hash: string, now: Date) {
  const read = mail.kind === 'receipt' ? await findReply(tx, mail) : null;
  if (read) return read;
  const enquiryId = await findEnquiryOf(tx, mail);
  if (enquiryId) return addEntry(tx, enquiryId, mail, now);
  const concern = await noteConcern(tx, mail, now);
  const place = await begin(tx, mail, { hash, concern }, now);
  return concern?.engagementId ? { ...place, meantForId: concern.engagementId } : place;
}

async function addEntry(tx: Transaction, enquiryId: string, mail: ReceivedMail, now: Date): Promise<Place> {
  const entry = {
    body: shownText(mail),
    mailId: mail.mailId,
    sender: senderText(mail),
    isAutomatic: mail.kind !== 'personal' && mail.kind !== 'unreadable',
    // An answer, or a report that ours did not arrive, is work again; an absence is not.
    isWork: mail.refusedEvent !== null || (mail.kind !== 'automatic' && mail.kind !== 'receipt'),
    party: 'site' as const,
  };
  return { enquiryId, entryId: await addReceivedEntry(tx, enquiryId, entry, now) };
}

/** Automatic mails are filed as spam, where they disturb nobody and are not lost. */
type Beginning = { hash: string; concern: Concern | null };

async function begin(
  tx: Transaction,
  mail: ReceivedMail,
  { hash, concern }: Beginning,
  now: Date,
): Promise<Place> {
  const isForUs = mail.kind === 'personal' || mail.kind === 'unreadable' || concern !== null;
  const { name, address } = mail.from;
  const [message] = await tx
    .insert(enquiries)
    .values({
      submissionKey: hash,
      channel: 'mail',
      userType: 'individual',
      name: name.length > 1 ? name : (address.split('@')[0] ?? '').slice(0, 100).padEnd(2, '–'),
      email: ADDRESS.test(address) ? address : 'unknown@invalid',
      phone: null,
      subject: mail.subject,
      message: shownText(mail),
      state: isForUs && !mail.isMarkedAsSpam ? 'new' : 'spam',
      assigneeId: concern?.assigneeId ?? null,
      acknowledgementId: mail.mailId,
      createdAt: now,
      waitingSince: now,
    })
    .returning({ id: enquiries.id });
  if (!message) throw ownError('Postgres stored a message and returned no row.');
  return { enquiryId: message.id, entryId: null };
}

function shownText({ text, parts }: ReceivedMail): string {
  return text || `This mail has no readable text. Its parts: ${parts.join(', ')}. Look into the whole mail.`;
}

function originOf(mail: ReceivedMail) {
  if (mail.kind === 'own' || mail.kind === 'unreadable') return {};
  return {
    sender: mail.from.address.toLowerCase(),
    senderProof: senderProofOf(mail),
    replyTo: mail.replyTo?.address.toLowerCase() ?? null,
  };
}

function senderText({ from: { name, address } }: ReceivedMail): string {
  if (!address) return name || 'An unknown sender';
  return name ? `${name} <${address}>` : address;
}
