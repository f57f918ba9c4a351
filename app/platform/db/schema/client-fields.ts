import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment, oneOfCheck } from '../columns.ts';
import { CLIENT_FIELD_KINDS } from '../work-values.ts';

/** The firm's own fields for clients; the values are in `taxpayers.own`, by id. */
export const clientFields = pgTable(
  'client_fields',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: CLIENT_FIELD_KINDS }).notNull(),
    choices: jsonb().$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    /** No form asks for it since then; clients keep what they have in it. */
    retiredAt: moment(),
  },
  (table) => [
    lengthCheck('client_fields_name_length', table.name, 1, 40),
    oneOfCheck('client_fields_kind', table.kind, CLIENT_FIELD_KINDS),
    check(
      'client_fields_choices',
      sql`(${table.kind} = 'choice') = (jsonb_array_length(${table.choices}) > 0)`,
    ),
    uniqueIndex('client_fields_one_name')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.retiredAt} is null`),
  ],
);
