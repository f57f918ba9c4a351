import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, oneOfCheck, timestamps } from '../columns.ts';
import { RELATION_KINDS } from '../work-values.ts';
import { taxpayers } from './taxpayers.ts';

/** The holder is director, shareholder … of the other. One of the two may be a name that is not a client. */
export const taxpayerRelations = pgTable(
  'taxpayer_relations',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: RELATION_KINDS }).notNull(),
    holderId: uuid().references(() => taxpayers.id, { onDelete: 'cascade' }),
    holderName: text(),
    ofId: uuid().references(() => taxpayers.id, { onDelete: 'cascade' }),
    ofName: text(),
    /** In basis points; null: not known, or none. */
    share: integer(),
    version: integer().notNull().default(1),
  },
  (table) => {
    const holder = sql`coalesce(${table.holderId}::text, lower(${table.holderName}))`;
    const of = sql`coalesce(${table.ofId}::text, lower(${table.ofName}))`;
    return [
      oneOfCheck('taxpayer_relations_kind', table.kind, RELATION_KINDS),
      check('taxpayer_relations_holder', sql`num_nonnulls(${table.holderId}, ${table.holderName}) = 1`),
      check('taxpayer_relations_of', sql`num_nonnulls(${table.ofId}, ${table.ofName}) = 1`),
      check('taxpayer_relations_of_clients', sql`num_nonnulls(${table.holderId}, ${table.ofId}) > 0`),
      check('taxpayer_relations_two', sql`${table.holderId} <> ${table.ofId}`),
      check('taxpayer_relations_share', sql`${table.share} between 1 and 10000`),
      lengthCheck('taxpayer_relations_holder_name_length', table.holderName, 2, 200),
      lengthCheck('taxpayer_relations_of_name_length', table.ofName, 2, 200),
      uniqueIndex('taxpayer_relations_one_each').on(table.kind, holder, of),
      uniqueIndex('taxpayer_relations_one_each_way')
        .on(table.kind, sql`least(${holder}, ${of})`, sql`greatest(${holder}, ${of})`)
        .where(sql`${table.kind} in ('partner', 'spouse')`),
      index('taxpayer_relations_by_holder_name').using('gin', sql`(plain_letters(holder_name)) gin_trgm_ops`),
      index('taxpayer_relations_by_of_name').using('gin', sql`(plain_letters(of_name)) gin_trgm_ops`),
      index('taxpayer_relations_of_holder').on(table.holderId),
      index('taxpayer_relations_of_of').on(table.ofId),
    ];
  },
);

export const taxpayerGroups = pgTable(
  'taxpayer_groups',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('taxpayer_groups_name_length', table.name, 2, 100),
    uniqueIndex('taxpayer_groups_one_name').on(sql`lower(${table.name})`),
  ],
);

export const taxpayerGroupMembers = pgTable(
  'taxpayer_group_members',
  {
    groupId: goesWith(() => taxpayerGroups.id),
    taxpayerId: goesWith(() => taxpayers.id),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.taxpayerId] }),
    index('taxpayer_group_members_of_taxpayer').on(table.taxpayerId),
  ],
);
