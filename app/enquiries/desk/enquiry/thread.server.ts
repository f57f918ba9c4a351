import { asc, eq } from 'drizzle-orm';
import { changesOf, type PastChange } from '#app/platform/audit/audit.server.ts';
import { actorText } from '#app/platform/audit/words.ts';
import { STORED_FIELDS, type FieldColumn } from '#app/firm/contact/enquiry-fields.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { foldQuotation } from '#app/platform/mail/received/quotation.ts';
import { attachedOf } from '#app/tools/saved/attached.ts';
import { deletedOn } from '#app/enquiries/core/expiry.server.ts';
import type { Entry, Enquiry, EnquiryFile } from './enquiry.ts';
import { replyTargets } from './reply-targets.ts';
import { detailsOf, readDetails } from './details.server.ts';

const enquiryColumns = Object.fromEntries(
  STORED_FIELDS.map(({ column }) => [column, enquiries[column]]),
) as Pick<typeof enquiries, FieldColumn>;

const COLUMNS = {
  ...enquiryColumns,
  id: enquiries.id,
  channel: enquiries.channel,
  version: enquiries.version,
  state: enquiries.state,
  assigneeId: enquiries.assigneeId,
  tags: enquiries.tags,
  snoozedUntil: enquiries.snoozedUntil,
  waitingSince: enquiries.waitingSince,
  receivedAt: enquiries.createdAt,
  deletedOn,
};

export async function findEnquiry(id: string | undefined, me: string): Promise<Enquiry | null> {
  if (!isUuid(id)) return null;
  const [[found], entries] = await Promise.all([
    db()
      .select({ ...COLUMNS, stored: enquiries.calculation, details: detailsOf(me) })
      .from(enquiries)
      .where(eq(enquiries.id, id)),
    entriesOf(id),
  ]);
  if (!found) return null;
  const { stored, details, ...enquiry } = found;
  const { files, origins, ...rest } = readDetails(details);
  const originOf = (entryId: string | null) =>
    origins.find((one) => one.entryId === entryId && one.kind !== 'receipt') ?? null;
  const filesOf = (entryId: string | null): EnquiryFile[] => files.filter((file) => file.entryId === entryId);
  const receiptsOf = (entryId: string) =>
    origins.filter((one) => one.kind === 'receipt' && one.entryId === entryId);
  return {
    ...enquiry,
    ...rest,
    snoozedUntil: enquiry.snoozedUntil && enquiry.snoozedUntil > new Date() ? enquiry.snoozedUntil : null,
    reference: referenceOf(id),
    calculation: attachedOf(stored),
    entries: entries.map((entry) => ({
      ...entry,
      files: filesOf(entry.id),
      origin: originOf(entry.id),
      receipts: receiptsOf(entry.id),
    })),
    files: filesOf(null),
    origin: originOf(null),
    replyTargets: replyTargets(
      rest.replyTo,
      origins.filter(({ kind }) => kind === 'personal'),
    ),
  };
}

export async function entriesSince(id: string, version: number): Promise<PastChange[]> {
  const changes = await changesOf(db(), 'message', id);
  return changes.filter((change) => (change.version ?? 0) > version);
}

async function entriesOf(enquiryId: string): Promise<Omit<Entry, 'files' | 'origin' | 'receipts'>[]> {
  const { id, kind, authorId, body, sender, isAutomatic, createdAt, mailId } = enquiryEntries;
  const entries = await db()
    .select({ id, kind, authorId, body, sender, isAutomatic, at: createdAt, name: profiles.fullName, mailId })
    .from(enquiryEntries)
    .leftJoin(profiles, eq(profiles.id, authorId))
    .where(eq(enquiryEntries.enquiryId, enquiryId))
    .orderBy(asc(createdAt), asc(id));
  return entries.map(({ name, sender: by, mailId: mail, ...entry }) => {
    const { words, quoted } = by === null ? { words: entry.body, quoted: '' } : foldQuotation(entry.body);
    const goesAt = entry.kind === 'reply' && entry.authorId && mail ? mailedAfter(entry.at) : null;
    return { ...entry, body: words, quoted, goesAt, by: by ?? actorText(entry.authorId, name) };
  });
}

function mailedAfter(at: Date): Date | null {
  const goesAt = new Date(at.getTime() + noticeWait());
  return goesAt > new Date() ? goesAt : null;
}
