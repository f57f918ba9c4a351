import type { Verb } from '#app/platform/audit/words.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { changeInTransaction, lastOrder, rowsIn, write, type Mutation } from './change.server.ts';
import { afterLast } from './order.ts';
import { findHistory, lastActor, rowAt, fieldsAtVersion } from './history.server.ts';
import { FIELD_NAMES, type Conflict, type FieldName, type Row, type RowFields, type Stale } from './row.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type Save = { id: string; version: number; fields: Partial<RowFields> };

export type Saved = { kind: 'saved'; row: Row } | { kind: 'stale'; stale: Stale } | { kind: 'not-found' };

const RESTORED: readonly FieldName[] = ['name', 'websiteUrl', 'description', 'category', 'isActive'];

export function addRow(
  mutation: Mutation,
  { displayOrder, ...fields }: Omit<RowFields, 'displayOrder'> & { displayOrder: number | null },
  id: string = crypto.randomUUID(),
): Promise<string> {
  return changeInTransaction(mutation, async (tx) =>
    insertRow(
      tx,
      mutation,
      { ...fields, displayOrder: displayOrder ?? afterLast(await lastOrder(tx, mutation.list)) },
      id,
    ),
  );
}

export async function insertRow(
  tx: Transaction,
  { list, actorId }: Mutation,
  fields: RowFields,
  id: string = crypto.randomUUID(),
): Promise<string> {
  const table = tableOf(list);
  const added = await tx
    .insert(table)
    .values({ ...fields, id })
    .onConflictDoNothing({ target: table.id })
    .returning();
  if (added.length === 0) return id;
  const filled = Object.entries(fields).filter(([, value]) => value !== null);
  const changes = Object.fromEntries(filled.map(([name, to]) => [name, { from: null, to }]));
  await record(tx, {
    actorId,
    action: `${list.entity}.add`,
    entity: list.entity,
    entityId: id,
    subject: fields.name,
    changes: { ...changes, version: { from: null, to: 1 } },
  });
  return id;
}

/** Keeps others' changes to other fields. If both changed one field, nothing is saved. */
export function saveRow(mutation: Mutation, save: Save, verb: Verb = 'update'): Promise<Saved> {
  return changeInTransaction(mutation, async (tx): Promise<Saved> => {
    const [row] = await rowsIn(tx, mutation.list, { ids: [save.id] });
    if (!row) return { kind: 'not-found' };
    const base = save.version === row.version ? row : await rowAt(tx, mutation.list, row, save.version);
    const mine = changedFields(save.fields, base);
    const conflicts = conflictsOf(mine, row, base);
    if (conflicts.length === 0) return { kind: 'saved', row: await write(tx, mutation, verb, row, mine) };
    const by = await lastActor(tx, mutation.list, row.id);
    const { id, name, version } = row;
    return { kind: 'stale', stale: { id, name, version, conflicts, mine, by } };
  });
}

/** Unless somebody changed the same fields after version `seen`. */
export async function restoreVersion(
  mutation: Mutation,
  { id, version, seen }: { id: string; version: number; seen: number },
): Promise<Saved> {
  const found = await findHistory(mutation.list, id);
  const old = found && fieldsAtVersion(found.row, found.events, version);
  if (!old) return { kind: 'not-found' };
  const fields = Object.fromEntries(RESTORED.map((name) => [name, old[name]]));
  return saveRow(mutation, { id, version: seen, fields }, 'revert');
}

/** Without a base every field counts as changed. */
function changedFields(fields: Partial<RowFields>, base: RowFields | null): Partial<RowFields> {
  const changed = keysOf(fields).filter((name) => base?.[name] !== fields[name]);
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

function conflictsOf(mine: Partial<RowFields>, row: Row, base: RowFields | null): Conflict[] {
  return FIELD_NAMES.flatMap((field) => {
    const value = mine[field];
    const differs = value !== undefined && value !== row[field] && base?.[field] !== row[field];
    return differs ? { field, mine: value, theirs: row[field] } : [];
  });
}
