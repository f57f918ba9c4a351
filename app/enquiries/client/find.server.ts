import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { isOwnRow } from '#app/platform/stored-data/ownership.server.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contactMessages, messageEntries } from '#app/platform/db/schema/contact.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { foldQuotation } from '#app/platform/mail/received/quotation.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { Enquiry, EnquiryEntry, EnquiryLine } from './enquiry.ts';
import { shownFilesOf } from './files.server.ts';

type Member = { id: string; email: string };

const MOST = 200;

const LINE = {
  id: contactMessages.id,
  subject: contactMessages.subject,
  state: contactMessages.state,
  sentAt: contactMessages.createdAt,
  lastAnswerAt: sql<Date | null>`(
    select max(entry.created_at) from message_entries entry
    where entry.message_id = contact_messages.id and entry.kind = 'reply')`.mapWith(
    contactMessages.createdAt,
  ),
};

/** The newest first. */
export async function listEnquiries(member: Member): Promise<EnquiryLine[]> {
  const rows = await db()
    .select(LINE)
    .from(contactMessages)
    .where(isShownTo(member))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }));
}

/** Null when it is not the member's. */
export async function findEnquiry(member: Member, id: string | undefined): Promise<Enquiry | null> {
  if (!isUuid(id)) return null;
  const { message, channel } = contactMessages;
  const [row] = await db()
    .select({ ...LINE, message, channel })
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isShownTo(member)));
  if (!row) return null;
  const { channel: from, ...enquiry } = row;
  const { entries, files } = await shownOf(member, id);
  const filesFor = (entryId: string | null) =>
    files.filter((file) => file.entryId === entryId).map(({ path, name, size }) => ({ path, name, size }));
  return {
    ...enquiry,
    reference: referenceOf(id),
    isByMail: from === 'mail',
    files: filesFor(null),
    entries: entries.map((entry) => shownEntry(entry, filesFor(entry.id))),
  };
}

/** Null when the conversation is not the member's, or shows no such file. Throws when the storage is away. */
export async function readFileOf(member: Member, { id, file: fileId }: { id: string; file: string }) {
  if (!isUuid(id)) return null;
  const [row] = await db()
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isShownTo(member)));
  const file = row && (await shownOf(member, id)).files.find(({ path }) => path === `files/${fileId}`);
  const object = file && (await storage().open(file.key));
  return object ? { ...object, name: file.name } : null;
}

/**
 * Anybody can type an address into the form, so a message that the firm takes for spam is shown only to its signed-in
 * sender.
 */
function isShownTo(member: Member) {
  return and(
    isOwnRow(contactMessages, member),
    or(eq(contactMessages.memberId, member.id), ne(contactMessages.state, 'spam')),
  );
}

/** What the member and the firm wrote: somebody else may have answered a mail that the member forwarded. */
async function shownOf(member: Member, id: string) {
  const [rows, files] = await Promise.all([entriesOf(id), shownFilesOf(id)]);
  const entries = rows.filter((row) => row.kind === 'reply' || isOwn(row, member));
  const shown = new Set<string | null>([null, ...entries.map((entry) => entry.id)]);
  return { entries, files: files.filter(({ entryId }) => shown.has(entryId)) };
}

/** Without notes, which may not be disclosed, and without automatic mails. */
function entriesOf(enquiryId: string) {
  const { id, messageId, kind, authorId, body, sender, isAutomatic, createdAt } = messageEntries;
  return db()
    .select({ id, kind, authorId, body, sender, at: createdAt, email: contactMessages.email })
    .from(messageEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, messageId))
    .where(and(eq(messageId, enquiryId), ne(kind, 'note'), eq(isAutomatic, false)))
    .orderBy(asc(createdAt), asc(id));
}

type Row = Awaited<ReturnType<typeof entriesOf>>[number];

function isOwn({ authorId, sender, email }: Row, member: Member): boolean {
  const from = sender?.toLowerCase() ?? '';
  const addresses = [member.email, email.toLowerCase()];
  return authorId === member.id || addresses.some((one) => from === one || from.endsWith(`<${one}>`));
}

function shownEntry(row: Row, files: EnquiryEntry['files']): EnquiryEntry {
  const { id, kind, authorId, body, at } = row;
  const isOurs = kind === 'reply';
  const { words, quoted } = isOurs ? { words: body, quoted: '' } : foldQuotation(body);
  return { id, isOurs, isByMail: isOurs || authorId === null, body: words, quoted, at, files };
}
