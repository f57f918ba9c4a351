import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, timestamps } from '../columns.ts';
import { LENGTHS } from '../lengths.ts';
import { users } from './accounts.ts';

export const savedCalculations = pgTable(
  'saved_calculations',
  {
    /** 122 random bits, so it is also the secret of the calculation's address. */
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Checked in code, so that a new calculator needs no migration. */
    kind: text().notNull(),
    inputs: jsonb().$type<Record<string, unknown>>().notNull(),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('saved_calculations_title_length', table.title, ...LENGTHS.savedTitle),
    index('saved_calculations_of_owner').on(table.ownerId, table.updatedAt),
  ],
);
