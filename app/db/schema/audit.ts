import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment } from '../columns.ts';
import { users } from './accounts.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    changes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    lengthCheck('audit_entries_action_length', table.action, 1, 100),
    lengthCheck('audit_entries_entity_length', table.entity, 1, 100),
    lengthCheck('audit_entries_entity_id_length', table.entityId, 1, 100),
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_of_entity').on(table.entity, table.entityId, table.at),
    index('audit_entries_of_actor').on(table.actorId, table.at),
  ],
);
