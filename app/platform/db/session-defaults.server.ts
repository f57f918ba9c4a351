import { sql } from 'drizzle-orm';
import { withDb, type Db, type Transaction } from './client.server.ts';

/** How similar a typed word must be to a stored one; Postgres's default, 0.6, does not accept two swapped letters. */
const TYPING_ERRORS = '0.42';
const STATEMENT_TIMEOUT = '10s';

const LOCK = 0x726f6c65;
/** The most connections that may have begun without the settings. */
const MOST_OLDER = 20;

const DEFAULTS = {
  statement_timeout: STATEMENT_TIMEOUT,
  'pg_trgm.word_similarity_threshold': TYPING_ERRORS,
};

/** A pooler refuses them as parameters. Call it before any other use of the database; throws if it is away. */
export async function keepSessionDefaults(url: string): Promise<void> {
  await withDb(url, (db) =>
    db.transaction(async (tx) => {
      if (!(await areKept(tx))) await keep(tx);
    }),
  );
  for (let left = MOST_OLDER; left > 0; left--) if (await withDb(url, isSetOrEnds)) return;
}

async function isSetOrEnds(db: Db): Promise<boolean> {
  const ends = sql`current_setting('statement_timeout') <> ${STATEMENT_TIMEOUT} and pg_terminate_backend(pg_backend_pid())`;
  return db.execute<{ ends: boolean }>(sql`select ${ends} as ends`).then(
    ([row]) => row?.ends === false,
    () => false,
  );
}

export function sessionDefaults(database: string): string[] {
  const place = `current_user in database "${database.replaceAll('"', '""')}"`;
  return Object.entries(DEFAULTS).map(([name, value]) => `alter role ${place} set ${name} = '${value}'`);
}

async function keep(tx: Transaction): Promise<void> {
  // Postgres refuses one of two simultaneous changes of a role.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  if (await areKept(tx)) return;
  await tx.execute(sql`create extension if not exists pg_trgm`);
  // Loads the extension: Postgres then knows its setting, and lets its role set it.
  await tx.execute(sql`select word_similarity('a', 'a')`);
  const [row] = await tx.execute<{ name: string }>(sql`select current_database() as name`);
  for (const statement of sessionDefaults(String(row?.name))) await tx.execute(sql.raw(statement));
}

async function areKept(tx: Transaction): Promise<boolean> {
  const [kept] = await tx.execute<{ settings: string[] }>(sql`
    select setconfig as settings from pg_db_role_setting
    where setrole = current_user::regrole
      and setdatabase = (select oid from pg_database where datname = current_database())`);
  return Object.entries(DEFAULTS).every(([name, value]) => kept?.settings.includes(`${name}=${value}`));
}
