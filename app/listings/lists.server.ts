import { and, eq, isNull, max, or } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { RequestContext } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import type { ListName } from './list.ts';
import type { Listing } from './listing.ts';
import { categoryOf, tables } from './tables.server.ts';

/** What the public sees of a list, in its order; null when it can't be read, which is logged. */
export async function findShown(
  name: ListName,
  { logFailure }: Pick<RequestContext, 'logFailure'>,
): Promise<Listing[] | null> {
  try {
    return await readShown(name);
  } catch (error) {
    logFailure(`the list of ${name} could not be read`, reasonOf(error));
    return null;
  }
}

/** When anything of these lists was last changed, as an ISO moment; undefined for lists that were always empty. */
export async function lastChange(names: readonly ListName[]): Promise<string | undefined> {
  const changes = await Promise.all(names.map(readLastChange));
  return changes.flat().toSorted().at(-1);
}

async function readLastChange(name: ListName): Promise<string[]> {
  const [row] = await db()
    .select({ at: max(tables[name].updatedAt) })
    .from(tables[name]);
  return row?.at ? [row.at.toISOString()] : [];
}

/**
 * What the public would see of a list, with the row of this id even if it is hidden. Throws when the database is away.
 */
export function readShown(name: ListName, hiddenId?: string): Promise<Listing[]> {
  const table = tables[name];
  const isShown = eq(table.isActive, true);
  return db()
    .select({
      id: table.id,
      name: table.name,
      description: table.description,
      logoUrl: table.logoUrl,
      websiteUrl: table.websiteUrl,
      category: categoryOf(name),
    })
    .from(table)
    .where(and(hiddenId ? or(isShown, eq(table.id, hiddenId)) : isShown, isNull(table.deletedAt)))
    .orderBy(table.displayOrder, table.name);
}
