import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, timestamps } from '../columns.ts';
import { engagements } from './engagements.ts';
import { taxpayers } from './taxpayers.ts';

/** `from`: a day. `price`: in cents, VAT included; null: as agreed elsewhere. */
export type PriceChange = { from: string; price: number | null };

/** Work that recurs each period; the site plans it ahead. */
export const recurringWork = pgTable(
  'recurring_work',
  {
    id: uuid().primaryKey(),
    taxpayerId: goesWith(() => taxpayers.id),
    type: text().notNull(),
    /** Periods that end on this day or later. */
    startsOn: date({ mode: 'string' }).notNull(),
    /** In cents, VAT included; null: as agreed elsewhere. */
    price: integer(),
    /** In the order of their days. */
    priceChanges: jsonb().$type<PriceChange[]>().notNull().default([]),
    /** Periods that end from this day to the second are left out; without the second, until the pause is ended. */
    pausedFrom: date({ mode: 'string' }),
    pausedUntil: date({ mode: 'string' }),
    /** Periods that end after this day are left out. */
    endsOn: date({ mode: 'string' }),
    /** The day for which its work was planned last. */
    plannedOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    unique('recurring_work_one_each').on(table.taxpayerId, table.type),
    lengthCheck('recurring_work_type_length', table.type, 1, 60),
    check('recurring_work_price', sql`${table.price} >= 0`),
    check(
      'recurring_work_paused',
      sql`${table.pausedUntil} is null or ${table.pausedFrom} <= ${table.pausedUntil}`,
    ),
    index('recurring_work_by_planned').on(table.plannedOn),
  ],
);

/** A period that was planned once is never planned again, whatever became of its work. */
export const recurringPeriods = pgTable(
  'recurring_periods',
  {
    recurringId: goesWith(() => recurringWork.id),
    period: text().notNull(),
    /** Null: it was deleted, and is not planned again. */
    engagementId: uuid().references(() => engagements.id, { onDelete: 'set null' }),
    /** As planned: a colleague set any other day or price of its work. `startsOn` null: the work existed before. */
    startsOn: date({ mode: 'string' }),
    dueOn: date({ mode: 'string' }),
    price: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.recurringId, table.period] }),
    index('recurring_periods_of_engagement').on(table.engagementId),
  ],
);
