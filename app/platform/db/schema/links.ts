import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment, oneOfCheck } from '../columns.ts';
import { WORK_PLACES } from '../work-values.ts';
import { engagements } from './engagements.ts';

/** Opens one engagement without an account. Each mail has its own link. */
export const engagementLinks = pgTable(
  'engagement_links',
  {
    tokenHash: text().primaryKey(),
    engagementId: goesWith(() => engagements.id),
    email: text().notNull(),
    /** Null: what waits first. */
    place: text({ enum: WORK_PLACES }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    oneOfCheck('engagement_links_place', table.place, WORK_PLACES),
    check('engagement_links_token_hash_form', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('engagement_links_email_lower', sql`${table.email} = lower(${table.email})`),
    lengthCheck('engagement_links_email_length', table.email, 3, 255),
    index('engagement_links_of_engagement').on(table.engagementId),
    index('engagement_links_by_expiry').on(table.expiresAt),
  ],
);

export const linkCodes = pgTable(
  'link_codes',
  {
    engagementId: goesWith(() => engagements.id),
    email: text().notNull(),
    /** Keyed hash: six digits are quickly guessed. */
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.engagementId, table.email] }),
    lengthCheck('link_codes_code_hash_length', table.codeHash, 16, 100),
    index('link_codes_by_expiry').on(table.expiresAt),
  ],
);

/** What was typed into a form after the code had expired, until the same address enters its next code. */
export const linkDrafts = pgTable(
  'link_drafts',
  {
    engagementId: goesWith(() => engagements.id),
    email: text().notNull(),
    sealed: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.engagementId, table.email] }),
    lengthCheck('link_drafts_sealed_length', table.sealed, 1, 200_000),
    index('link_drafts_by_time').on(table.at),
  ],
);
