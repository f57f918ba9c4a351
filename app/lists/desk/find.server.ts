import { and, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { containing } from '#app/platform/db/like.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import type { List } from '#app/lists/core/lists.ts';
import { categoryOf, tableOf } from '#app/lists/core/tables.server.ts';
import { columnsOf, inOrder } from './change.server.ts';
import { defineWhere } from '#app/platform/filters/where.server.ts';
import { filterOf, type Filter } from './filter.ts';
import type { Row } from './row.ts';

export const PAGE_SIZE = 100;

export type Counts = { all: number; active: number; hidden: number; noLogo: number; trash: number };

export type Found = {
  rows: Row[];
  first: number;
  matching: number;
  previous: string | null;
  next: string | null;
  counts: Counts;
};

export async function findRows(list: List, filter: Filter): Promise<Found> {
  const first = (filter.page - 1) * PAGE_SIZE;
  const before = first > 0 ? 1 : 0;
  const [page, counts] = await Promise.all([
    readRows(list, filter, { offset: first - before, limit: before + PAGE_SIZE + 1 }),
    countRows(list),
  ]);
  const rows = page.slice(before, before + PAGE_SIZE);
  return {
    rows: rows.map(({ row }) => row),
    first,
    matching: page[0]?.matching ?? 0,
    previous: before ? (page[0]?.row.id ?? null) : null,
    next: page[before + PAGE_SIZE]?.row.id ?? null,
    counts,
  };
}

function readRows(list: List, filter: Filter, { offset, limit }: { offset: number; limit: number }) {
  return db()
    .select({ row: columnsOf(list), matching: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(tableOf(list))
    .where(and(isNull(tableOf(list).deletedAt), matches(filter, list)))
    .orderBy(...sorted(list, filter))
    .offset(offset)
    .limit(limit);
}

const matches = defineWhere<Filter, List>({
  q: (q, list) => {
    const { name, description, websiteUrl } = tableOf(list);
    return or(...[name, description, websiteUrl].map((column) => ilike(column, containing(q))));
  },
  show: (show, list) => {
    const { isActive, logoUrl } = tableOf(list);
    const shown = { all: undefined, active: eq(isActive, true), hidden: eq(isActive, false) };
    return show === 'no-logo' ? isNull(logoUrl) : shown[show];
  },
  category: (category, list) => sql`${categoryOf(list)} = ${category}`,
  sort: null,
  page: null,
});

function sorted(list: List, { sort }: Filter) {
  const { name, updatedAt, id } = tableOf(list);
  if (sort === 'name') return [byName(name), id];
  return sort === 'changed' ? [sql`${updatedAt} desc`, id] : inOrder(list);
}

async function countRows(list: List): Promise<Counts> {
  const { isActive, logoUrl, deletedAt } = tableOf(list);
  const inList = isNull(deletedAt);
  const countWhere = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await db()
    .select({
      all: countWhere(inList),
      active: countWhere(and(inList, eq(isActive, true))),
      hidden: countWhere(and(inList, eq(isActive, false))),
      noLogo: countWhere(and(inList, isNull(logoUrl))),
      trash: countWhere(isNotNull(deletedAt)),
    })
    .from(tableOf(list));
  return counts ?? { all: 0, active: 0, hidden: 0, noLogo: 0, trash: 0 };
}

export function findMatching(list: List, filter: Filter, most: number): Promise<Ticked[]> {
  const { id, version, deletedAt } = tableOf(list);
  return db()
    .select({ id, version })
    .from(tableOf(list))
    .where(and(isNull(deletedAt), matches(filter, list)))
    .orderBy(...sorted(list, filter))
    .limit(most);
}

export function readAll(
  list: List,
  filter: Filter = filterOf(list).read(new URLSearchParams()),
): Promise<Row[]> {
  return db()
    .select(columnsOf(list))
    .from(tableOf(list))
    .where(and(isNull(tableOf(list).deletedAt), matches(filter, list)))
    .orderBy(...sorted(list, filter));
}
