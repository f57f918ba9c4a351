import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { withDb, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { codeOf } from '#app/platform/db/failure.ts';
import { keepSessionDefaults } from '#app/platform/db/session-defaults.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { reportBlockers } from './blockers.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../drizzle/migrations', import.meta.url)) };

/** The schema shortly before version 1.0.0 is one file, and counts as the migrations that it took. */
const [BASELINE] = journal.entries;
export const BASELINE_COUNT = Number(BASELINE?.idx) + 1;
const TOO_OLD =
  'This schema is older than version 1.0.0: start or restore it once with 1.0.0, then with this one. docs/operations.md, “Upgrades”, says where to get 1.0.0.';

const LOCK = 0x6d696772;
/** Postgres's error code. */
const LOCK_NOT_AVAILABLE = '55P03';

/** A statement that waits longer for a table would block every statement behind it. */
const LOCK_TIMEOUT = 5 * SECOND;
const ATTEMPTS = 20;

type Options = {
  /** How many, with those of the baseline. Fewer than these throw. */
  upTo?: number;
  /** Called with the processes for which the migrations wait. */
  say?: (sentence: string) => void;
};

/**
 * Returns how many migrations it applied. Instances take turns; a failed migration leaves nothing behind. Also stores
 * the defaults of the role's sessions. `url` must be Postgres itself, or a pooler of any mode. Throws for a schema
 * older than the baseline.
 */
export async function migrateDatabase(
  url: string,
  { upTo, say = () => {} }: Options = {},
): Promise<{ applied: number }> {
  const migrationsFolder = upTo === undefined ? MIGRATIONS.migrationsFolder : await firstMigrations(upTo);
  await keepSessionDefaults(url);
  const apply = async (db: Db) => ({ applied: await applyAll(db, migrationsFolder, say) });
  return withDb(url, apply, { connections: 2 }).finally(async () => {
    if (upTo !== undefined) await rm(migrationsFolder, { recursive: true });
  });
}

async function applyAll(db: Db, migrationsFolder: string, say: (sentence: string) => void): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => applyLocked(db, tx, { migrationsFolder, say }));
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      say(`a table was in use for ${LOCK_TIMEOUT / SECOND} s: the migrations are tried again`);
      await sleep(SECOND);
    }
  }
}

/** A transaction's lock: a session's lock would stay with the connection of a pooler. */
async function applyLocked(
  db: Db,
  tx: Transaction,
  { migrationsFolder, say }: { migrationsFolder: string; say: (sentence: string) => void },
): Promise<number> {
  const [own] = await tx.execute<{ pid: number }>(
    sql`select set_config('statement_timeout', '0', true), pg_backend_pid() as pid`,
  );
  return reportBlockers({ db, pid: Number(own?.pid), say }, async () => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true)`);
    return applyMissing(tx, migrationsFolder);
  });
}

/** Drizzle's own function begins its own transaction. The table is Drizzle's. */
async function applyMissing(tx: Transaction, migrationsFolder: string): Promise<number> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [last] = await tx.execute(
    sql`select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations`,
  );
  const at = Number(last?.at);
  if (at > 0 && at < Number(BASELINE?.when)) throw new Error(TOO_OLD);
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > at);
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  return at > 0 ? missing.length : countWithBaseline(missing.length);
}

async function firstMigrations(count: number): Promise<string> {
  const newest = journal.entries.at(-1)?.idx ?? 0;
  if (count > newest + 1)
    throw new Error(`This code knows ${newest + 1} migrations, but ${count} were requested.`);
  if (count < BASELINE_COUNT) throw new Error(TOO_OLD);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS.migrationsFolder, folder, { recursive: true });
  const entries = journal.entries.filter(({ idx }) => idx < count);
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Throws when the database cannot be reached. */
export async function schemaVersion(db: Db): Promise<{ applied: number; expected: number }> {
  const expected = Number(journal.entries.at(-1)?.idx) + 1;
  return { applied: await appliedMigrations(db), expected };
}

async function appliedMigrations(db: Pick<Db, 'execute'>): Promise<number> {
  const [found] = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found?.there) return 0;
  const [row] = await db.execute(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations where created_at >= ${BASELINE?.when}`,
  );
  return countWithBaseline(Number(row?.applied));
}

/** Of so many files, the baseline among them. */
function countWithBaseline(files: number): number {
  return files === 0 ? 0 : files + BASELINE_COUNT - 1;
}
