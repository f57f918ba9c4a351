import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { atMostCheck, lengthCheck, moment, oneOfCheck } from '../columns.ts';
import { JOIN_REFUSALS, RECEIVED_MAIL_KINDS, SENDER_PROOFS } from '../enquiry-values.ts';
import { SCAN_STATES } from '../scan-values.ts';
import { enquiries, enquiryEntries } from './enquiries.ts';
import { engagementMessages, engagements } from './engagements.ts';

/** Each mail that was fetched from the firm's mailbox, once: `hash` is the SHA-256 of its source. */
export const receivedMails = pgTable(
  'received_mails',
  {
    hash: text().primaryKey(),
    /** Null until it is stored in its enquiry. */
    kind: text({ enum: RECEIVED_MAIL_KINDS }),
    /**
     * Null for a mail of the site itself, a second copy, or a deleted enquiry: the row stays, so that the mail is not
     * stored again. The column keeps its old name, which the previous release writes during an upgrade.
     */
    enquiryId: uuid('message_id').references(() => enquiries.id, { onDelete: 'set null' }),
    entryId: uuid().references(() => enquiryEntries.id, { onDelete: 'set null' }),
    /** Set when it joined the messages of an engagement; then it has no enquiry. */
    noteId: uuid('engagement_message_id').references(() => engagementMessages.id, { onDelete: 'set null' }),
    /** The engagement whose reply address it was sent to, if it did not join it. */
    meantForId: uuid().references(() => engagements.id, { onDelete: 'set null' }),
    notJoined: text({ enum: JOIN_REFUSALS }),
    /** The From address in lower case; null for older mails, like the next two. */
    sender: text(),
    senderProof: text({ enum: SENDER_PROOFS }),
    /** The address for answers, in lower case, if it is another one. Anybody can write anything there. */
    replyTo: text(),
    size: integer().notNull(),
    /** How often its reading was begun; counted before it. */
    tried: integer().notNull().default(0),
    receivedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('received_mails_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    oneOfCheck('received_mails_kind', table.kind, RECEIVED_MAIL_KINDS),
    oneOfCheck('received_mails_sender_proof', table.senderProof, SENDER_PROOFS),
    oneOfCheck('received_mails_not_joined', table.notJoined, JOIN_REFUSALS),
    atMostCheck('received_mails_sender_length', table.sender, 255),
    atMostCheck('received_mails_reply_to_length', table.replyTo, 255),
    index('received_mails_of_engagement_message').on(table.noteId),
    index('received_mails_meant_for').on(table.meantForId),
    index('received_mails_of_enquiry').on(table.enquiryId),
    index('received_mails_by_time').on(table.receivedAt),
  ],
);

/** The files of a received mail; the bytes are in the storage, under `mail/HASH/POSITION`. */
export const receivedFiles = pgTable(
  'received_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    mailHash: text()
      .notNull()
      .references(() => receivedMails.hash, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    scanState: text({ enum: SCAN_STATES }).notNull().default('waiting'),
    scanFinding: text(),
  },
  (table) => [
    oneOfCheck('received_files_scan_state', table.scanState, SCAN_STATES),
    atMostCheck('received_files_scan_finding_length', table.scanFinding, 200),
    index('received_files_to_scan')
      .on(table.id)
      .where(sql`${table.scanState} = 'waiting'`),
    unique('received_files_once').on(table.mailHash, table.position),
    lengthCheck('received_files_name_length', table.name, 1, 200),
    atMostCheck('received_files_type_length', table.type, 200),
  ],
);

export const mailboxPositions = pgTable('mailbox_positions', {
  mailbox: text().primaryKey(),
  validity: bigint({ mode: 'bigint' }).notNull(),
  uid: bigint({ mode: 'number' }).notNull(),
});
