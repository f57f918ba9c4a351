import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment, oneOfCheck, pseudonym } from '../columns.ts';
import { LENGTHS } from '../lengths.ts';
import { ACCEPTANCE_PROOFS } from '../work-values.ts';
import { engagements } from './engagements.ts';
import { taxpayers } from './taxpayers.ts';

export const proposals = pgTable(
  'proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    taxpayerId: goesWith(() => taxpayers.id),
    receiptKey: text().notNull().unique('proposals_one_receipt'),
    plan: text(),
    /** Null: the site, for a plan. */
    sentBy: pseudonym(),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    expiredAt: moment(),
    acceptedAt: moment(),
    /** As typed: ECTA section 13(3). */
    acceptedName: text(),
    acceptedEmail: text(),
    /** Null: accepted before it was recorded. */
    acceptedProof: text({ enum: ACCEPTANCE_PROOFS }),
    /** `196.25.1.0/24`: where it was accepted from. Null: accepted before it was recorded. */
    acceptedNetwork: text(),
    declinedAt: moment(),
    declinedReason: text(),
  },
  (table) => [
    check('proposals_receipt_key_form', sql`${table.receiptKey} ~ '^[A-Za-z0-9_-]{20,64}$'`),
    check(
      'proposals_one_end',
      sql`num_nonnulls(${table.acceptedAt}, ${table.declinedAt}, ${table.expiredAt}) <= 1`,
    ),
    check(
      'proposals_accepted',
      sql`(${table.acceptedAt} is null) = (${table.acceptedName} is null) and (${table.acceptedAt} is null) = (${table.acceptedEmail} is null)`,
    ),
    oneOfCheck('proposals_accepted_proof', table.acceptedProof, ACCEPTANCE_PROOFS),
    lengthCheck('proposals_plan_length', table.plan, 1, 60),
    lengthCheck('proposals_accepted_name_length', table.acceptedName, ...LENGTHS.personName),
    lengthCheck('proposals_accepted_email_length', table.acceptedEmail, ...LENGTHS.email),
    lengthCheck('proposals_accepted_network_length', table.acceptedNetwork, 1, 60),
    lengthCheck('proposals_declined_reason_length', table.declinedReason, ...LENGTHS.reasonToDecline),
    index('proposals_of_taxpayer').on(table.taxpayerId),
    index('proposals_open')
      .on(table.expiresAt)
      .where(sql`num_nonnulls(accepted_at, declined_at, expired_at) = 0`),
  ],
);

export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: goesWith(() => proposals.id),
    engagementId: goesWith(() => engagements.id),
    template: text().notNull(),
    templateVersion: integer().notNull(),
    title: text().notNull(),
    /** As the client read it; made of a template that was sanitised at build time. */
    html: text().notNull(),
    words: text().notNull(),
    sha256: text().notNull(),
    fields: jsonb().$type<Record<string, string | readonly string[]>>().notNull(),
    /** The document of this letter, accepted and sealed: it may be removed and restored. */
    sealedId: uuid(),
  },
  (table) => [
    unique('letters_one_each').on(table.proposalId, table.engagementId),
    check('letters_sha256_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    lengthCheck('letters_title_length', table.title, 1, 300),
    lengthCheck('letters_words_length', table.words, 100, 100_000),
    index('letters_of_engagement').on(table.engagementId),
  ],
);
