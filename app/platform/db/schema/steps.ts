import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, writtenInStep } from '../columns.ts';
import { ENGAGEMENT_STATES, FIRM_NOTICE_KINDS, NOTICE_KINDS } from '../work-values.ts';
import { LENGTHS } from '../lengths.ts';
import { engagements } from './engagements.ts';
import { enquiries } from './enquiries.ts';
import { taxpayers } from './taxpayers.ts';

/**
 * A row before a step (null: the step added it) and the version after it (null: the step removed it).
 * Of a document only its place, of a client's message only whether it is read; these also stand for the version.
 * Of notices to the firm only the removed ones: they had been looked at.
 */
export type StepRow = {
  table: 'engagements' | 'request_items' | 'documents' | 'engagement_messages' | 'firm_notices';
  id: string;
  before: Record<string, unknown> | null;
  version: number | null;
};

export const engagementSteps = pgTable(
  'engagement_steps',
  {
    id: uuid().primaryKey(),
    engagementId: goesWith(() => engagements.id),
    /** No reference: a step lives for a day. */
    actorId: uuid().notNull(),
    rows: jsonb().$type<readonly StepRow[]>().notNull(),
    at: moment().notNull().defaultNow(),
    undoneAt: moment(),
  },
  (table) => [
    index('engagement_steps_of_engagement').on(table.engagementId),
    index('engagement_steps_by_time').on(table.at),
  ],
);

/** What is to be mailed to one address. A row goes once it is mailed, or is no longer true. */
export const clientNotices = pgTable(
  'client_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: goesWith(() => engagements.id),
    email: text().notNull(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** The item, message, document or proposal; else the engagement. */
    aboutId: uuid().notNull(),
    /** Who of the firm; empty for the site. */
    author: text().notNull(),
    known: text({ enum: ENGAGEMENT_STATES }),
    /** What a removed item was. */
    what: text(),
    at: moment().notNull(),
    stepId: writtenInStep(),
  },
  (table) => [
    oneOfCheck('client_notices_kind', table.kind, NOTICE_KINDS),
    oneOfCheck('client_notices_known', table.known, ENGAGEMENT_STATES),
    lengthCheck('client_notices_email_length', table.email, ...LENGTHS.email),
    atMostCheck('client_notices_author_length', table.author, 255),
    atMostCheck('client_notices_what_length', table.what, 300),
    index('client_notices_of_address').on(table.email, table.at),
    index('client_notices_of_engagement').on(table.engagementId),
    index('client_notices_of_step').on(table.stepId),
  ],
);

/**
 * What is to be mailed to the colleague who looks after the work, the client or the conversation at that time.
 * A row goes as those of clients do.
 */
export const firmNotices = pgTable(
  'firm_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: uuid().references(() => engagements.id, { onDelete: 'cascade' }),
    taxpayerId: uuid().references(() => taxpayers.id, { onDelete: 'cascade' }),
    enquiryId: uuid().references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text({ enum: FIRM_NOTICE_KINDS }).notNull(),
    /** The message, document, proposal, entry, member, reviewer or event; else what it is of. */
    aboutId: uuid().notNull(),
    author: text().notNull(),
    /** The field of a correction, the address of a member. */
    what: text(),
    at: moment().notNull(),
  },
  (table) => [
    oneOfCheck('firm_notices_kind', table.kind, FIRM_NOTICE_KINDS),
    atMostCheck('firm_notices_author_length', table.author, 255),
    atMostCheck('firm_notices_what_length', table.what, 300),
    check(
      'firm_notices_of_one',
      sql`num_nonnulls(${table.engagementId}, ${table.taxpayerId}, ${table.enquiryId}) = 1`,
    ),
    index('firm_notices_of_engagement').on(table.engagementId),
    index('firm_notices_of_taxpayer').on(table.taxpayerId),
    index('firm_notices_of_enquiry').on(table.enquiryId),
  ],
);
