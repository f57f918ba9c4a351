import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { lengthCheck, moment } from '../columns.ts';

/** What visitors keep by a private link; `app/tools/kept`. */
export const keptEntries = pgTable(
  'kept_entries',
  {
    tokenHash: text().primaryKey(),
    /** Checked in code, so that a new kind needs no migration. */
    kind: text().notNull(),
    /** Encrypted with the token, which is stored nowhere. */
    sealed: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    check('kept_entries_token_hash_form', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    lengthCheck('kept_entries_sealed_length', table.sealed, 1, 60_000),
    index('kept_entries_by_use').on(table.usedAt),
  ],
);
