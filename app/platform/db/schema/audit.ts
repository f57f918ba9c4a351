import { sql, type SQL } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { atMostCheck, lengthCheck, moment, pseudonym, searchWords } from '../columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: pseudonym(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    subject: text(),
    changes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment().notNull().defaultNow(),
    words: searchWords().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', coalesce(subject, '') || ' ' || translate(entity || ' ' || action || ' ' || entity_id, '._-', '   '))
        || jsonb_to_tsvector('simple', changes, '["string"]')`,
    ),
  },
  (table) => [
    lengthCheck('audit_entries_action_length', table.action, 1, 100),
    lengthCheck('audit_entries_entity_length', table.entity, 1, 100),
    lengthCheck('audit_entries_entity_id_length', table.entityId, 1, 100),
    atMostCheck('audit_entries_subject_length', table.subject, 300),
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_of_entity').on(table.entity, table.entityId, table.at),
    index('audit_entries_of_actor').on(table.actorId, table.at),
    /** For the list of what clients say is wrong: few entries are that recent. */
    index('audit_entries_corrections')
      .on(table.at, table.entityId)
      .where(sql`action = 'taxpayer.correct'`),
    index('audit_entries_by_words').using('gin', table.words),
  ],
);
