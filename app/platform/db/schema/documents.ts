import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  atMostCheck,
  goesWith,
  lengthCheck,
  moment,
  oneOfCheck,
  pseudonym,
  writtenInStep,
} from '../columns.ts';
import { SCAN_STATES } from '../scan-values.ts';
import { DOCUMENT_DIRECTIONS, DRAWING_STATES } from '../work-values.ts';
import { engagementMessages, engagements, requestItems } from './engagements.ts';
import { receivedFiles } from './received.ts';

/** The bytes are in the storage under `documents/ID`; the row is written once they are complete. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: goesWith(() => engagements.id),
    itemId: uuid().references(() => requestItems.id, { onDelete: 'set null' }),
    noteId: uuid('message_id').references(() => engagementMessages.id, { onDelete: 'set null' }),
    direction: text({ enum: DOCUMENT_DIRECTIONS }).notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    scanState: text({ enum: SCAN_STATES }).notNull().default('waiting'),
    scanFinding: text(),
    hasThumbnail: boolean().notNull().default(false),
    /** Null: it is drawn, or never will be. */
    drawing: text({ enum: DRAWING_STATES }),
    /** Null: by a link without an account, or by the site. */
    uploadedBy: pseudonym(),
    /** Keyed hash of a client's address; null for what staff or the site stored. */
    senderHash: text(),
    isByMail: boolean().notNull().default(false),
    receivedFileId: uuid().references(() => receivedFiles.id, { onDelete: 'set null' }),
    openedAt: moment(),
    /** A colleague has said that a file outside the checklist needs nothing more. */
    handledAt: moment(),
    replacedById: uuid().references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    mergedIntoId: uuid().references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    joinId: uuid(),
    createdAt: moment().notNull().defaultNow(),
    stepId: writtenInStep(),
  },
  (table) => [
    oneOfCheck('documents_direction', table.direction, DOCUMENT_DIRECTIONS),
    oneOfCheck('documents_scan_state', table.scanState, SCAN_STATES),
    oneOfCheck('documents_drawing', table.drawing, DRAWING_STATES),
    atMostCheck('documents_scan_finding_length', table.scanFinding, 200),
    atMostCheck('documents_sender_hash_length', table.senderHash, 100),
    lengthCheck('documents_name_length', table.name, 1, 200),
    lengthCheck('documents_type_length', table.type, 3, 200),
    check('documents_sha256_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('documents_size', sql`${table.size} > 0`),
    unique('documents_once')
      .on(table.engagementId, table.direction, table.itemId, table.sha256)
      .nullsNotDistinct(),
    index('documents_of_item').on(table.itemId),
    index('documents_of_message').on(table.noteId),
    index('documents_of_received_file')
      .on(table.receivedFileId)
      .where(sql`${table.receivedFileId} is not null`),
    index('documents_of_join')
      .on(table.joinId)
      .where(sql`${table.joinId} is not null`),
    index('documents_to_look_at')
      .on(table.engagementId)
      .where(
        sql`${table.handledAt} is null and ${table.itemId} is null and ${table.noteId} is null and ${table.direction} = 'from_client'`,
      ),
    index('documents_of_merged')
      .on(table.mergedIntoId)
      .where(sql`merged_into_id is not null`),
    index('documents_lost')
      .on(table.engagementId)
      .where(sql`scan_state = 'missing'`),
    index('documents_to_scan')
      .on(table.id)
      .where(sql`${table.scanState} = 'waiting'`),
  ],
);

/** Rows taken out of `documents`; the bytes stay in the storage until the row here is deleted. */
export const removedDocuments = pgTable(
  'removed_documents',
  {
    id: uuid().primaryKey(),
    engagementId: goesWith(() => engagements.id),
    name: text().notNull(),
    /** As Postgres names its columns. */
    row: jsonb().$type<{ sender_hash?: string | null } & Record<string, unknown>>().notNull(),
    removedAt: moment().notNull(),
    /** Null: by a link without an account. */
    removedBy: pseudonym(),
  },
  (table) => [
    lengthCheck('removed_documents_name_length', table.name, 1, 200),
    index('removed_documents_of_engagement').on(table.engagementId, table.removedAt),
    index('removed_documents_by_time').on(table.removedAt),
  ],
);
