import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type Cursor = { side: 'after' | 'before'; id: string } | null;

export type Page<Row> = { rows: Row[]; before: string | null; after: string | null };

export type Order = { from: PgTable | SQL; key: PgColumn | SQL; id: PgColumn; descending: boolean };

export const PAGE_LENGTH = 50;

export function readCursor(params: URLSearchParams, isId: (text: string) => boolean): Cursor {
  const side = params.get('after') ? 'after' : 'before';
  const id = params.get(side);
  return id && isId(id) ? { side, id } : null;
}

/** No row is skipped or repeated. A cursor whose row is deleted, or has no key, leads to the first page. */
export function pageOf({ from, key, id, descending }: Order, cursor: Cursor) {
  const backwards = cursor?.side === 'before';
  const falls = descending !== backwards;
  const [direction, isBeyond] = falls ? [desc, sql`<=`] : [asc, sql`>=`];
  const orderBy = [direction(key), direction(id)];
  // No function around the column: an index then finds the row.
  const start = sql`(select at, at_id from (
    (select ${key} as at, ${id} as at_id from ${from} where ${id} = ${cursor?.id} and ${key} is not null) union all
    (select ${key}, ${id} from ${from} where ${key} is not null order by ${sql.join(orderBy, sql`, `)} limit 1)
  ) start limit 1)`;
  return {
    where: cursor ? sql`(${key}, ${id}) ${isBeyond} ${start} and ${id} <> ${cursor.id}` : undefined,
    orderBy,
    falls,
    limit: PAGE_LENGTH + 1,
  };
}

export function asPage<Row extends { id: string | number }>(read: Row[], cursor: Cursor): Page<Row> {
  const backwards = cursor?.side === 'before';
  const more = read.length > PAGE_LENGTH;
  const onPage = read.slice(0, PAGE_LENGTH);
  const rows = backwards ? onPage.toReversed() : onPage;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    before: first && (backwards ? more : cursor !== null) ? String(first.id) : null,
    after: last && (backwards || more) ? String(last.id) : null,
  };
}
