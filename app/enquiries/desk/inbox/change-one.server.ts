import { and, eq, sql } from 'drizzle-orm';
import { changesOf } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import type { EnquiryChange } from './enquiry-change.ts';
import { differs, write, type Handling, type Row } from './handling.server.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { readTags } from './tags.ts';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';

/** The new version; the same if nothing differed or the actor repeats it. Null: somebody else changed or deleted it. */
export async function changeOne(
  tx: Transaction,
  actorId: string,
  ticked: Ticked,
  change: EnquiryChange,
): Promise<number | null> {
  const { id, version } = ticked;
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (!row) return null;
  const after = await handlingAfter(tx, row, change, actorId);
  if (row.version !== version)
    return (await isRepeat(tx, actorId, row, version)) && !differs(row, after) ? row.version : null;
  return differs(row, after) ? write(tx, actorId, row, 'message.update', after) : row.version;
}

/** A second click: their own change is the only one since. */
async function isRepeat(tx: Transaction, actor: string, row: Row, seen: number): Promise<boolean> {
  if (row.version !== seen + 1) return false;
  const { entity, entityId, actorId, changes } = auditEntries;
  const isLast = sql`(${changes} -> 'version' ->> 'to')::int = ${row.version}`;
  const isOwn = and(eq(entity, 'message'), eq(entityId, row.id), eq(actorId, actor), isLast);
  return (await tx.$count(auditEntries, isOwn)) > 0;
}

/** Takes back its last change, unless somebody has changed it since: null then. */
export async function undoOne(tx: Transaction, actorId: string, ticked: Ticked): Promise<number | null> {
  const row = await lock(tx, ticked);
  if (!row) return null;
  const past = (await changesOf(tx, 'message', row.id)).find(({ version }) => version === row.version);
  const before: Record<string, unknown> = {};
  for (const name of ['state', 'assigneeId', 'tags', 'taxpayerId'] as const)
    if (past?.changes[name]) before[name] = past.changes[name].from;
  const snoozed = past?.changes.snoozedUntil?.from;
  if (past?.changes.snoozedUntil)
    before.snoozedUntil = typeof snoozed === 'string' ? new Date(snoozed) : null;
  const { taxpayerId } = before;
  // Deleted for good since then.
  if (isUuid(taxpayerId) && (await tx.$count(taxpayers, eq(taxpayers.id, taxpayerId))) === 0)
    before.taxpayerId = null;
  return write(tx, actorId, row, 'message.update', before as Handling);
}

async function lock(tx: Transaction, { id, version }: Ticked): Promise<Row | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  return row?.version === version ? row : null;
}

async function handlingAfter(
  tx: Transaction,
  row: Row,
  change: EnquiryChange,
  actorId: string,
): Promise<Handling> {
  switch (change.kind) {
    case 'take':
      return { assigneeId: actorId, ...(ENQUIRY_STATE[row.state].isUnread && { state: 'in_progress' }) };
    case 'assign':
      return (await isColleague(tx, change.assigneeId, 'enquiries')) ? { assigneeId: change.assigneeId } : {};
    case 'answered':
      return { state: 'answered', snoozedUntil: null };
    case 'reopen':
      return { state: row.assigneeId ? 'in_progress' : 'new', snoozedUntil: null };
    case 'spam':
      return { state: 'spam', snoozedUntil: null };
    case 'not-spam':
      return ENQUIRY_STATE[row.state].isHidden ? { state: row.assigneeId ? 'in_progress' : 'new' } : {};
    case 'snooze':
      return { snoozedUntil: change.until };
    case 'tag':
      return { tags: readTags([...row.tags, ...change.tags].join(',')) };
  }
}
