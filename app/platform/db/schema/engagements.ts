import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  atMostCheck,
  goesWith,
  lengthCheck,
  moment,
  oneOfCheck,
  pseudonym,
  timestamps,
  writtenInStep,
} from '../columns.ts';
import {
  ENGAGEMENT_STATES,
  EVENT_KINDS,
  ITEM_STATES,
  ITEM_TAKES,
  type Approval,
  type Outcome,
  type SarsLetter,
} from '../work-values.ts';
import type { InsideStep } from '../inside-values.ts';
import { LENGTHS } from '../lengths.ts';
import { users } from './accounts.ts';
import { taxpayers } from './taxpayers.ts';

export const engagements = pgTable(
  'engagements',
  {
    id: uuid().primaryKey().defaultRandom(),
    taxpayerId: goesWith(() => taxpayers.id),
    type: text().notNull(),
    /** The row of `content_versions` with the words of its kind when it began; null: those of the file. */
    kindVersion: uuid(),
    /** `2026`, `2027-1`, `2026-08` or `once`. */
    period: text().notNull(),
    /** Replaces the name of its kind: "Loan letter for Absa". */
    ownTitle: text(),
    state: text({ enum: ENGAGEMENT_STATES }).notNull(),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Only for planned work: the client hears nothing of it before this day. */
    startsOn: date({ mode: 'string' }),
    withdrawnOn: date({ mode: 'string' }),
    dueOn: date({ mode: 'string' }),
    /** In cents, VAT included; null: as agreed elsewhere. */
    price: integer(),
    /** By the ids of the checklist's questions; null until all are answered. `givenAnswers` has those given so far. */
    answers: jsonb().$type<Record<string, 'yes' | 'no'>>(),
    givenAnswers: jsonb().$type<Record<string, 'yes' | 'no'>>(),
    /** The day from which the client's reminders count: when it was last asked for something. */
    askedOn: date({ mode: 'string' }),
    reminders: integer().notNull().default(0),
    remindersPaused: boolean().notNull().default(false),
    reference: text(),
    /** Kept by a trigger; an undone change gets its earlier moment back. */
    stateSince: moment().notNull().defaultNow(),
    /** Who was asked to review it before it goes out. */
    reviewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who has reviewed it before it went out: a pseudonym once the account is gone. */
    reviewedBy: pseudonym(),
    reviewedAt: moment(),
    /** For planned work: who approved its start. Null: nobody yet. */
    openingApprovedBy: pseudonym(),
    openingApprovedAt: moment(),
    /** From here the five years of section 29 of the Tax Administration Act run. */
    submittedOn: date({ mode: 'string' }),
    outcome: jsonb().$type<Outcome>(),
    sarsLetters: jsonb().$type<readonly SarsLetter[]>().notNull().default([]),
    /** The first day by which one of them must be answered; null if none is open. */
    sarsDueOn: date({ mode: 'string' }),
    insideSteps: jsonb().$type<readonly InsideStep[]>().notNull().default([]),
    /** Only the previous release writes it: a trigger copies it to `notes`. */
    note: text(),
    mailedState: text({ enum: ENGAGEMENT_STATES }),
    deletedAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    oneOfCheck('engagements_state', table.state, ENGAGEMENT_STATES),
    oneOfCheck('engagements_mailed_state', table.mailedState, ENGAGEMENT_STATES),
    lengthCheck('engagements_type_length', table.type, 1, 60),
    check('engagements_period_form', sql`${table.period} ~ '^([0-9]{4}(-[0-9]{1,2})?|once)$'`),
    check('engagements_starts_on', sql`(${table.state} = 'planned') = (${table.startsOn} is not null)`),
    check(
      'engagements_withdrawn_on',
      sql`(${table.state} = 'withdrawn') = (${table.withdrawnOn} is not null)`,
    ),
    check('engagements_price', sql`${table.price} >= 0`),
    lengthCheck('engagements_own_title_length', table.ownTitle, ...LENGTHS.workTitle),
    lengthCheck('engagements_reference_length', table.reference, 1, 100),
    lengthCheck('engagements_note_length', table.note, 1, 10_000),
    uniqueIndex('engagements_one_each')
      .on(table.taxpayerId, table.type, table.period)
      .where(
        sql`${table.state} not in ('declined', 'expired', 'withdrawn', 'left_out') and ${table.period} <> 'once' and ${table.deletedAt} is null`,
      ),
    index('engagements_by_state').on(table.state, table.dueOn, table.id),
    index('engagements_by_due').on(table.dueOn, table.id),
    index('engagements_by_start')
      .on(table.startsOn, table.id)
      .where(sql`starts_on is not null`),
    index('engagements_in_trash')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('engagements_with_title')
      .on(table.id)
      .where(sql`own_title is not null`),
    index('engagements_of_taxpayer_by_state').on(table.taxpayerId, table.state),
    index('engagements_of_assignee').on(table.assigneeId, table.state, table.dueOn),
    index('engagements_of_reviewer')
      .on(table.reviewerId)
      .where(sql`reviewer_id is not null`),
    index('engagements_by_state_since').on(table.state, table.stateSince),
    index('engagements_present')
      .on(table.state, sql`coalesce(due_on, '9999-12-31')`, table.id)
      .where(sql`deleted_at is null`),
    index('engagements_planned_by_kind')
      .on(table.type)
      .where(sql`state = 'planned' and deleted_at is null`),
    index('engagements_open_by_kind')
      .on(table.type, table.taxpayerId)
      .where(
        sql`state in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars') and deleted_at is null`,
      ),
    index('engagements_by_change').on(table.updatedAt, table.id),
    index('engagements_by_sars_letter')
      .on(table.sarsDueOn, table.id)
      .where(sql`sars_due_on is not null`),
    index('engagements_by_inside_steps').using('gin', sql`${table.insideSteps} jsonb_path_ops`),
    index('engagements_by_submission')
      .on(table.submittedOn)
      .where(sql`submitted_on is not null`),
  ],
);

export const engagementEvents = pgTable(
  'engagement_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: goesWith(() => engagements.id),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    at: moment().notNull().defaultNow(),
    /** Null: the site itself, or a link without an account. */
    actorId: pseudonym(),
    isOurs: boolean().notNull(),
    text: text().notNull(),
    isForClient: boolean().notNull(),
    stepId: writtenInStep(),
  },
  (table) => [
    oneOfCheck('engagement_events_kind', table.kind, EVENT_KINDS),
    lengthCheck('engagement_events_text_length', table.text, 1, 2000),
    index('engagement_events_of_engagement').on(table.engagementId, table.at, table.id),
  ],
);

export const requestItems = pgTable(
  'request_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: goesWith(() => engagements.id),
    item: text(),
    position: integer().notNull(),
    what: text().notNull(),
    why: text().notNull().default(''),
    place: text().notNull().default(''),
    isOptional: boolean().notNull().default(false),
    cameLast: text(),
    /** What it first asks for. An answer is `12345.67` for an amount, `2026-10-23` for a date. */
    takes: text({ enum: ITEM_TAKES }).notNull().default('file'),
    approval: jsonb().$type<Approval>(),
    state: text({ enum: ITEM_STATES }).notNull().default('open'),
    answer: text(),
    reason: text(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    unique('request_items_once').on(table.engagementId, table.item),
    index('request_items_to_approve')
      .on(table.createdAt)
      .where(sql`${table.takes} = 'approval'`),
    index('request_items_to_look_at')
      .on(table.engagementId)
      .where(sql`${table.state} = 'answered'`),
    oneOfCheck('request_items_state', table.state, ITEM_STATES),
    oneOfCheck('request_items_takes', table.takes, ITEM_TAKES),
    lengthCheck('request_items_what_length', table.what, 2, 300),
    atMostCheck('request_items_why_length', table.why, 1000),
    atMostCheck('request_items_place_length', table.place, 1000),
    lengthCheck('request_items_came_last_length', table.cameLast, 1, 1000),
    lengthCheck('request_items_answer_length', table.answer, 1, 5000),
    lengthCheck('request_items_reason_length', table.reason, 2, 1000),
    check('request_items_approval', sql`(${table.takes} = 'approval') = (${table.approval} is not null)`),
    check('request_items_returned', sql`${table.state} <> 'returned' or ${table.reason} is not null`),
  ],
);

export const engagementMessages = pgTable(
  'engagement_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: goesWith(() => engagements.id),
    isOurs: boolean().notNull(),
    /** Null: a link, or the mail of an unknown address. */
    authorId: pseudonym(),
    authorName: text().notNull(),
    text: text().notNull(),
    /** Nobody was signed in: the mail server vouched for the address. */
    isByMail: boolean().notNull().default(false),
    quoted: text().notNull().default(''),
    at: moment().notNull().defaultNow(),
    readAt: moment(),
    /** Equal for repeats of one submission, and the hash of a received mail. */
    submissionKey: text().notNull().unique('engagement_messages_once'),
    stepId: writtenInStep(),
  },
  (table) => [
    check(
      'engagement_messages_text_length',
      sql`octet_length(${table.text}) >= 1 and char_length(${table.text}) <= case when ${table.isByMail} then 100000 else 20000 end`,
    ),
    atMostCheck('engagement_messages_quoted_length', table.quoted, 100_000),
    lengthCheck('engagement_messages_author_name_length', table.authorName, 1, 255),
    lengthCheck('engagement_messages_submission_key_length', table.submissionKey, 16, 100),
    index('engagement_messages_of_engagement').on(table.engagementId, table.at, table.id),
    index('engagement_messages_unread')
      .on(table.engagementId, table.isOurs)
      .where(sql`${table.readAt} is null`),
  ],
);
