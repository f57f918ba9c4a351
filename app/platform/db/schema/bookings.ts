import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { BOOKING_PARTIES, BOOKING_STATES, WAYS } from '../booking-values.ts';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, pseudonym, timestamps } from '../columns.ts';
import { LENGTHS } from '../lengths.ts';
import { users } from './accounts.ts';
import { engagements } from './engagements.ts';
import { taxpayers } from './taxpayers.ts';

export type KnownBooking = { start: string; colleagueId: string | null };

/** What client and colleague knew before a change that is not told yet; null: they knew of no booking. */
export type BookingNews = {
  client: KnownBooking | null;
  colleague: KnownBooking | null;
  message: string | null;
  since?: string;
};

/** `by`: a colleague; null: the client, or somebody with the client's link. */
export type BookingChange = {
  what: 'moved' | 'cancelled' | 'restored' | 'handed over';
  by: string | null;
};

export type AsBooked = { name: string; bring: readonly string[]; price: number | null };

export const bookingHeading = sql.raw(`name || ' ' || email`);

/** The constraint `bookings_one_at_a_time` is written by hand in the migration: drizzle knows no exclusions. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Equal for repeats of one submission, so that a double click books once. */
    submissionKey: text().notNull().unique('bookings_submission_key_unique'),
    kind: text().notNull(),
    way: text({ enum: WAYS }).notNull(),
    state: text({ enum: BOOKING_STATES }).notNull().default('booked'),
    cancelledBy: text({ enum: BOOKING_PARTIES }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    heldUntil: moment().notNull(),
    /** Null when the colleague's account was deleted: somebody has to take it over. */
    colleagueId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    /** Empty: none was given, and the talk is not by phone. */
    phone: text().notNull(),
    /** The consultation at the time of booking; null in older rows. */
    asBooked: jsonb().$type<AsBooked>(),
    /** The topic's name at the time of booking. */
    topic: text(),
    engagementId: uuid().references(() => engagements.id, { onDelete: 'set null' }),
    taxpayerId: uuid().references(() => taxpayers.id, { onDelete: 'set null' }),
    /** The client chose this colleague: moving it keeps them. */
    keepsColleague: boolean().notNull().default(false),
    question: text(),
    calculation: jsonb().$type<{ kind: string; inputs: Record<string, unknown> }>(),
    memberId: pseudonym(),
    /** Written by staff; never in a mail or a log. */
    note: text(),
    /** The invitation's sequence: RFC 5545 requires a greater one for each change. */
    sequence: integer().notNull().default(0),
    /** The last act that raised the sequence. No reference: a deleted account stays as a pseudonym. */
    lastChange: jsonb().$type<BookingChange>(),
    /** The start for which this reminder was sent, or was too late: a moved booking gets a new one. */
    dayReminderFor: moment(),
    hourReminderFor: moment(),
    networkHash: text(),
    /** A change that is told later and may be undone until then. */
    news: jsonb().$type<BookingNews>(),
    tellAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('bookings_submission_key_length', table.submissionKey, 16, 100),
    lengthCheck('bookings_kind_length', table.kind, 1, 60),
    oneOfCheck('bookings_way', table.way, WAYS),
    oneOfCheck('bookings_state', table.state, BOOKING_STATES),
    oneOfCheck('bookings_cancelled_by', table.cancelledBy, BOOKING_PARTIES),
    check('bookings_cancelled', sql`(${table.state} = 'cancelled') = (${table.cancelledBy} is not null)`),
    check(
      'bookings_times',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.heldUntil}`,
    ),
    lengthCheck('bookings_name_length', table.name, ...LENGTHS.personName),
    lengthCheck('bookings_email_length', table.email, ...LENGTHS.email),
    check(
      'bookings_phone_form',
      sql`${table.phone} ~ '^\\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$' or (${table.phone} = '' and ${table.way} <> 'phone')`,
    ),
    lengthCheck('bookings_topic_length', table.topic, 1, 200),
    lengthCheck('bookings_question_length', table.question, ...LENGTHS.question),
    lengthCheck('bookings_note_length', table.note, 1, 10_000),
    atMostCheck('bookings_network_hash_length', table.networkHash, 100),
    check('bookings_news', sql`(${table.news} is null) = (${table.tellAt} is null)`),
    index('bookings_by_start').on(table.startsAt, table.id),
    index('bookings_of_colleague').on(table.colleagueId, table.startsAt),
    index('bookings_by_heading').using('gin', sql`(${bookingHeading}) gin_trgm_ops`),
    index('bookings_by_phone').using('gin', sql`(regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops`),
    index('bookings_by_address').on(sql`lower(${table.email})`),
    index('bookings_to_tell')
      .on(table.tellAt)
      .where(sql`${table.tellAt} is not null`),
    index('bookings_of_engagement')
      .on(table.engagementId)
      .where(sql`${table.engagementId} is not null`),
    index('bookings_of_taxpayer')
      .on(table.taxpayerId)
      .where(sql`${table.taxpayerId} is not null`),
    index('bookings_of_member')
      .on(table.memberId)
      .where(sql`${table.memberId} is not null`),
  ],
);

/** Each mail has a link of its own, so that an older one keeps working. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    tokenHash: text().primaryKey(),
    bookingId: goesWith(() => bookings.id),
  },
  (table) => [
    check('booking_links_token_hash_form', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    index('booking_links_of_booking').on(table.bookingId),
  ],
);

export const diaries = pgTable(
  'diaries',
  {
    colleagueId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Local times by ISO weekday; what is offered also stays within the firm's hours. */
    hours: jsonb().$type<Record<string, { opens: string; closes: string }>>().notNull(),
    videoLink: text(),
    feedHash: text().unique('diaries_feed_hash_unique'),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('diaries_video_link_length', table.videoLink, ...LENGTHS.videoLink),
    check('diaries_feed_hash_form', sql`${table.feedHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

export const timeOff = pgTable(
  'time_off',
  {
    id: uuid().primaryKey().defaultRandom(),
    colleagueId: goesWith(() => users.id),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('time_off_times', sql`${table.startsAt} < ${table.endsAt}`),
    lengthCheck('time_off_reason_length', table.reason, ...LENGTHS.timeOffReason),
    index('time_off_of_colleague').on(table.colleagueId, table.endsAt),
  ],
);
