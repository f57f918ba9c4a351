import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, writtenInStep } from '../columns.ts';
import { ENGAGEMENT_STATES, FIRM_NOTICE_KINDS, NOTICE_KINDS } from '../work-values.ts';
import { LENGTHS } from '../lengths.ts';
import { engagements } from './engagements.ts';
import { enquiries } from './enquiries.ts';
import { taxpayers } from './taxpayers.ts';

/**
 * A row as it was before a step, null if the step added it, and the version that the step left, null if it removed it. Of a
 * document only where it is filed and what it is part of, of a client's message whether it is read, which stand for the version too.
 * Of notices to the firm only those that it removed: they had been looked at.
 */
export type StepRow = {
  table: 'engagements' | 'request_items' | 'documents' | 'engagement_messages' | 'firm_notices';
  id: string;
  before: Record<string, unknown> | null;
  version: number | null;
};

/** What a colleague did with one engagement, so that it can be taken back. */
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

/** What waits to be told to one address. It is gone once it is mailed, or once it is no longer so. */
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
    /** Of an item that is gone: what it was. */
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
 * What waits to be told to whoever looks after the work, the client or the conversation when the mail is written. It is gone
 * as those of clients are.
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
    /** Who did it; empty for the site. */
    author: text().notNull(),
    /** Of a correction its field, of a member their address. */
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
