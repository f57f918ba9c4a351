import { and, eq, isNull, max, or, sql } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import type { Listing } from './listing.ts';
import { LISTS, lists, type List, type ListName } from './lists.ts';
import { categoryOf, tableOf } from './tables.server.ts';

/** Null when the database is away, which is logged. */
export async function findListings(
  name: ListName,
  { logFailure }: Pick<RequestContext, 'logFailure'>,
): Promise<Listing[] | null> {
  try {
    return await readListings(LISTS[name]);
  } catch (error) {
    logFailure(`the list of ${name} could not be read`, reasonOf(error));
    return null;
  }
}

export type Named = Pick<Listing, 'name' | 'description'> & { list: ListName; id: string; version: number };

/** Throws when the database is away. */
export function readNames(): Promise<Named[]> {
  return readPart(namesPart());
}

export function namesPart(): Part<Named[]> {
  const all = sql.join(lists.map(namesOf), sql` union all `);
  return listPart(
    { named: sql<Named>`to_json(named)` },
    sql`from (${all} order by 1, 2) named`,
    ({ named }) => named,
  );
}

function namesOf(list: List) {
  const table = tableOf(list);
  return db()
    .select({
      list: sql<ListName>`${list.name}::text`.as('list'),
      name: table.name,
      description: table.description,
      id: table.id,
      version: table.version,
    })
    .from(table)
    .where(and(eq(table.isActive, true), isNull(table.deletedAt)));
}

/** An ISO date-time; undefined if all lists were always empty. */
export async function lastChange(changed: readonly List[]): Promise<string | undefined> {
  const changes = await Promise.all(changed.map(readLastChange));
  return changes.flat().toSorted().at(-1);
}

async function readLastChange(list: List): Promise<string[]> {
  const table = tableOf(list);
  const [row] = await db()
    .select({ at: max(table.updatedAt) })
    .from(table);
  return row?.at ? [row.at.toISOString()] : [];
}

/** Includes the row `hiddenId` even if hidden. Throws when the database is away. */
export function readListings(list: List, hiddenId?: string): Promise<Listing[]> {
  const table = tableOf(list);
  const isActive = eq(table.isActive, true);
  return db()
    .select({
      id: table.id,
      name: table.name,
      description: table.description,
      logoUrl: table.logoUrl,
      logoAlt: table.logoAlt,
      websiteUrl: table.websiteUrl,
      category: categoryOf(list),
    })
    .from(table)
    .where(and(hiddenId ? or(isActive, eq(table.id, hiddenId)) : isActive, isNull(table.deletedAt)))
    .orderBy(table.displayOrder, byName(table.name));
}
