import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Action } from '#app/audit/words.ts';
import { may } from '#app/accounts/roles.ts';
import { referenceOf } from '#app/contact/messages.server.ts';
import { changesBetween, record, type AuditEntry } from '#app/audit/audit.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { userRoles } from '#app/db/schema/accounts.ts';
import { contactMessages, messageEntries } from '#app/db/schema/contact.ts';
import { isUuid } from '#app/db/uuid.ts';
import { deleteSentMail, makeMessageId, queueMail } from '#app/mail/mail.server.ts';
import type { MessageState } from '#app/db/message-values.ts';
import { replyMail } from './reply-mail.server.ts';

type Row = typeof contactMessages.$inferSelect;
type Handling = Partial<Pick<Row, 'state' | 'assigneeId'>>;

export type Mutation = { id: string; version: number; actorId: string };

/** `stale`: somebody else was faster and nothing was written. */
export type Result = { kind: 'done' } | { kind: 'stale' } | { kind: 'notFound' };

const DONE: Result = { kind: 'done' };
const STALE: Result = { kind: 'stale' };

/** A message that already has this state and assignee is done, whoever changed it. */
export function updateHandling(
  mutation: Mutation,
  state: MessageState,
  assigneeId: string | null,
): Promise<Result> {
  return changeMessage(mutation, async (tx, row) => {
    if (row.state === state && row.assigneeId === assigneeId) return DONE;
    if (row.version !== mutation.version) return STALE;
    const isColleague = !assigneeId || assigneeId === row.assigneeId || (await hasRole(tx, assigneeId));
    return write(tx, mutation, row, 'message.update', { state, ...(isColleague && { assigneeId }) });
  });
}

export function addNote(mutation: Mutation, body: string): Promise<Result> {
  return changeMessage(mutation, async (tx, row) => {
    if (row.version !== mutation.version) return repeatOrStale(tx, mutation, 'note', body);
    await tx
      .insert(messageEntries)
      .values({ messageId: row.id, kind: 'note', authorId: mutation.actorId, body });
    return write(tx, mutation, row, 'message.note', {});
  });
}

/** Stores a reply and queues its mail, both or neither. */
export function reply(mutation: Mutation, body: string, now = new Date()): Promise<Result> {
  return changeMessage(mutation, async (tx, row) => {
    if (row.version !== mutation.version) return repeatOrStale(tx, mutation, 'reply', body);
    const messageId = makeMessageId();
    const mail = { row, body, messageId, thread: await threadOf(tx, row) };
    await queueMail(tx, replyMail.write(row.email, mail), now);
    const entry = { messageId: row.id, kind: 'reply' as const, authorId: mutation.actorId, body };
    await tx.insert(messageEntries).values({ ...entry, mailId: messageId });
    const assigneeId = row.assigneeId ?? mutation.actorId;
    return write(tx, mutation, row, 'message.reply', { state: 'answered', assigneeId });
  });
}

/** Also deletes the queue's copies of the message's mails. */
export function deleteMessage(mutation: Mutation): Promise<Result> {
  return changeMessage(mutation, async (tx, row) => {
    if (row.version !== mutation.version) return STALE;
    await deleteSentMail(tx, row.email);
    await tx.delete(contactMessages).where(eq(contactMessages.id, row.id));
    await record(tx, entryFor(mutation, 'message.delete'));
    return DONE;
  });
}

/** Locks the message, so that the second of two simultaneous changes sees the first. */
function changeMessage(
  mutation: Mutation,
  change: (tx: Transaction, row: Row) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (tx) => {
    const [row] = isUuid(mutation.id)
      ? await tx.select().from(contactMessages).where(eq(contactMessages.id, mutation.id)).for('update')
      : [];
    return row ? change(tx, row) : { kind: 'notFound' };
  });
}

async function write(
  tx: Transaction,
  mutation: Mutation,
  row: Row,
  action: Action,
  after: Handling,
): Promise<Result> {
  const version = row.version + 1;
  await tx
    .update(contactMessages)
    .set({ ...after, version })
    .where(eq(contactMessages.id, row.id));
  const changes = { ...changesBetween<Row>(row, after), version: { from: row.version, to: version } };
  await record(tx, { ...entryFor(mutation, action), changes });
  return DONE;
}

async function repeatOrStale(
  tx: Transaction,
  mutation: Mutation,
  kind: 'note' | 'reply',
  body: string,
): Promise<Result> {
  const [last] = await tx
    .select()
    .from(messageEntries)
    .where(eq(messageEntries.messageId, mutation.id))
    .orderBy(desc(messageEntries.createdAt), desc(messageEntries.id))
    .limit(1);
  const isRepeat = last?.kind === kind && last.body === body && last.authorId === mutation.actorId;
  return isRepeat ? DONE : STALE;
}

async function threadOf(tx: Transaction, row: Row): Promise<string[]> {
  const entries = await tx
    .select({ mailId: messageEntries.mailId })
    .from(messageEntries)
    .where(and(eq(messageEntries.messageId, row.id), isNotNull(messageEntries.mailId)))
    .orderBy(asc(messageEntries.createdAt), asc(messageEntries.id));
  return [row.acknowledgementId, ...entries.map(({ mailId }) => mailId)].filter((id) => id !== null);
}

async function hasRole(tx: Transaction, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  const roles = await tx.select().from(userRoles).where(eq(userRoles.userId, userId));
  return roles.some(({ role }) => may(role, 'messages'));
}

function entryFor({ id, actorId }: Mutation, action: Action): AuditEntry {
  return { actorId, action, entity: 'message', entityId: id, subject: referenceOf(id) };
}
