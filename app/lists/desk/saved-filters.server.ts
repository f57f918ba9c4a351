import { and, asc, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { savedFilters } from '#app/platform/db/schema/filters.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { List } from '#app/lists/core/lists.ts';
import { filterOf } from './filter.ts';

export const LONGEST_FILTER_NAME = 60;

export type SavedFilter = { id: string; name: string; query: string };

const { ownerId, page, name, query, id } = savedFilters;

export function findFilters(owner: string, path: string): Promise<SavedFilter[]> {
  return db()
    .select({ id, name, query })
    .from(savedFilters)
    .where(and(eq(ownerId, owner), eq(page, path)))
    .orderBy(asc(name));
}

export async function saveFilter(
  owner: string,
  filter: Omit<SavedFilter, 'id'> & { page: string },
): Promise<void> {
  await db()
    .insert(savedFilters)
    .values({ ownerId: owner, ...filter })
    .onConflictDoUpdate({
      target: [ownerId, page, name],
      set: { query: filter.query, updatedAt: new Date() },
    });
}

export async function forgetFilter(owner: string, filterId: string): Promise<void> {
  if (!isUuid(filterId)) return;
  await db()
    .delete(savedFilters)
    .where(and(eq(ownerId, owner), eq(id, filterId)));
}

/** The filter in a page's path, whichever page of the list; empty for the whole list. */
export function savedQueryOf(list: List, path: string): string {
  const filter = filterOf(list);
  return filter.query(filter.read(new URL(path, 'http://desk').searchParams), {}).slice(1);
}
