import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type Cursor = { side: 'after' | 'before'; id: string } | null;

export type Page<Row> = { rows: Row[]; before: string | null; after: string | null };

export type Order = { from: PgTable | SQL; key: PgColumn | SQL; id: PgColumn; descending: boolean };

export const PAGE_LENGTH = 50;

export function readCursor(params: URLSearchParams, isId: (text: string) => boolean): Cursor {
  const [side, id] = params.get('after') ? ['after', params.get('after')] : ['before', params.get('before')];
  return id && isId(id) ? { side: side as 'after' | 'before', id } : null;
}

/** Keyset paging: no row is skipped or repeated. A cursor whose row is deleted leads to the first page. */
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
