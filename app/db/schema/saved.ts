import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, oneOfCheck, timestamps } from '../columns.ts';
import { users } from './accounts.ts';

export const CALCULATION_KINDS = ['individual', 'company', 'provisional', 'capital-gains'] as const;

export const savedCalculations = pgTable(
  'saved_calculations',
  {
    /** 122 random bits, so this id is also the unguessable part of the calculation's address. */
    id: uuid().primaryKey().defaultRandom(),
    /** Null until the visitor who saved it has signed in. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    kind: text({ enum: CALCULATION_KINDS }).notNull(),
    inputs: jsonb().$type<Record<string, unknown>>().notNull(),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('saved_calculations_title_length', table.title, 1, 200),
    oneOfCheck('saved_calculations_kind', table.kind, CALCULATION_KINDS),
    index('saved_calculations_of_owner').on(table.ownerId, table.updatedAt),
  ],
);
