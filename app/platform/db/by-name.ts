import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * The only way to sort names: É beside E, small letters beside capitals, whatever the database's collation.
 * Postgres 14 and later have ICU's root. `taxpayers_by_name` and `enquiries_by_name` are indexes of it.
 */
export function byName(name: Column | SQL): SQL<string> {
  return sql`lower(${name}) collate "und-x-icu"`;
}
