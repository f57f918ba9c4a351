import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** So many rows are read one by one before an index is asked: it returns every row with a frequent word. */
const READ_FIRST = 500;

/** `byIndex` is true for every matching row, and uses an index. `select` and `fits` only name columns of `table`. */
type Wanted = { select: SQL; fits: SQL | undefined; byIndex: SQL | undefined; most: number };

/** Up to `most` rows, some perhaps twice. Postgres alone misjudges how many rows a word has. */
export function someRows(table: PgTable, { select, fits, byIndex, most }: Wanted): SQL {
  return sql`(with early as materialized (
      select ${select} from (select * from ${table} limit ${READ_FIRST}) ${table} where ${fits} limit ${most}
    ), further as materialized (select * from ${table} where ${byIndex})
    select * from early union all (
      select ${select} from further ${table} where (select count(*) from early) < ${most} and ${fits} limit ${most}))`;
}
