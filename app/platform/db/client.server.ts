import { drizzle } from 'drizzle-orm/postgres-js';
import { env } from '#app/platform/env/env.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { connectTo } from './connect.server.ts';
import { measured, type Load } from './measured.server.ts';
import * as accounts from './schema/accounts.ts';
import * as api from './schema/api.ts';
import * as audit from './schema/audit.ts';
import * as bankAccounts from './schema/bank-accounts.ts';
import * as bookings from './schema/bookings.ts';
import * as bulk from './schema/bulk.ts';
import * as clientFields from './schema/client-fields.ts';
import * as content from './schema/content.ts';
import * as enquiries from './schema/enquiries.ts';
import * as documents from './schema/documents.ts';
import * as drafts from './schema/drafts.ts';
import * as engagements from './schema/engagements.ts';
import * as fica from './schema/fica.ts';
import * as filters from './schema/filters.ts';
import * as handOvers from './schema/hand-overs.ts';
import * as kept from './schema/kept.ts';
import * as limits from './schema/limits.ts';
import * as links from './schema/links.ts';
import * as lists from './schema/lists.ts';
import * as notes from './schema/notes.ts';
import * as passkeys from './schema/passkeys.ts';
import * as payments from './schema/payment-mails.ts';
import * as proposals from './schema/proposals.ts';
import * as received from './schema/received.ts';
import * as recoveries from './schema/recoveries.ts';
import * as recurring from './schema/recurring.ts';
import * as relations from './schema/relations.ts';
import * as tasks from './schema/tasks.ts';
import * as replies from './schema/replies.ts';
import * as runs from './schema/runs.ts';
import * as saved from './schema/saved.ts';
import * as signatures from './schema/signatures.ts';
import * as steps from './schema/steps.ts';
import * as tags from './schema/tags.ts';
import * as taxpayers from './schema/taxpayers.ts';
import * as time from './schema/time.ts';

const CONNECTIONS = 10;
/** Longer than the longest statement in `session-defaults.server.ts`: a live Postgres has answered by then. */
const SILENCE = 12 * SECOND;

export const schema = {
  ...accounts,
  ...api,
  ...audit,
  ...bankAccounts,
  ...bookings,
  ...bulk,
  ...clientFields,
  ...content,
  ...enquiries,
  ...documents,
  ...drafts,
  ...engagements,
  ...fica,
  ...filters,
  ...handOvers,
  ...kept,
  ...limits,
  ...links,
  ...lists,
  ...notes,
  ...passkeys,
  ...payments,
  ...proposals,
  ...received,
  ...recoveries,
  ...recurring,
  ...relations,
  ...tasks,
  ...replies,
  ...runs,
  ...saved,
  ...signatures,
  ...steps,
  ...tags,
  ...taxpayers,
  ...time,
};

export type Db = ReturnType<typeof openDb>;

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Queries throw when the database can't be reached in time. */
export function db(): Db {
  return (shared().db ??= openDb(env().DATABASE_URL, { load: shared().load, silence: SILENCE }));
}

export async function closeDb(): Promise<void> {
  const opened = shared().db;
  shared().db = undefined;
  await opened?.$client.end({ timeout: 5 });
}

export function databasePool(): { size: number; inUse: number; waiting: number } {
  const { underWay } = shared().load;
  const inUse = Math.min(CONNECTIONS, underWay);
  return { size: CONNECTIONS, inUse, waiting: underWay - inUse };
}

/** `silence`: milliseconds without an answer after which a connection is closed. */
type DbOptions = { connections?: number; load?: Load; silence?: number };

/** The caller closes it with `$client.end()`. */
export function openDb(url: string, { connections = CONNECTIONS, load, silence }: DbOptions = {}) {
  const client = connectTo(url, {
    max: connections,
    idle_timeout: 10,
    // By default the wait between attempts grows to 20 s, and every query waits with it.
    backoff: () => 0.5,
    connection: { application_name: 'site' },
    silence,
  });
  return drizzle(load ? measured(client, load) : client, { schema, casing: 'snake_case' });
}

export async function withDb<Result>(
  url: string,
  work: (db: Db) => Promise<Result>,
  options: DbOptions = { connections: 1 },
): Promise<Result> {
  const opened = openDb(url, options);
  try {
    return await work(opened);
  } finally {
    await opened.$client.end();
  }
}

function shared(): { db?: Db; load: Load } {
  return singleton<{ db?: Db; load: Load }>('db', () => ({ load: { underWay: 0 } }));
}
