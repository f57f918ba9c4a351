import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, timestamps } from '../columns.ts';
import { users } from './accounts.ts';

export const savedFilters = pgTable(
  'saved_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: goesWith(() => users.id),
    page: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    /** Every colleague who may open the page sees it. */
    isShared: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('saved_filters_page_length', table.page, 1, 100),
    lengthCheck('saved_filters_name_length', table.name, 1, 60),
    lengthCheck('saved_filters_query_length', table.query, 1, 1000),
    unique('saved_filters_once').on(table.ownerId, table.page, table.name),
  ],
);
