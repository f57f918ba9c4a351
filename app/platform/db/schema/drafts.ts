import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment } from '../columns.ts';
import { users } from './accounts.ts';

export const drafts = pgTable(
  'drafts',
  {
    ownerId: goesWith(() => users.id),
    path: text().notNull(),
    sealed: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.path] }),
    lengthCheck('drafts_path_length', table.path, 1, 300),
    lengthCheck('drafts_sealed_length', table.sealed, 1, 200_000),
    index('drafts_by_time').on(table.at),
  ],
);
