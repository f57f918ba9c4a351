import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { deleteMailAbout, queueMail } from '#app/platform/mail/mail.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { makeMailId } from '#app/platform/mail/own-mail-id.server.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { differs, entryFor, write, type Handling, type Row } from '../inbox/handling.server.ts';
import { replyTo } from './details.server.ts';
import { dropDraft } from './reply-draft.server.ts';
import { replyTargets } from './reply-targets.ts';
import { replyMail } from './reply-mail.server.ts';
import { isSnooze, snoozedUntil, type Snooze } from '../inbox/snooze.ts';
import { attachToEntry, draftFilesOf } from './sent-files.server.ts';

export type AfterReply = 'close' | 'open' | Snooze;

export type Mutation = { id: string; version: number; actorId: string };

/** `stale`: somebody else was faster and nothing was written. */
export type Result = { kind: 'done' } | { kind: 'stale' } | { kind: 'notFound' };

const DONE: Result = { kind: 'done' };
const STALE: Result = { kind: 'stale' };

/** What already has the wanted value counts as changed. An assignee who may not handle enquiries is ignored. */
export function updateHandling(mutation: Mutation, wanted: Handling): Promise<Result> {
  return changeEnquiry(mutation, async (tx, row) => {
    if (!differs(row, wanted)) return DONE;
    if (row.version !== mutation.version) return STALE;
    const { assigneeId, ...rest } = wanted;
    const isKept =
      !assigneeId || assigneeId === row.assigneeId || (await isColleague(tx, assigneeId, 'enquiries'));
    await write(tx, mutation.actorId, row, 'message.update', isKept ? wanted : rest);
    return DONE;
  });
}

export function addNote(mutation: Mutation, body: string): Promise<Result> {
  return changeEnquiry(mutation, async (tx, row) => {
    if (row.version !== mutation.version) return repeatOrStale(tx, mutation, 'note', body);
    await tx
      .insert(enquiryEntries)
      .values({ enquiryId: row.id, kind: 'note', authorId: mutation.actorId, body });
    await write(tx, mutation.actorId, row, 'message.note', {});
    return DONE;
  });
}

/** `to`: one of the enquiry's `replyTargets`; without it the first. */
export type Reply = { body: string; after: AfterReply; to?: string };

/** Stores it with its draft's files and queues its mail, all or nothing. Stale too if `to` is no longer a target. */
export function reply(mutation: Mutation, { body, after, to }: Reply, now = new Date()): Promise<Result> {
  return changeEnquiry(mutation, async (tx, row) => {
    if (row.version !== mutation.version) return repeatOrStale(tx, mutation, 'reply', body);
    const address = await addressFor(tx, row, to);
    if (!address) return STALE;
    const mailId = makeMailId();
    const files = await draftFilesOf(tx, { enquiryId: row.id, authorId: mutation.actorId });
    const mail = { row, body, mailId, thread: await threadOf(tx, row) };
    const message = { ...replyMail.write(address, mail), ...(files.length > 0 && { files }) };
    await queueMail(tx, message, now, new Date(now.getTime() + noticeWait()));
    const entry = { enquiryId: row.id, kind: 'reply' as const, authorId: mutation.actorId, body };
    const [stored] = await tx
      .insert(enquiryEntries)
      .values({ ...entry, mailId })
      .returning({ id: enquiryEntries.id });
    if (!stored) throw new Error('Postgres stored a reply and returned no row.');
    await attachToEntry(tx, entry, stored.id);
    await dropDraft(tx, entry);
    await write(tx, mutation.actorId, row, 'message.reply', {
      state: after === 'close' ? 'answered' : 'in_progress',
      assigneeId: row.assigneeId ?? mutation.actorId,
      snoozedUntil: isSnooze(after) ? snoozedUntil(after, now) : null,
      waitingSince: null,
    });
    return DONE;
  });
}

async function addressFor(tx: Transaction, { id, email }: Row, chosen?: string): Promise<string | undefined> {
  const [own] = await tx.select({ address: replyTo }).from(enquiries).where(eq(enquiries.id, id));
  const { enquiryId, kind, sender, replyTo: wanted } = receivedMails;
  const origins = await tx
    .select({ sender, replyTo: wanted })
    .from(receivedMails)
    .where(and(eq(enquiryId, id), eq(kind, 'personal')));
  const targets = replyTargets(own?.address ?? email, origins);
  return targets.find(({ address }) => chosen === undefined || address === chosen)?.address;
}

/** Also deletes the queue's copies of the mails about it, whatever address they went to. */
export function deleteEnquiry(mutation: Mutation): Promise<Result> {
  return changeEnquiry(mutation, async (tx, row) => {
    if (row.version !== mutation.version) return STALE;
    await deleteMailAbout(tx, row.id);
    await tx.delete(enquiries).where(eq(enquiries.id, row.id));
    await record(tx, entryFor(mutation, 'message.delete'));
    return DONE;
  });
}

/** Locks the enquiry, so that the second of two simultaneous changes sees the first. */
function changeEnquiry(
  mutation: Mutation,
  change: (tx: Transaction, row: Row) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (tx) => {
    const [row] = isUuid(mutation.id)
      ? await tx.select().from(enquiries).where(eq(enquiries.id, mutation.id)).for('update')
      : [];
    return row ? change(tx, row) : { kind: 'notFound' };
  });
}

async function repeatOrStale(
  tx: Transaction,
  mutation: Mutation,
  kind: 'note' | 'reply',
  body: string,
): Promise<Result> {
  const [last] = await tx
    .select()
    .from(enquiryEntries)
    .where(eq(enquiryEntries.enquiryId, mutation.id))
    .orderBy(desc(enquiryEntries.createdAt), desc(enquiryEntries.id))
    .limit(1);
  const isRepeat = last?.kind === kind && last.body === body && last.authorId === mutation.actorId;
  return isRepeat ? DONE : STALE;
}

async function threadOf(tx: Transaction, row: Row): Promise<string[]> {
  const entries = await tx
    .select({ mailId: enquiryEntries.mailId })
    .from(enquiryEntries)
    .where(and(eq(enquiryEntries.enquiryId, row.id), isNotNull(enquiryEntries.mailId)))
    .orderBy(asc(enquiryEntries.createdAt), asc(enquiryEntries.id));
  return [row.acknowledgementId, ...entries.map(({ mailId }) => mailId)].filter((id) => id !== null);
}
