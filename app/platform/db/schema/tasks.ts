import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment, pseudonym, timestamps } from '../columns.ts';
import { LONGEST_TASK } from '../work-values.ts';
import { users } from './accounts.ts';
import { taxpayers } from './taxpayers.ts';

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Who wrote it down, perhaps for somebody else. */
    authorId: pseudonym().notNull(),
    /** Null: the colleague's account was deleted. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    taxpayerId: uuid().references(() => taxpayers.id, { onDelete: 'cascade' }),
    doneAt: moment(),
    deletedAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('tasks_title_length', table.title, 2, LONGEST_TASK),
    index('tasks_to_do')
      .on(table.assigneeId, table.day)
      .where(sql`${table.doneAt} is null and ${table.deletedAt} is null`),
    index('tasks_of_author')
      .on(table.authorId, table.day)
      .where(sql`${table.doneAt} is null and ${table.deletedAt} is null`),
    index('tasks_of_taxpayer').on(table.taxpayerId),
    index('tasks_by_done').on(table.doneAt),
    index('tasks_by_deletion').on(table.deletedAt),
  ],
);
