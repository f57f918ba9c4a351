import { pgTable, text } from 'drizzle-orm/pg-core';
import { lengthCheck, moment } from '../columns.ts';

export const lastRuns = pgTable(
  'last_runs',
  { name: text().primaryKey(), at: moment().notNull() },
  (table) => [lengthCheck('last_runs_name_length', table.name, 1, 100)],
);
