import { and, asc, desc, eq } from 'drizzle-orm';
import { changesBetween, record, type AuditEntry } from '#app/audit/audit.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { userRoles } from '#app/db/schema/accounts.ts';
import { contactMessages, messageEntries } from '#app/db/schema/contact.ts';
import { isUuid } from '#app/db/uuid.ts';
import { forgetSentMail, makeMessageId, queueMail } from '#app/mail/mail.server.ts';
import type { MessageState } from '#app/db/message-values.ts';
import { replyMail } from './reply-mail.server.ts';

type Row = typeof contactMessages.$inferSelect;
type Handling = Partial<Pick<Row, 'state' | 'assigneeId'>>;

/** Which message, the version of it on the administrator's screen, and who that is. */
export type Doing = { id: string; version: number; actorId: string };

/** `stale`: somebody else was faster, nothing was written, and both have to see that. */
export type Done = { kind: 'done' } | { kind: 'stale' } | { kind: 'gone' };

const DONE: Done = { kind: 'done' };
const STALE: Done = { kind: 'stale' };

/** Sets a message's state and gives it to somebody, or to nobody. What is so already is done, whoever did it. */
export function handle(doing: Doing, state: MessageState, assigneeId: string | null): Promise<Done> {
  return acting(doing, async (tx, row) => {
    if (row.state === state && row.assigneeId === assigneeId) return DONE;
    if (row.version !== doing.version) return STALE;
    const isColleague = !assigneeId || assigneeId === row.assigneeId || (await hasRole(tx, assigneeId));
    return write(tx, doing, row, 'message.update', { state, ...(isColleague && { assigneeId }) });
  });
}

/** Adds a note that only administrators see. */
export function addNote(doing: Doing, body: string): Promise<Done> {
  return acting(doing, async (tx, row) => {
    if (row.version !== doing.version) return repeatOrStale(tx, doing, 'note', body);
    await tx
      .insert(messageEntries)
      .values({ messageId: row.id, kind: 'note', authorId: doing.actorId, body });
    return write(tx, doing, row, 'message.note', {});
  });
}

/** Stores a reply and lays its mail in the queue, both or neither. The message counts as answered then, by whoever does it. */
export function reply(doing: Doing, body: string, now = new Date()): Promise<Done> {
  return acting(doing, async (tx, row) => {
    if (row.version !== doing.version) return repeatOrStale(tx, doing, 'reply', body);
    const messageId = makeMessageId();
    const mail = { row, body, messageId, thread: await threadOf(tx, row) };
    await queueMail(tx, replyMail.write(row.email, mail), now);
    const entry = { messageId: row.id, kind: 'reply' as const, authorId: doing.actorId, body };
    await tx.insert(messageEntries).values({ ...entry, mailId: messageId });
    const assigneeId = row.assigneeId ?? doing.actorId;
    return write(tx, doing, row, 'message.reply', { state: 'answered', assigneeId });
  });
}

/** Deletes a message before its time, with all that was added to it and the queue's copies of what was mailed. */
export function deleteMessage(doing: Doing): Promise<Done> {
  return acting(doing, async (tx, row) => {
    if (row.version !== doing.version) return STALE;
    await forgetSentMail(tx, row.email);
    await tx.delete(contactMessages).where(eq(contactMessages.id, row.id));
    await record(tx, deedOf(doing, 'message.delete'));
    return DONE;
  });
}

/** Locks the message, so that of two who act at once the second sees what the first did. */
function acting(doing: Doing, work: (tx: Transaction, row: Row) => Promise<Done>): Promise<Done> {
  return db().transaction(async (tx) => {
    const [row] = isUuid(doing.id)
      ? await tx.select().from(contactMessages).where(eq(contactMessages.id, doing.id)).for('update')
      : [];
    return row ? work(tx, row) : { kind: 'gone' };
  });
}

async function write(
  tx: Transaction,
  doing: Doing,
  row: Row,
  action: string,
  after: Handling,
): Promise<Done> {
  const version = row.version + 1;
  await tx
    .update(contactMessages)
    .set({ ...after, version })
    .where(eq(contactMessages.id, row.id));
  const changes = { ...changesBetween<Row>(row, after), version: { from: row.version, to: version } };
  await record(tx, { ...deedOf(doing, action), changes });
  return DONE;
}

/** A double click sends the same words twice, and the second time they are there already. */
async function repeatOrStale(
  tx: Transaction,
  doing: Doing,
  kind: 'note' | 'reply',
  body: string,
): Promise<Done> {
  const [last] = await tx
    .select()
    .from(messageEntries)
    .where(eq(messageEntries.messageId, doing.id))
    .orderBy(desc(messageEntries.createdAt), desc(messageEntries.id))
    .limit(1);
  const isRepeat = last?.kind === kind && last.body === body && last.authorId === doing.actorId;
  return isRepeat ? DONE : STALE;
}

/** The Message-IDs that a next reply continues: the acknowledgement's and every reply's. */
async function threadOf(tx: Transaction, row: Row): Promise<string[]> {
  const replies = await tx
    .select({ mailId: messageEntries.mailId })
    .from(messageEntries)
    .where(and(eq(messageEntries.messageId, row.id), eq(messageEntries.kind, 'reply')))
    .orderBy(asc(messageEntries.createdAt), asc(messageEntries.id));
  return [row.acknowledgementId, ...replies.map((reply) => reply.mailId)].filter((id) => id !== null);
}

async function hasRole(tx: Transaction, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  const roles = await tx.select().from(userRoles).where(eq(userRoles.userId, userId));
  return roles.some(({ role }) => role === 'admin');
}

function deedOf({ id, actorId }: Doing, action: string): AuditEntry {
  return { actorId, action, entity: 'message', entityId: id };
}
