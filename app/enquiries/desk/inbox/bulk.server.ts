import { asc, inArray } from 'drizzle-orm';
import { changesOf } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import type { BulkChange } from './bulk-command.ts';
import { differs, write, type Handling, type Row } from './handling.server.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { readTags } from './tags.ts';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';

/** `changed` has the versions after the change; `stale` counts enquiries that somebody else changed or deleted first. */
export type BulkResult = { changed: Ticked[]; stale: number };

/** All in one transaction. An enquiry that already has the wanted value is left alone. */
export function changeMany(
  actorId: string,
  ticked: readonly Ticked[],
  change: BulkChange,
): Promise<BulkResult> {
  return forEach(ticked, async (tx, row) => {
    const after = await handlingAfter(tx, row, change, actorId);
    return differs(row, after) ? write(tx, actorId, row, 'message.update', after) : row.version;
  });
}

/** Takes back each enquiry's last change, unless somebody has changed it since. */
export function undoMany(actorId: string, ticked: readonly Ticked[]): Promise<BulkResult> {
  return forEach(ticked, async (tx, row) => {
    const past = (await changesOf(tx, 'message', row.id)).find(({ version }) => version === row.version);
    const before: Record<string, unknown> = {};
    for (const name of ['state', 'assigneeId', 'tags'] as const)
      if (past?.changes[name]) before[name] = past.changes[name].from;
    const snoozed = past?.changes.snoozedUntil?.from;
    if (past?.changes.snoozedUntil)
      before.snoozedUntil = typeof snoozed === 'string' ? new Date(snoozed) : null;
    return write(tx, actorId, row, 'message.update', before as Handling);
  });
}

function forEach(
  ticked: readonly Ticked[],
  change: (tx: Transaction, row: Row) => Promise<number>,
): Promise<BulkResult> {
  return db().transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(enquiries)
      .where(
        inArray(
          enquiries.id,
          ticked.map(({ id }) => id),
        ),
      )
      .orderBy(asc(enquiries.id))
      .for('update');
    const changed: Ticked[] = [];
    for (const { id, version } of ticked) {
      const row = rows.find((row) => row.id === id && row.version === version);
      if (row) changed.push({ id, version: await change(tx, row) });
    }
    return { changed, stale: ticked.length - changed.length };
  });
}

async function handlingAfter(
  tx: Transaction,
  row: Row,
  change: BulkChange,
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
