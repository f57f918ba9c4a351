import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { API_SCOPES, LONGEST_API_NAME, LONGEST_WEBHOOK_ADDRESS, WEBHOOK_EVENTS } from '../api-values.ts';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, pseudonym } from '../columns.ts';

/** Other programs of the firm sign in with it. It may do what its maker may, within its scopes. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey(),
    secretHash: text().notNull().unique(),
    name: text().notNull(),
    scopes: text({ enum: API_SCOPES }).array().notNull(),
    /** Once the account is deleted, the token opens nothing. */
    makerId: pseudonym().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** To the minute. */
    usedAt: moment(),
  },
  (table) => [
    lengthCheck('api_tokens_name_length', table.name, 1, LONGEST_API_NAME),
    check('api_tokens_secret_hash_form', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
    check(
      'api_tokens_scopes',
      sql`${table.scopes} <@ ${arrayOf(API_SCOPES)} and cardinality(${table.scopes}) > 0`,
    ),
    index('api_tokens_of_maker').on(table.makerId),
  ],
);

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    address: text().notNull(),
    /** Sealed: what is sent is signed with it. */
    secret: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** As with a token: once this account is deleted nothing is sent. */
    makerId: pseudonym().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    lengthCheck('webhooks_address_length', table.address, 8, LONGEST_WEBHOOK_ADDRESS),
    check(
      'webhooks_events',
      sql`${table.events} <@ ${arrayOf(WEBHOOK_EVENTS)} and cardinality(${table.events}) > 0`,
    ),
    index('webhooks_of_maker').on(table.makerId),
  ],
);

/** Written by triggers, in the transaction of what happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: goesWith(() => webhooks.id),
    event: text({ enum: WEBHOOK_EVENTS }).notNull(),
    subjectId: uuid().notNull(),
    at: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Null: delivered, or given up. */
    nextAt: moment().defaultNow(),
    deliveredAt: moment(),
    failure: text(),
  },
  (table) => [
    oneOfCheck('webhook_deliveries_event', table.event, WEBHOOK_EVENTS),
    atMostCheck('webhook_deliveries_failure_length', table.failure, 200),
    index('webhook_deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    index('webhook_deliveries_of_webhook').on(table.webhookId, table.at),
    index('webhook_deliveries_by_age').on(table.at),
  ],
);

function arrayOf(values: readonly string[]) {
  return sql.raw(`array[${values.map((one) => `'${one}'`).join(', ')}]::text[]`);
}
