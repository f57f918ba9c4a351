import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMostCheck, lengthCheck, moment, oneOfCheck, timestamps } from '../columns.ts';
import { ENQUIRER_TYPES, MESSAGE_ENTRY_KINDS, MESSAGE_STATES } from '../message-values.ts';
import { users } from './accounts.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Equal for repeats of one submission, so that a double click stores once. */
    submissionKey: text().notNull().unique('contact_messages_submission_key_unique'),
    userType: text({ enum: ENQUIRER_TYPES }).notNull(),
    entityName: text(),
    name: text().notNull(),
    email: text().notNull(),
    position: text(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull().default('new'),
    networkHash: text(),
    calculation: jsonb().$type<{ kind: string; inputs: Record<string, unknown> }>(),
    /** The Message-ID of the mail that confirmed receipt: replies continue its thread. */
    acknowledgementId: text(),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('contact_messages_submission_key_length', table.submissionKey, 16, 100),
    oneOfCheck('contact_messages_user_type', table.userType, ENQUIRER_TYPES),
    check(
      'contact_messages_entity_name_by_type',
      sql`(${table.userType} = 'individual') = (${table.entityName} is null)`,
    ),
    check(
      'contact_messages_position_by_type',
      sql`(${table.userType} = 'company') = (${table.position} is not null)`,
    ),
    lengthCheck('contact_messages_entity_name_length', table.entityName, 1, 200),
    lengthCheck('contact_messages_name_length', table.name, 2, 100),
    lengthCheck('contact_messages_email_length', table.email, 3, 255),
    lengthCheck('contact_messages_position_length', table.position, 1, 100),
    check('contact_messages_phone_form', sql`${table.phone} ~ '^\\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$'`),
    lengthCheck('contact_messages_subject_length', table.subject, 10, 200),
    lengthCheck('contact_messages_message_length', table.message, 20, 2000),
    oneOfCheck('contact_messages_state', table.state, MESSAGE_STATES),
    atMostCheck('contact_messages_network_hash_length', table.networkHash, 100),
    atMostCheck('contact_messages_acknowledgement_id_length', table.acknowledgementId, 300),
    index('contact_messages_by_time').on(table.createdAt, table.id),
    index('contact_messages_by_state').on(table.state, table.createdAt, table.id),
    index('contact_messages_of_assignee').on(table.assigneeId, table.createdAt, table.id),
  ],
);

export const messageEntries = pgTable(
  'message_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: text({ enum: MESSAGE_ENTRY_KINDS }).notNull(),
    /** No reference: the id stays when the account is deleted, as a pseudonym. */
    authorId: uuid(),
    body: text().notNull(),
    mailId: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    oneOfCheck('message_entries_kind', table.kind, MESSAGE_ENTRY_KINDS),
    check('message_entries_mail_id_by_kind', sql`(${table.kind} = 'reply') = (${table.mailId} is not null)`),
    lengthCheck('message_entries_body_length', table.body, 1, 10_000),
    atMostCheck('message_entries_mail_id_length', table.mailId, 300),
    index('message_entries_of_message').on(table.messageId, table.createdAt),
  ],
);
