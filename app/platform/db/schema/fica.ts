import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { atMostCheck, goesWith, oneOfCheck, pseudonym, timestamps } from '../columns.ts';
import { FICA_DOCUMENTS, FICA_RISKS, LONGEST_FICA_TEXT } from '../work-values.ts';
import { taxpayers } from './taxpayers.ts';

/** How a client was identified, who owns it, and how risky it is, under the FIC Act 38 of 2001. */
export const ficaRecords = pgTable(
  'fica_records',
  {
    id: uuid().primaryKey().defaultRandom(),
    taxpayerId: goesWith(() => taxpayers.id),
    /** Null: not identified yet, and the next four are empty. */
    identifiedOn: date({ mode: 'string' }),
    document: text({ enum: FICA_DOCUMENTS }),
    documentNote: text(),
    documentExpiresOn: date({ mode: 'string' }),
    identifiedBy: pseudonym(),
    ownersConfirmedOn: date({ mode: 'string' }),
    owners: jsonb().$type<string[]>(),
    ownersConfirmedBy: pseudonym(),
    /** Nobody owns enough to count, or no beneficiary is named: the reason, or how they are chosen. */
    noOwnerWhy: text(),
    risk: text({ enum: FICA_RISKS }),
    riskReasons: text(),
    nextReviewOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    unique('fica_records_one_each').on(table.taxpayerId),
    oneOfCheck('fica_records_document', table.document, FICA_DOCUMENTS),
    oneOfCheck('fica_records_risk', table.risk, FICA_RISKS),
    check('fica_records_identified', sql`(${table.identifiedOn} is null) = (${table.document} is null)`),
    check('fica_records_owners', sql`(${table.ownersConfirmedOn} is null) = (${table.owners} is null)`),
    check('fica_records_reasons', sql`(${table.risk} is null) = (${table.riskReasons} is null)`),
    atMostCheck('fica_records_document_note_length', table.documentNote, LONGEST_FICA_TEXT),
    atMostCheck('fica_records_reasons_length', table.riskReasons, LONGEST_FICA_TEXT),
    atMostCheck('fica_records_no_owner_length', table.noOwnerWhy, LONGEST_FICA_TEXT),
    index('fica_records_by_review').on(table.nextReviewOn),
  ],
);
