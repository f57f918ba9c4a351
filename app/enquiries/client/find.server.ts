import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { isOwnRow } from '#app/platform/stored-data/ownership.server.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { foldQuotation } from '#app/platform/mail/received/quotation.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { OwnEnquiry, OwnEnquiryEntry, OwnEnquiryLine } from './enquiry.ts';
import { shownFilesOf } from './files.server.ts';
import { HIDDEN } from '#app/enquiries/core/states.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';

type Member = { id: string; email: string };

const MOST = 200;

const isReply = and(eq(enquiryEntries.enquiryId, enquiries.id), eq(enquiryEntries.kind, 'reply'));

const LINE = {
  id: enquiries.id,
  subject: enquiries.subject,
  state: enquiries.state,
  sentAt: enquiries.createdAt,
  lastAnswerAt: sql<Date | null>`(
    select max(${enquiryEntries.createdAt}) from ${enquiryEntries} where ${isReply})`.mapWith(
    enquiries.createdAt,
  ),
};

/** What happened last comes first: an answer of ours, which waits to be read, before what waits for us. */
export async function listOwnEnquiries(member: Member): Promise<OwnEnquiryLine[]> {
  const rows = await db()
    .select(LINE)
    .from(enquiries)
    .where(isShownTo(member))
    .orderBy(desc(sql`coalesce(${LINE.lastAnswerAt}, ${enquiries.createdAt})`), desc(enquiries.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }));
}

/** Null when it is not the member's. */
export async function findOwnEnquiry(member: Member, id: string | undefined): Promise<OwnEnquiry | null> {
  if (!isUuid(id)) return null;
  const { message, channel } = enquiries;
  const [row] = await db()
    .select({ ...LINE, message, channel })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isShownTo(member)));
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

/** Null when the enquiry is not the member's, or shows no such file. Throws when the storage is away. */
export async function readFileOf(member: Member, { id, file: fileId }: { id: string; file: string }) {
  if (!isUuid(id)) return null;
  const [row] = await db()
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isShownTo(member)));
  const file = row && (await shownOf(member, id)).files.find(({ path }) => path === `files/${fileId}`);
  const object = file && (await storage().open(file.key));
  return object ? { ...object, name: file.name } : null;
}

/** Anybody can type an address into the form: what is taken for spam is shown to its signed-in sender alone. */
function isShownTo(member: Member) {
  return and(
    isOwnRow(enquiries, member),
    or(eq(enquiries.memberId, member.id), isNotIn(enquiries.state, HIDDEN)),
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
function entriesOf(of: string) {
  const { id, enquiryId, kind, authorId, body, sender, isAutomatic, createdAt } = enquiryEntries;
  return db()
    .select({ id, kind, authorId, body, sender, at: createdAt, email: enquiries.email })
    .from(enquiryEntries)
    .innerJoin(enquiries, eq(enquiries.id, enquiryId))
    .where(and(eq(enquiryId, of), ne(kind, 'note'), eq(isAutomatic, false)))
    .orderBy(asc(createdAt), asc(id));
}

type Row = Awaited<ReturnType<typeof entriesOf>>[number];

function isOwn({ authorId, sender, email }: Row, member: Member): boolean {
  const from = sender?.toLowerCase() ?? '';
  const addresses = [member.email, email.toLowerCase()];
  return authorId === member.id || addresses.some((one) => from === one || from.endsWith(`<${one}>`));
}

function shownEntry(row: Row, files: OwnEnquiryEntry['files']): OwnEnquiryEntry {
  const { id, kind, authorId, body, at } = row;
  const isOurs = kind === 'reply';
  const { words, quoted } = isOurs ? { words: body, quoted: '' } : foldQuotation(body);
  return { id, isOurs, isByMail: isOurs || authorId === null, body: words, quoted, at, files };
}
