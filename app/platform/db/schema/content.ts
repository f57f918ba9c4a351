import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment, oneOfCheck, pseudonym } from '../columns.ts';
import { CONTENT_SOURCES, CONTENT_STATES, type ContentValues } from '../content-values.ts';

/** Kinds of content that may stay as they came with the site, as the person who set the firm up said. */
export const contentSettled = pgTable(
  'content_settled',
  {
    kind: text().primaryKey(),
    /** No reference: the id stays when the account is deleted, as a pseudonym. */
    settledBy: uuid().notNull(),
    settledAt: moment().notNull().defaultNow(),
  },
  (table) => [lengthCheck('content_settled_kind_length', table.kind, 1, 60)],
);

/**
 * Takes precedence over the files of `content/`. An item has at most one draft, one live version and any number
 * of planned ones; the rest are its history.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    item: text().notNull(),
    state: text({ enum: CONTENT_STATES }).notNull(),
    source: text({ enum: CONTENT_SOURCES }).notNull(),
    /** Of source `own` alone. */
    values: jsonb().$type<ContentValues>(),
    /** What was shown when it was written: a field that is equal in both is not a change of this version. */
    base: jsonb().$type<ContentValues>(),
    /** Of the item: each act on any of its versions raises it. */
    revision: integer().notNull(),
    authorId: pseudonym(),
    writtenAt: moment().notNull().defaultNow(),
    publishAt: moment(),
    publishedAt: moment(),
  },
  (table) => [
    lengthCheck('content_versions_kind_length', table.kind, 1, 60),
    lengthCheck('content_versions_item_length', table.item, 1, 60),
    oneOfCheck('content_versions_state', table.state, CONTENT_STATES),
    oneOfCheck('content_versions_source', table.source, CONTENT_SOURCES),
    check('content_versions_values', sql`(${table.source} = 'own') = (${table.values} is not null)`),
    check('content_versions_values_size', sql`octet_length(${table.values}::text) <= 200000`),
    check('content_versions_planned', sql`${table.state} <> 'planned' or ${table.publishAt} is not null`),
    uniqueIndex('content_versions_one_draft_one_live')
      .on(table.kind, table.item, table.state)
      .where(sql`${table.state} in ('draft', 'live')`),
    index('content_versions_of_item').on(table.kind, table.item, table.revision),
    index('content_versions_due')
      .on(table.publishAt)
      .where(sql`${table.state} = 'planned'`),
  ],
);

/** Compiled pages of published texts, under a hash of words and release: a start need not compile them again. */
export const compiledTexts = pgTable(
  'compiled_texts',
  {
    key: text().primaryKey(),
    page: jsonb().notNull(),
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [lengthCheck('compiled_texts_key_length', table.key, 1, 64)],
);
