import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment, timestamps } from '../columns.ts';
import { users } from './accounts.ts';
import { enquiries, enquiryEntries } from './enquiries.ts';

export const replyDrafts = pgTable(
  'reply_drafts',
  {
    /** The column keeps its old name, which the previous release writes during an upgrade. */
    enquiryId: uuid('message_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    authorId: goesWith(() => users.id),
    body: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.authorId] }),
    lengthCheck('reply_drafts_body_length', table.body, 1, 10_000),
    index('reply_drafts_of_author').on(table.authorId),
  ],
);

export const sentFiles = pgTable(
  'sent_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The column keeps its old name, which the previous release writes during an upgrade. */
    enquiryId: uuid('message_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    entryId: uuid().references(() => enquiryEntries.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    lengthCheck('sent_files_name_length', table.name, 1, 200),
    lengthCheck('sent_files_type_length', table.type, 3, 200),
    index('sent_files_of_enquiry').on(table.enquiryId),
    index('sent_files_of_entry').on(table.entryId),
  ],
);

export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: text().primaryKey(),
    label: text().notNull(),
    text: text().notNull(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('reply_templates_id_length', table.id, 1, 40),
    lengthCheck('reply_templates_label_length', table.label, 1, 60),
    lengthCheck('reply_templates_text_length', table.text, 1, 10_000),
  ],
);
