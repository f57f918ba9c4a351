import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, pseudonym } from '../columns.ts';
import { SCAN_STATES } from '../scan-values.ts';
import { users } from './accounts.ts';

export const RECOVERY_STATES = [
  'unconfirmed',
  'open',
  'waiting',
  'done',
  'stopped',
  'cancelled',
  'expired',
] as const;
export const PROOFS = ['called', 'in_person', 'papers'] as const;

export const recoveries = pgTable(
  'recoveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    state: text({ enum: RECOVERY_STATES }).notNull().default('unconfirmed'),
    name: text().notNull(),
    /** As typed, for a call; a proof needs a call to the number on file. */
    phone: text().notNull(),
    /** What they know of the account: its address, or the tax number of a taxpayer it acts for. */
    knownEmail: text(),
    taxNumber: text(),
    /** Confirmed by a mailed link: the new address, or the account's own if only the phone is lost. */
    email: text().notNull(),
    isAddressLost: boolean().notNull(),
    confirmHash: text().notNull().unique('recoveries_one_confirm_link'),
    stopHash: text().unique('recoveries_one_stop_link'),
    /** The address of the account that it seems to concern. It is told at once, with a link that stops the request. */
    toldEmail: text(),
    toldStopHash: text().unique('recoveries_one_told_stop_link'),
    /** A later request of the same person, which ends this one. */
    replacedById: uuid().references((): AnyPgColumn => recoveries.id, { onDelete: 'set null' }),
    /** The account, and its address then, once a colleague has proved who asks. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: text(),
    proof: text({ enum: PROOFS }),
    provedBy: pseudonym(),
    provedAt: moment(),
    approvedBy: pseudonym(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    /** When “This was not me” was pressed: the request was stopped, or, if already done, nothing changed. */
    raisedAt: moment(),
    lookedIntoAt: moment(),
  },
  (table) => [
    oneOfCheck('recoveries_state', table.state, RECOVERY_STATES),
    oneOfCheck('recoveries_proof', table.proof, PROOFS),
    lengthCheck('recoveries_name_length', table.name, 2, 100),
    lengthCheck('recoveries_phone_length', table.phone, 3, 50),
    lengthCheck('recoveries_email_length', table.email, 3, 255),
    lengthCheck('recoveries_known_email_length', table.knownEmail, 3, 255),
    lengthCheck('recoveries_former_email_length', table.formerEmail, 3, 255),
    lengthCheck('recoveries_told_email_length', table.toldEmail, 3, 255),
    check('recoveries_email_lower', sql`${table.email} = lower(${table.email})`),
    check('recoveries_tax_number_form', sql`${table.taxNumber} ~ '^[0-9]{10}$'`),
    check('recoveries_confirm_hash', sql`${table.confirmHash} ~ '^[0-9a-f]{64}$'`),
    check('recoveries_stop_hash', sql`${table.stopHash} ~ '^[0-9a-f]{64}$'`),
    check('recoveries_told_stop_hash', sql`${table.toldStopHash} ~ '^[0-9a-f]{64}$'`),
    check(
      'recoveries_proved',
      sql`${table.state} not in ('waiting', 'done') or (${table.userId} is not null and ${table.proof} is not null
        and ${table.provedBy} is not null and ${table.provedAt} is not null and ${table.formerEmail} is not null)`,
    ),
    check(
      'recoveries_ended',
      sql`(${table.state} in ('unconfirmed', 'open', 'waiting')) = (${table.endedAt} is null)`,
    ),
    check('recoveries_second', sql`${table.approvedBy} <> ${table.provedBy}`),
    uniqueIndex('recoveries_one_waiting')
      .on(table.userId)
      .where(sql`${table.state} = 'waiting'`),
    index('recoveries_open')
      .on(table.state, table.createdAt)
      .where(sql`${table.endedAt} is null`),
    index('recoveries_by_end').on(table.endedAt),
  ],
);

/** A picture of an identity document; the bytes are in the storage under `identity/ID`. */
export const recoveryFiles = pgTable(
  'recovery_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    recoveryId: goesWith(() => recoveries.id),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    scanState: text({ enum: SCAN_STATES }).notNull().default('waiting'),
    scanFinding: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    oneOfCheck('recovery_files_scan_state', table.scanState, SCAN_STATES),
    atMostCheck('recovery_files_scan_finding_length', table.scanFinding, 200),
    lengthCheck('recovery_files_name_length', table.name, 1, 200),
    lengthCheck('recovery_files_type_length', table.type, 3, 200),
    check('recovery_files_sha256_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('recovery_files_size', sql`${table.size} > 0`),
    uniqueIndex('recovery_files_once').on(table.recoveryId, table.sha256),
    index('recovery_files_to_scan')
      .on(table.id)
      .where(sql`${table.scanState} = 'waiting'`),
  ],
);
