import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * The one way in which names are sorted: É beside E and small letters beside capitals, whatever the collation of the database.
 * `collate` of ICU's root is in every Postgres from 14 on. `taxpayers_by_name` and `enquiries_by_name` are indexes of it.
 */
export function byName(name: Column | SQL): SQL<string> {
  return sql`lower(${name}) collate "und-x-icu"`;
}
