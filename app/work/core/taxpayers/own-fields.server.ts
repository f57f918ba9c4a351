import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changesBetween, record, type Change } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { violates } from '#app/platform/db/failure.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { clientFields } from '#app/platform/db/schema/client-fields.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { beginsEachWord } from '#app/platform/db/search-words.ts';
import { containing } from '#app/platform/db/like.ts';
import { ownNamed, type OwnField, type OwnValues } from './own-fields.ts';
import { COUNTED } from './status.ts';

/** `clients`: those that have something in it. */
export type FieldLine = OwnField & { version: number; isRetired: boolean; clients: number };

const { id, name, kind, choices, version, retiredAt } = clientFields;
const isAsked = isNull(retiredAt);
const BY_NAME = sql`order by lower(${name}), ${id}`;

export function ownFieldsPart(): Part<OwnField[]> {
  return listPart(
    { id, name, kind, choices },
    sql`from ${clientFields} where ${isAsked} ${BY_NAME}`,
    (row) => row,
  );
}

export function findOwnFields(reader: Db | Transaction = db()): Promise<OwnField[]> {
  return readPart(ownFieldsPart(), reader);
}

/** Those in use before those that are retired. */
export function findAllFields(): Promise<FieldLine[]> {
  const isCounted = and(isNull(taxpayers.deletedAt), isIn(taxpayers.status, COUNTED));
  const clients = sql<number>`(select count(*)::int from ${taxpayers} where ${isCounted} and ${taxpayers.own} ? ${id}::text)`;
  const isRetired = sql<boolean>`${retiredAt} is not null`;
  const rest = sql`from ${clientFields} order by ${retiredAt} is not null, lower(${name}), ${id}`;
  return readPart(listPart({ id, name, kind, choices, version, isRetired, clients }, rest, (row) => row));
}

/** In a query of `taxpayers`: whether it has something in the field, or something like `words`. */
export function hasOwn(field: string, words: string): SQL {
  const value = sql`${taxpayers.own} ->> ${field}`;
  return words ? sql`${value} ilike ${containing(words)}` : sql`${value} is not null`;
}

/** In a query of `taxpayers`: by the texts that it has in fields of the firm. */
export function hasOwnWords(words: readonly string[]): SQL {
  return sql`(${taxpayers.own} <> '{}'::jsonb and exists (select from ${clientFields}
    where ${and(isAsked, isIn(kind, ['text', 'choice']))} and ${beginsEachWord(sql`(${taxpayers.own} ->> ${id}::text)`, words)}))`;
}

/** Each value that differs is a change of its own, under the name of its field. */
export async function ownChanges(
  tx: Transaction,
  before: OwnValues,
  after: OwnValues,
): Promise<Record<string, Change>> {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (one) => before[one] !== after[one],
  );
  if (ids.length === 0) return {};
  const rows = await tx.select({ id, name }).from(clientFields);
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return changesBetween(ownNamed(before, names, ids), ownNamed(after, names, ids));
}

type Values = Pick<OwnField, 'name' | 'choices'>;

/** `key`: the id of a new one, so that a repeat adds nothing. `taken`: another has this name. */
export function addField(
  me: FirmActor,
  key: string,
  values: Values & Pick<OwnField, 'kind'>,
): Promise<'added' | 'taken'> {
  return unlessTaken(async (tx) => {
    const added = await tx
      .insert(clientFields)
      .values({ id: key, ...values })
      .onConflictDoNothing({ target: id })
      .returning({ id });
    if (added.length > 0) await recordField(tx, me, 'add', key, values.name);
    return 'added' as const;
  });
}

/** Its kind stays. `changed`: somebody else has saved it since `seen` was read. */
export function saveField(
  me: FirmActor,
  { id: field, version: seen }: { id: string; version: number },
  values: Values,
): Promise<{ before: OwnField } | 'taken' | 'changed' | 'gone'> {
  return unlessTaken(async (tx) => {
    const before = await lockField(tx, field);
    if (!before || before.retiredAt) return 'gone' as const;
    if (before.version !== seen) return 'changed' as const;
    await tx
      .update(clientFields)
      .set({ ...values, version: seen + 1 })
      .where(eq(id, field));
    const written = ({ name, choices }: Values) => ({ name, choices: choices.join(', ') });
    await recordField(tx, me, 'update', field, values.name, changesBetween(written(before), written(values)));
    return { before };
  });
}

/** Asked for nowhere, or again; clients keep what they have in it. */
export function retireField(
  me: FirmActor,
  field: string,
  isRetired: boolean,
  now = new Date(),
): Promise<{ name: string } | 'taken' | 'gone'> {
  return unlessTaken(async (tx) => {
    const before = await lockField(tx, field);
    if (!before || (before.retiredAt !== null) === isRetired) return 'gone' as const;
    await tx
      .update(clientFields)
      .set({ retiredAt: isRetired ? now : null })
      .where(eq(id, field));
    await recordField(tx, me, isRetired ? 'hide' : 'show', field, before.name);
    return { name: before.name };
  });
}

/** Retired ones too. */
export async function fieldNames(): Promise<Map<string, string>> {
  const rows = await db().select({ id, name }).from(clientFields);
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function lockField(tx: Transaction, field: string) {
  if (!isUuid(field)) return undefined;
  const [row] = await tx.select().from(clientFields).where(eq(id, field)).for('update');
  return row;
}

function unlessTaken<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result | 'taken'> {
  return db()
    .transaction(change)
    .catch((error: unknown) => {
      if (violates(error, 'client_fields_one_name')) return 'taken' as const;
      throw error;
    });
}

function recordField(
  tx: Transaction,
  me: FirmActor,
  verb: Verb,
  entityId: string,
  subject: string,
  changes = {},
): Promise<void> {
  const thing = { entity: 'client_field', entityId, subject, changes };
  return record(tx, { actorId: me.id, action: `client_field.${verb}`, ...thing });
}
