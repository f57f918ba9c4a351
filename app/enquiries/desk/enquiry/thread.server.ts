import { asc, eq } from 'drizzle-orm';
import { changesOf, type PastChange } from '#app/platform/audit/audit.server.ts';
import { actorText } from '#app/platform/audit/words.ts';
import { STORED_FIELDS, type FieldColumn } from '#app/firm/contact/fields.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { contactMessages, messageEntries } from '#app/platform/db/schema/contact.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { foldQuotation } from '#app/platform/mail/received/quotation.ts';
import { attachedOf } from '#app/tools/saved/attached.ts';
import { deletedOn } from '#app/enquiries/core/expiry.server.ts';
import type { Entry, Message, MessageFile } from './message.ts';
import { replyTargets } from './reply-targets.ts';
import { besidesOf, readBesides } from './besides.server.ts';

const enquiryColumns = Object.fromEntries(
  STORED_FIELDS.map(({ column }) => [column, contactMessages[column]]),
) as Pick<typeof contactMessages, FieldColumn>;

const COLUMNS = {
  ...enquiryColumns,
  id: contactMessages.id,
  channel: contactMessages.channel,
  version: contactMessages.version,
  state: contactMessages.state,
  assigneeId: contactMessages.assigneeId,
  tags: contactMessages.tags,
  snoozedUntil: contactMessages.snoozedUntil,
  waitingSince: contactMessages.waitingSince,
  receivedAt: contactMessages.createdAt,
  deletedOn,
};

/** As `me` sees it, in two statements. */
export async function findMessage(id: string | undefined, me: string): Promise<Message | null> {
  if (!isUuid(id)) return null;
  const [[found], entries] = await Promise.all([
    db()
      .select({ ...COLUMNS, stored: contactMessages.calculation, besides: besidesOf(me) })
      .from(contactMessages)
      .where(eq(contactMessages.id, id)),
    entriesOf(id),
  ]);
  if (!found) return null;
  const { stored, besides, ...message } = found;
  const { files, origins, ...rest } = readBesides(besides);
  const originOf = (entryId: string | null) =>
    origins.find((one) => one.entryId === entryId && one.kind !== 'receipt') ?? null;
  const filesOf = (entryId: string | null): MessageFile[] => files.filter((file) => file.entryId === entryId);
  const receiptsOf = (entryId: string) =>
    origins.filter((one) => one.kind === 'receipt' && one.entryId === entryId);
  return {
    ...message,
    ...rest,
    snoozedUntil: message.snoozedUntil && message.snoozedUntil > new Date() ? message.snoozedUntil : null,
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

async function entriesOf(messageId: string): Promise<Omit<Entry, 'files' | 'origin' | 'receipts'>[]> {
  const { id, kind, authorId, body, sender, isAutomatic, createdAt } = messageEntries;
  const entries = await db()
    .select({ id, kind, authorId, body, sender, isAutomatic, at: createdAt, name: profiles.fullName })
    .from(messageEntries)
    .leftJoin(profiles, eq(profiles.id, authorId))
    .where(eq(messageEntries.messageId, messageId))
    .orderBy(asc(createdAt), asc(id));
  return entries.map(({ name, sender: by, ...entry }) => {
    const { words, quoted } = by === null ? { words: entry.body, quoted: '' } : foldQuotation(entry.body);
    return { ...entry, body: words, quoted, by: by ?? actorText(entry.authorId, name) };
  });
}
