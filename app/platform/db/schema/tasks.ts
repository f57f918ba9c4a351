import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment, pseudonym, timestamps } from '../columns.ts';
import { LONGEST_TASK } from '../work-values.ts';
import { users } from './accounts.ts';
import { taxpayers } from './taxpayers.ts';

/** What a colleague has to do on a day beside the work for clients; no client reads it. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Whoever wrote it down: for somebody else perhaps. */
    authorId: pseudonym().notNull(),
    /** Null: the colleague’s account was deleted. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The client that it is about, if any. */
    taxpayerId: uuid().references(() => taxpayers.id, { onDelete: 'cascade' }),
    doneAt: moment(),
    /** It can be brought back for a day. */
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
