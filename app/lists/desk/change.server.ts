import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Verb } from '#app/platform/audit/words.ts';
import { changesBetween, record } from '#app/platform/audit/audit.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import type { List } from '#app/lists/core/lists.ts';
import { categoryOf, tableOf } from '#app/lists/core/tables.server.ts';
import type { Row } from './row.ts';

/** `actorId` is null when the site itself cleans up. */
export type Mutation = { list: List; actorId: string | null };

type Changed = Partial<Omit<Row, 'id' | 'version' | 'updatedAt'>>;

/** Holds the list's lock. The commit purges the page cache of every replica, unless nothing was written. */
export function changeInTransaction<Result>(
  { list }: Mutation,
  work: (tx: Transaction) => Promise<Result>,
  within: Db | Transaction = db(),
): Promise<Result> {
  return within.transaction(async (tx) => {
    await lockList(tx, list);
    const result = await work(tx);
    await purgeIfWritten(tx);
    return result;
  });
}

async function purgeIfWritten(tx: Transaction): Promise<void> {
  const [{ wrote } = {}] = await tx.execute(
    sql`select pg_current_xact_id_if_assigned() is not null as wrote`,
  );
  if (wrote) await purgePages(tx);
}

export async function lockList(tx: Transaction, list: List): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`listings:${list.name}`}))`);
}

export async function write(tx: Transaction, mutation: Mutation, verb: Verb, before: Row, after: Changed) {
  const changes = changesBetween<Row>(before, after);
  if (Object.keys(changes).length === 0) return before;
  const { list, actorId } = mutation;
  const table = tableOf(list);
  const version = before.version + 1;
  await tx
    .update(table)
    .set({ ...after, version })
    .where(eq(table.id, before.id));
  await record(tx, {
    actorId,
    action: `${list.entity}.${verb}`,
    entity: list.entity,
    entityId: before.id,
    subject: after.name ?? before.name,
    changes: { ...changes, version: { from: before.version, to: version } },
  });
  return { ...before, ...after, version };
}

export function rowsIn(
  tx: Db | Transaction,
  list: List,
  { ids, trash = false }: { ids?: readonly string[]; trash?: boolean },
): Promise<Row[]> {
  const table = tableOf(list);
  const inScope = trash ? isNotNull(table.deletedAt) : isNull(table.deletedAt);
  return tx
    .select(columnsOf(list))
    .from(table)
    .where(and(inScope, ids && inArray(table.id, ids.filter(isUuid))))
    .orderBy(...inOrder(list));
}

export function columnsOf(list: List) {
  const table = tableOf(list);
  return {
    id: table.id,
    name: table.name,
    websiteUrl: table.websiteUrl,
    description: table.description,
    logoAlt: table.logoAlt,
    category: categoryOf(list),
    isActive: table.isActive,
    displayOrder: table.displayOrder,
    logoUrl: table.logoUrl,
    version: table.version,
    updatedAt: table.updatedAt,
    deletedAt: table.deletedAt,
  };
}

export async function lastOrder(tx: Transaction, list: List): Promise<number | null> {
  const { displayOrder, deletedAt } = tableOf(list);
  const [row] = await tx
    .select({ last: max(displayOrder) })
    .from(tableOf(list))
    .where(isNull(deletedAt));
  return row?.last ?? null;
}

/** The id is the last key, because paging needs a total order. */
export function inOrder(list: List) {
  const table = tableOf(list);
  return [table.displayOrder, table.name, table.id];
}
