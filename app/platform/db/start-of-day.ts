import { sql, type SQL } from 'drizzle-orm';

/** The beginning of a day such as `2026-11-27` in South Africa, which is at UTC+2 all year. */
export const midnight = (day: string): string => `${day}T00:00:00+02:00`;

/** For columns that hold moments. The end of a day is a day later in SQL: in code no day follows the year 9999. */
export function startOfDay(day: string): SQL {
  return sql`${midnight(day)}::timestamptz`;
}
