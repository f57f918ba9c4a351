import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { goesWith, moment, pseudonym, timestamps } from '../columns.ts';
import { MOST_MINUTES, MOST_WEEKLY_MINUTES } from '../work-values.ts';
import { users } from './accounts.ts';
import { engagements } from './engagements.ts';

/** What a colleague worked at an engagement, only for comparing fees; no client reads it. */
export const timeEntries = pgTable(
  'time_entries',
  {
    id: uuid().primaryKey(),
    engagementId: goesWith(() => engagements.id),
    colleagueId: pseudonym().notNull(),
    day: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    /** Null: no timer was used. */
    startedAt: moment(),
    deletedAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    check('time_entries_minutes', sql`${table.minutes} between 1 and ${sql.raw(String(MOST_MINUTES))}`),
    index('time_entries_of_engagement').on(table.engagementId, table.day),
    index('time_entries_sums')
      .on(table.engagementId, table.minutes)
      .where(sql`deleted_at is null`),
    index('time_entries_by_day').on(table.day, table.id),
    index('time_entries_by_deletion').on(table.deletedAt),
  ],
);

/** A colleague has one at most, on whatever device. */
export const runningTimers = pgTable(
  'running_timers',
  {
    colleagueId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    engagementId: goesWith(() => engagements.id),
    startedAt: moment().notNull(),
  },
  (table) => [
    index('running_timers_of_engagement').on(table.engagementId),
    index('running_timers_by_start').on(table.startedAt),
  ],
);

/** For planning: how much a colleague works in a week without holidays. */
export const weeklyHours = pgTable(
  'weekly_hours',
  {
    colleagueId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
  },
  (table) => [
    check(
      'weekly_hours_minutes',
      sql`${table.minutes} between 0 and ${sql.raw(String(MOST_WEEKLY_MINUTES))}`,
    ),
  ],
);
