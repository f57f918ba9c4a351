import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env } from '#app/env.server.ts';
import { singleton } from '#app/singleton.server.ts';
import { SECOND } from '#app/time.ts';
import { measured, type Load } from './measured.server.ts';
import { watchedSocket, type Target } from './socket.server.ts';
import * as accounts from './schema/accounts.ts';
import * as audit from './schema/audit.ts';
import * as contact from './schema/contact.ts';
import * as limits from './schema/limits.ts';
import * as lists from './schema/lists.ts';
import * as runs from './schema/runs.ts';
import * as saved from './schema/saved.ts';

const CONNECTIONS = 10;
const STATEMENT_TIMEOUT = 10 * SECOND;
/** Longer than a statement may take: a live Postgres has answered by then. */
const SILENCE = 12 * SECOND;

/** Every table of the site. */
export const schema = { ...accounts, ...audit, ...contact, ...limits, ...lists, ...runs, ...saved };

/** Drizzle over postgres.js; the driver itself is `$client` (for LISTEN, for instance). */
export type Db = ReturnType<typeof openDb>;

/** The `tx` of `db().transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The process's database, opened at its first query. A query throws when the database can't be reached in time. */
export function db(): Db {
  return (shared().db ??= openDb(env().DATABASE_URL, { load: shared().load, silence: SILENCE }));
}

/** Closes the process's connections after their queries. A later `db()` opens new ones. */
export async function closeDb(): Promise<void> {
  const opened = shared().db;
  shared().db = undefined;
  await opened?.$client.end({ timeout: 5 });
}

/** The load of the process's connections. */
export function databasePool(): { size: number; inUse: number; waiting: number } {
  const { underWay } = shared().load;
  const inUse = Math.min(CONNECTIONS, underWay);
  return { size: CONNECTIONS, inUse, waiting: underWay - inUse };
}

/** With `load`, queries are measured. With `silence` (milliseconds), a connection without an answer for so long is closed. */
type DbOptions = { connections?: number; load?: Load; silence?: number };

/** A database of its own, for tools: the caller closes it with `$client.end()`. */
export function openDb(url: string, { connections = CONNECTIONS, load, silence }: DbOptions = {}) {
  const options = {
    max: connections,
    connect_timeout: 5,
    idle_timeout: 10,
    // By default the wait between attempts grows to 20 s, in which every query waits.
    backoff: () => 0.5,
    onnotice: () => {},
    connection: { application_name: 'site', statement_timeout: STATEMENT_TIMEOUT },
    // In the driver's documentation, but not in its types.
    ...(silence && { socket: (target: Target) => watchedSocket(target, silence) }),
  };
  const client = postgres(url, options);
  return drizzle(load ? measured(client, load) : client, { schema, casing: 'snake_case' });
}

function shared(): { db?: Db; load: Load } {
  return singleton<{ db?: Db; load: Load }>('db', () => ({ load: { underWay: 0 } }));
}
