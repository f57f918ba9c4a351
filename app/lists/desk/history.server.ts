import { eq } from 'drizzle-orm';
import { changesOf, type PastChange } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { List } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { columnsOf } from './change.server.ts';
import { FIELD_NAMES, type Row, type RowFields } from './row.ts';

export async function findHistory(
  list: List,
  id: string,
): Promise<{ row: Row; events: PastChange[] } | null> {
  if (!isUuid(id)) return null;
  const table = tableOf(list);
  const [row] = await db().select(columnsOf(list)).from(table).where(eq(table.id, id));
  return row ? { row, events: await changesOf(db(), list.entity, id) } : null;
}

/** Null if the audit trail is incomplete. */
export async function rowAt(
  tx: Transaction,
  list: List,
  row: Row,
  version: number,
): Promise<RowFields | null> {
  return fieldsAtVersion(row, await changesOf(tx, list.entity, row.id), version);
}

export async function lastActor(tx: Transaction, list: List, id: string): Promise<string | null> {
  const [last] = await changesOf(tx, list.entity, id);
  return last?.by ?? null;
}

export function fieldsAtVersion(row: Row, events: readonly PastChange[], version: number): RowFields | null {
  const later = events.filter((event) => event.version !== null && event.version > version);
  if (later.length !== row.version - version) return null;
  const fields: RowFields = { ...row };
  return Object.assign(fields, ...later.map(({ changes }) => previousValues(changes)));
}

function previousValues(changes: PastChange['changes']): Partial<RowFields> {
  const known = FIELD_NAMES.filter((name) => changes[name]);
  return Object.fromEntries(known.map((name) => [name, changes[name]?.from]));
}
