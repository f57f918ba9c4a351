import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { lengthCheck, moment } from '../columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: moment().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    lengthCheck('rate_limits_key_length', table.key, 1, 200),
    check('rate_limits_count_positive', sql`${table.count} > 0`),
    index('rate_limits_by_window').on(table.windowStart),
  ],
);
