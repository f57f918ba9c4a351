import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The row after or before which a page begins; null for the first page. */
export type Cursor = { side: 'after' | 'before'; id: string } | null;

/** One page of a list. `before` and `after` are the rows to name for the pages around it; null where there is none. */
export type Page<Row> = { rows: Row[]; before: string | null; after: string | null };

/** What a list is sorted by; the id decides between rows that are alike in it. `from` is where both columns are. */
export type Order = { from: PgTable | SQL; key: PgColumn | SQL; id: PgColumn; descending: boolean };

export const PAGE_LENGTH = 50;

/** `isId`: what is no id of the list would be an error of Postgres. */
export function readCursor(params: URLSearchParams, isId: (text: string) => boolean): Cursor {
  const [side, id] = params.get('after') ? ['after', params.get('after')] : ['before', params.get('before')];
  return id && isId(id) ? { side: side as 'after' | 'before', id } : null;
}

/**
 * The condition, order and limit of one page: no row is skipped or shown twice while others come and go, and the hundredth
 * page costs what the first does. A cursor whose row is gone leads to the first page.
 */
export function pageOf({ from, key, id, descending }: Order, cursor: Cursor) {
  const backwards = cursor?.side === 'before';
  const falls = descending !== backwards;
  const row = sql`(select ${key}, ${id} from ${from} where ${id} = ${cursor?.id})`;
  const beyond = falls ? sql`(${key}, ${id}) < ${row}` : sql`(${key}, ${id}) > ${row}`;
  return {
    where: cursor ? sql`coalesce(${beyond}, true)` : undefined,
    orderBy: [falls ? desc(key) : asc(key), falls ? desc(id) : asc(id)],
    limit: PAGE_LENGTH + 1,
  };
}

/** The page of rows that were read with `pageOf`. */
export function asPage<Row extends { id: string | number }>(read: Row[], cursor: Cursor): Page<Row> {
  const backwards = cursor?.side === 'before';
  const more = read.length > PAGE_LENGTH;
  const kept = read.slice(0, PAGE_LENGTH);
  const rows = backwards ? kept.toReversed() : kept;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    before: first && (backwards ? more : cursor !== null) ? String(first.id) : null,
    after: last && (backwards || more) ? String(last.id) : null,
  };
}
