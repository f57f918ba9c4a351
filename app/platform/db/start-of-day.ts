import { sql, type SQL } from 'drizzle-orm';

/** Midnight in South Africa at the beginning of a day such as `2026-11-27`, for columns that hold moments. */
export function startOfDay(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone 'Africa/Johannesburg')`;
}
