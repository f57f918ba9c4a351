import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** So many rows are read one by one before an index is asked: it gives every row with a frequent word. */
const READ_FIRST = 500;

/** `byIndex` is true of every row that fits, and an index serves it. `select` and `fits` name columns of `table` alone. */
type Wanted = { select: SQL; fits: SQL | undefined; byIndex: SQL | undefined; most: number };

/**
 * A part of a union: `most` rows that fit, some of them perhaps twice, or all of them. Quick for words that many rows have and for
 * words that few have; of words Postgres itself expects too many rows or too few.
 */
export function someRows(table: PgTable, { select, fits, byIndex, most }: Wanted): SQL {
  return sql`(with early as materialized (
      select ${select} from (select * from ${table} limit ${READ_FIRST}) ${table} where ${fits} limit ${most}
    ), further as materialized (select * from ${table} where ${byIndex})
    select * from early union all (
      select ${select} from further ${table} where (select count(*) from early) < ${most} and ${fits} limit ${most}))`;
}
