import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { withDb, type Db } from '#app/db/client.server.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../drizzle/migrations', import.meta.url)) };

const LOCK = 0x6d696772;

/** Returns how many migrations it applied. Instances take turns; a failed migration leaves nothing behind. */
export async function migrateDatabase(
  url: string,
  { upTo }: { upTo?: number } = {},
): Promise<{ applied: number }> {
  const migrationsFolder = upTo === undefined ? MIGRATIONS.migrationsFolder : await firstMigrations(upTo);
  const apply = async (db: Db) => {
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    const before = await appliedMigrations(db);
    await migrate(db, { migrationsFolder });
    return { applied: (await appliedMigrations(db)) - before };
  };
  return withDb(url, apply).finally(async () => {
    if (upTo !== undefined) await rm(migrationsFolder, { recursive: true });
  });
}

async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS.migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
  if (count > journal.entries.length) {
    throw new Error(`This code knows ${journal.entries.length} migrations, but ${count} were requested.`);
  }
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Throws when the database cannot be reached. */
export async function schemaVersion(db: Db): Promise<{ applied: number; expected: number }> {
  return { applied: await appliedMigrations(db), expected: readMigrationFiles(MIGRATIONS).length };
}

async function appliedMigrations(db: Db): Promise<number> {
  const [found] = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found?.there) return 0;
  const [row] = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  return Number(row?.applied);
}
