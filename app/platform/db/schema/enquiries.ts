import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import {
  atMostCheck,
  goesWith,
  lengthCheck,
  moment,
  oneOfCheck,
  pseudonym,
  searchWords,
  timestamps,
} from '../columns.ts';
import { LENGTHS } from '../lengths.ts';
import { ENQUIRER_TYPES, ENQUIRY_CHANNELS, ENQUIRY_ENTRY_KINDS, ENQUIRY_STATES } from '../enquiry-values.ts';
import { users } from './accounts.ts';
import { taxpayers } from './taxpayers.ts';

export const enquiryHeading = sql.raw(
  `name || ' ' || coalesce(entity_name, '') || ' ' || email || ' ' || subject`,
);

export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Equal for repeats of one submission, so that a double click stores once. */
    submissionKey: text().notNull().unique('enquiries_submission_key_unique'),
    channel: text({ enum: ENQUIRY_CHANNELS }).notNull().default('form'),
    topic: text(),
    userType: text({ enum: ENQUIRER_TYPES }).notNull(),
    entityName: text(),
    name: text().notNull(),
    email: text().notNull(),
    position: text(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: ENQUIRY_STATES }).notNull().default('new'),
    networkHash: text(),
    calculation: jsonb().$type<{ kind: string; inputs: Record<string, unknown> }>(),
    /** The Message-ID of the mail that confirmed receipt: replies continue its thread. */
    acknowledgementId: text(),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who was signed in with this address, or gave it up: a later owner of the address does not see them. */
    memberId: pseudonym(),
    /** The client that it concerns, as a colleague chose. */
    taxpayerId: uuid().references(() => taxpayers.id, { onDelete: 'set null' }),
    snoozedUntil: moment(),
    /** Since when the sender has had no answer; null after a reply. */
    waitingSince: moment().defaultNow(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: integer().notNull().default(1),
    ...timestamps(),
    words: searchWords().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('simple', translate(name || ' ' || coalesce(entity_name, '') || ' ' || email || ' ' || subject || ' ' || message, '@._-/', '     '))`,
    ),
  },
  (table) => [
    lengthCheck('enquiries_submission_key_length', table.submissionKey, 16, 100),
    oneOfCheck('enquiries_channel', table.channel, ENQUIRY_CHANNELS),
    check('enquiries_phone_by_channel', sql`${table.channel} = 'mail' or ${table.phone} is not null`),
    lengthCheck('enquiries_topic_length', table.topic, 1, 200),
    oneOfCheck('enquiries_user_type', table.userType, ENQUIRER_TYPES),
    check(
      'enquiries_entity_name_by_type',
      sql`(${table.userType} = 'individual') = (${table.entityName} is null)`,
    ),
    check(
      'enquiries_position_by_type',
      sql`(${table.userType} = 'company') = (${table.position} is not null)`,
    ),
    lengthCheck('enquiries_entity_name_length', table.entityName, ...LENGTHS.entityName),
    lengthCheck('enquiries_name_length', table.name, ...LENGTHS.personName),
    lengthCheck('enquiries_email_length', table.email, ...LENGTHS.email),
    lengthCheck('enquiries_position_length', table.position, ...LENGTHS.position),
    check('enquiries_phone_form', sql`${table.phone} ~ '^\\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$'`),
    lengthByChannel('enquiries_subject_length', table, table.subject, LENGTHS.subject, [0, 300]),
    lengthByChannel('enquiries_message_length', table, table.message, LENGTHS.message, [0, 100_000]),
    oneOfCheck('enquiries_state', table.state, ENQUIRY_STATES),
    atMostCheck('enquiries_network_hash_length', table.networkHash, 100),
    atMostCheck('enquiries_acknowledgement_id_length', table.acknowledgementId, 300),
    index('enquiries_by_time').on(table.createdAt, table.id),
    index('enquiries_by_state').on(table.state, table.createdAt, table.id),
    index('enquiries_of_assignee').on(table.assigneeId, table.createdAt, table.id),
    index('enquiries_by_words').using('gin', table.words),
    index('enquiries_by_heading').using('gin', sql`(${enquiryHeading}) gin_trgm_ops`),
    index('enquiries_by_acknowledgement').on(table.acknowledgementId),
    index('enquiries_of_member')
      .on(table.memberId)
      .where(sql`${table.memberId} is not null`),
    index('enquiries_of_taxpayer')
      .on(table.taxpayerId, table.createdAt)
      .where(sql`${table.taxpayerId} is not null`),
    index('enquiries_by_phone').using('gin', sql`(regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops`),
    index('enquiries_by_address').on(sql`lower(${table.email})`),
    index('enquiries_waiting')
      .on(table.waitingSince, table.id, table.state, table.snoozedUntil, table.assigneeId)
      .where(sql`state in ('new', 'in_progress')`),
    index('enquiries_by_name').on(sql`lower(name) collate "und-x-icu"`, table.id),
    index('enquiries_by_tag').using('gin', table.tags),
    // To list the tags without reading the enquiries.
    index('enquiries_tags_in_use')
      .on(table.tags)
      .where(sql`${table.tags} <> '{}'`),
  ],
);

export const enquiryEntries = pgTable(
  'enquiry_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: goesWith(() => enquiries.id),
    kind: text({ enum: ENQUIRY_ENTRY_KINDS }).notNull(),
    authorId: pseudonym(),
    body: text().notNull(),
    mailId: text(),
    sender: text(),
    /** No person wrote it: an absence, or a report that a reply could not be delivered. */
    isAutomatic: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    words: searchWords().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', translate(body, '@._-/', '     '))`,
    ),
  },
  (table) => [
    oneOfCheck('enquiry_entries_kind', table.kind, ENQUIRY_ENTRY_KINDS),
    check(
      'enquiry_entries_mail_id_by_kind',
      sql`case ${table.kind} when 'reply' then ${table.mailId} is not null when 'note' then ${table.mailId} is null else true end`,
    ),
    check(
      'enquiry_entries_sender_by_kind',
      sql`(${table.kind} = 'received') = (${table.sender} is not null)`,
    ),
    check(
      'enquiry_entries_body_length',
      sql`char_length(${table.body}) <= case ${table.kind} when 'received' then 100000 else 10000 end
        and (${table.kind} = 'received' or octet_length(${table.body}) >= 1)`,
    ),
    atMostCheck('enquiry_entries_sender_length', table.sender, 400),
    atMostCheck('enquiry_entries_mail_id_length', table.mailId, 300),
    index('enquiry_entries_of_enquiry').on(table.enquiryId, table.createdAt),
    index('enquiry_entries_by_mail_id').on(table.mailId),
    index('enquiry_entries_by_words').using('gin', table.words),
  ],
);

type Lengths = readonly [least: number, most: number];

function lengthByChannel(
  name: string,
  { channel }: { channel: PgColumn },
  column: PgColumn,
  [least, most]: Lengths,
  [leastByMail, mostByMail]: Lengths,
) {
  return check(
    name,
    sql`octet_length(${column}) >= case ${channel} when 'form' then ${sql.raw(String(least))} else ${sql.raw(String(leastByMail))} end
      and char_length(${column}) <= case ${channel} when 'form' then ${sql.raw(String(most))} else ${sql.raw(String(mostByMail))} end`,
  );
}
