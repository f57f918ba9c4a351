import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment, pseudonym } from '../columns.ts';
import { engagements } from './engagements.ts';
import { taxpayers } from './taxpayers.ts';

/** What colleagues write down about an engagement or a taxpayer; no client reads it. */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: uuid().references(() => engagements.id, { onDelete: 'cascade' }),
    taxpayerId: uuid().references(() => taxpayers.id, { onDelete: 'cascade' }),
    /** Null: from when a note had no author. */
    authorId: pseudonym(),
    text: text().notNull(),
    isPinned: boolean().notNull().default(false),
    at: moment().notNull().defaultNow(),
    editedAt: moment(),
    /** Can be brought back for a day. */
    deletedAt: moment(),
    version: integer().notNull().default(1),
    submissionKey: text().unique('notes_once'),
  },
  (table) => [
    check('notes_of_one', sql`num_nonnulls(${table.engagementId}, ${table.taxpayerId}) = 1`),
    lengthCheck('notes_text_length', table.text, 1, 10_000),
    lengthCheck('notes_submission_key_length', table.submissionKey, 16, 100),
    index('notes_of_engagement').on(table.engagementId, table.at),
    index('notes_of_taxpayer').on(table.taxpayerId, table.at),
    index('notes_by_deletion').on(table.deletedAt),
    index('notes_by_part_of_text').using('gin', table.text.op('gin_trgm_ops')),
  ],
);
