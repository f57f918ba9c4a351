import { record } from '#app/audit/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { tables } from '#app/listings/tables.server.ts';
import { changing, rowsIn, write, type Doing } from './change.server.ts';
import { findHistory, lastActor, rowAt, undone } from './history.server.ts';
import { FIELD_NAMES, type Conflict, type FieldName, type Row, type RowFields, type Stale } from './row.ts';

/** `version` is the one that was on the administrator's screen. */
export type Save = { id: string; version: number; fields: Partial<RowFields> };

export type Saved = { kind: 'saved'; row: Row } | { kind: 'stale'; stale: Stale } | { kind: 'gone' };

/** What is taken back by "restore this version": the words, the category and whether it is shown; not place and logo. */
const RESTORED: readonly FieldName[] = ['name', 'websiteUrl', 'description', 'category', 'isActive'];

/** Adds a row; returns its id. */
export function addRow(doing: Doing, fields: RowFields): Promise<string> {
  return changing(doing, (tx) => insertRow(tx, doing, fields));
}

export async function insertRow(
  tx: Transaction,
  { list, actorId }: Doing,
  fields: RowFields,
): Promise<string> {
  const [added] = await tx.insert(tables[list.name]).values(fields).returning();
  const id = added?.id ?? '';
  const entered = Object.entries(fields).filter(([, value]) => value !== null);
  const changes = Object.fromEntries(entered.map(([name, to]) => [name, { from: null, to }]));
  await record(tx, {
    actorId,
    action: `${list.entity}.add`,
    entity: list.entity,
    entityId: id,
    changes: { ...changes, version: { from: null, to: 1 } },
  });
  return id;
}

/**
 * Saves what the administrator changed since the version they saw. What somebody else has changed meanwhile in other fields
 * stays; where both changed one field differently nothing is saved, and both values come back.
 */
export function saveRow(doing: Doing, save: Save, verb = 'update'): Promise<Saved> {
  return changing(doing, async (tx): Promise<Saved> => {
    const [row] = await rowsIn(tx, doing.list, { ids: [save.id] });
    if (!row) return { kind: 'gone' };
    const base = save.version === row.version ? row : await rowAt(tx, doing.list, row, save.version);
    const mine = changedFields(save.fields, base);
    const conflicts = conflictsOf(mine, row, base);
    if (conflicts.length === 0) return { kind: 'saved', row: await write(tx, doing, verb, row, mine) };
    const by = await lastActor(tx, doing.list, row.id);
    const { id, name, version } = row;
    return { kind: 'stale', stale: { id, name, version, conflicts, mine, by } };
  });
}

/** Writes again what an older version said, unless somebody changed the same after the version that was `seen`. */
export async function restoreVersion(
  doing: Doing,
  { id, version, seen }: { id: string; version: number; seen: number },
): Promise<Saved> {
  const found = await findHistory(doing.list, id);
  const old = found && undone(found.row, found.events, version);
  if (!old) return { kind: 'gone' };
  const fields = Object.fromEntries(RESTORED.map((name) => [name, old[name]]));
  return saveRow(doing, { id, version: seen, fields }, 'revert');
}

/** Without a base, when nobody knows any more what was on the screen, every field may have been changed. */
function changedFields(fields: Partial<RowFields>, base: RowFields | null): Partial<RowFields> {
  const changed = Object.entries(fields).filter(([name, value]) => base?.[name as FieldName] !== value);
  return Object.fromEntries(changed);
}

function conflictsOf(mine: Partial<RowFields>, row: Row, base: RowFields | null): Conflict[] {
  return FIELD_NAMES.flatMap((field) => {
    const wanted = mine[field];
    const differ = wanted !== undefined && wanted !== row[field] && base?.[field] !== row[field];
    return differ ? { field, mine: wanted, theirs: row[field] } : [];
  });
}
