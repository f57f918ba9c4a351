import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { changesBetween, type Change } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { clientFields } from '#app/platform/db/schema/client-fields.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { beginsEachWord } from '#app/platform/db/search-words.ts';
import { containing } from '#app/platform/db/like.ts';
import { declaredRows, type DeclaredRow, type Reworded } from './declared.server.ts';
import { ownNamed, rewordedIn, type OwnField, type OwnValues } from './own-fields.ts';
import { COUNTED } from './status.ts';

/** `clients`: those that have something in it. */
export type FieldLine = OwnField & { version: number; isRetired: boolean; clients: number };

const { id, name, kind, choices, version, retiredAt } = clientFields;
const isAsked = isNull(retiredAt);
const BY_NAME = sql`order by ${byName(name)}, ${id}`;

export function ownFieldsPart(): Part<OwnField[]> {
  return listPart(
    { id, name, kind, choices },
    sql`from ${clientFields} where ${isAsked} ${BY_NAME}`,
    (row) => row,
  );
}

export function findOwnFields(): Promise<OwnField[]> {
  return readPart(ownFieldsPart(), db());
}

export function findAllFields(): Promise<FieldLine[]> {
  const isCounted = and(isNull(taxpayers.deletedAt), isIn(taxpayers.status, COUNTED));
  const clients = sql<number>`(select count(*)::int from ${taxpayers} where ${isCounted} and ${taxpayers.own} ? ${id}::text)`;
  const isRetired = sql<boolean>`${retiredAt} is not null`;
  const rest = sql`from ${clientFields} order by ${retiredAt} is not null, ${byName(name)}, ${id}`;
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

/** A saved field keeps its kind. Once ended it is not asked any more. */
export const declaredFields = declaredRows<Omit<OwnField, 'id'>, OwnField & DeclaredRow>({
  entity: 'client_field',
  oneName: 'client_fields_one_name',
  verbs: { end: 'retire', back: 'bring-back' },
  async insert(tx, row) {
    const added = await tx
      .insert(clientFields)
      .values(row)
      .onConflictDoNothing({ target: id })
      .returning({ id });
    return added.length > 0;
  },
  async lock(tx, field) {
    if (!isUuid(field)) return undefined;
    const columns = { id, name, kind, choices, version, endedAt: retiredAt };
    const [row] = await tx.select(columns).from(clientFields).where(eq(id, field)).for('update');
    return row;
  },
  update: (tx, field, { values, endedAt }) =>
    tx
      .update(clientFields)
      .set({ ...values, retiredAt: endedAt })
      .where(eq(id, field)),
  reword,
  written: ({ name, choices }) => ({ name, choices: choices.join(', ') }),
});

/** Those in the trash too: they come back. */
async function reword(
  tx: Transaction,
  { id: field, choices: before }: Pick<OwnField, 'id' | 'choices'>,
  { choices: after }: Pick<OwnField, 'choices'>,
): Promise<Reworded[]> {
  const { own, version: itsVersion } = taxpayers;
  const done: Reworded[] = [];
  for (const { from, to } of rewordedIn(before, after)) {
    const hasIt = sql`${own} ->> ${field}::text = ${from}`;
    const reworded = { own: sql`${own} || jsonb_build_object(${field}::text, ${to}::text)` };
    const clients =
      to === null
        ? await tx.$count(taxpayers, and(hasIt, isNull(taxpayers.deletedAt)))
        : (
            await tx
              .update(taxpayers)
              .set({ ...reworded, version: sql`${itsVersion} + 1` })
              .where(hasIt)
              .returning({ id: taxpayers.id })
          ).length;
    if (clients > 0) done.push({ from, to, clients });
  }
  return done;
}

export async function fieldNames(): Promise<Map<string, string>> {
  const rows = await db().select({ id, name }).from(clientFields);
  return new Map(rows.map((row) => [row.id, row.name]));
}
