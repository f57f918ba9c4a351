import { and, desc, eq, sql } from 'drizzle-orm';
import type { Change } from '#app/audit/audit.server.ts';
import { db, type Db, type Transaction } from '#app/db/client.server.ts';
import { profiles } from '#app/db/schema/accounts.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { List } from '#app/lists/lists.ts';
import { tableOf } from '#app/lists/tables.server.ts';
import { columnsOf } from './change.server.ts';
import { FIELD_NAMES, type Row, type RowFields } from './row.ts';

type Changes = Partial<Record<string, Change>>;

/** `version` is the row's after the change; null if the change has none. */
export type HistoryEvent = {
  id: number;
  at: Date;
  action: string;
  /** Null if the account was deleted or the site did it. */
  by: string | null;
  version: number | null;
  changes: Changes;
};

export async function findHistory(
  list: List,
  id: string,
): Promise<{ row: Row; events: HistoryEvent[] } | null> {
  if (!isUuid(id)) return null;
  const table = tableOf(list);
  const [row] = await db().select(columnsOf(list)).from(table).where(eq(table.id, id));
  return row ? { row, events: await eventsOf(db(), list, id) } : null;
}

/** Null if the audit trail is incomplete. */
export async function rowAt(
  tx: Transaction,
  list: List,
  row: Row,
  version: number,
): Promise<RowFields | null> {
  return fieldsAtVersion(row, await eventsOf(tx, list, row.id), version);
}

export async function lastActor(tx: Transaction, list: List, id: string): Promise<string | null> {
  const [last] = await eventsOf(tx, list, id);
  return last?.by ?? null;
}

export function fieldsAtVersion(
  row: Row,
  events: readonly HistoryEvent[],
  version: number,
): RowFields | null {
  const later = events.filter((event) => event.version !== null && event.version > version);
  if (later.length !== row.version - version) return null;
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, row[name]]));
  return Object.assign(fields, ...later.map(({ changes }) => previousValues(changes))) as RowFields;
}

function previousValues(changes: Changes): Partial<RowFields> {
  const known = FIELD_NAMES.filter((name) => changes[name]);
  return Object.fromEntries(known.map((name) => [name, changes[name]?.from]));
}

async function eventsOf(reader: Db | Transaction, list: List, entityId: string): Promise<HistoryEvent[]> {
  const { id, at, action, changes, entity, actorId } = auditEntries;
  const version = sql<number | null>`(${changes} -> 'version' ->> 'to')::int`;
  const events = await reader
    .select({ id, at, action, changes, version, by: profiles.fullName })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(and(eq(entity, list.entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(id));
  return events.map((event) => ({ ...event, changes: event.changes as Changes }));
}
