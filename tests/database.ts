import { randomBytes } from 'node:crypto';
import { eq, sql, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { afterAll, inject, vi } from 'vitest';
import { withDatabaseName } from '#app/platform/env/database-address.ts';
import { closeDb, db } from '#app/platform/db/client.server.ts';
import { sessionDefaults } from '#app/platform/db/session-defaults.server.ts';
import { stopJobs } from '#app/platform/jobs/workers.server.ts';
import { startProxy, type Proxy } from './proxy.ts';

if (!inject('postgres')) {
  throw new Error(
    "This test belongs to the project 'pure', which has no database: a test that needs one imports '#tests/database.ts' itself.",
  );
}

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Copied from the run's template in milliseconds; Postgres does not copy the template's settings. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${inject('postgres').template} strategy file_copy`, sessionDefaults);
}

export function createBlankDatabase(): Promise<TestDatabase> {
  return createDatabase('template template1');
}

/** Call once at the top of a file: `env().DATABASE_URL` and `db()` then use this database. */
export async function useTestDatabase(): Promise<{ url: string }> {
  const database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
  await forgetSettings();
  afterAll(async () => {
    await stopJobs();
    await closeDb();
    await database.drop();
  });
  return { url: database.url };
}

export async function useProxiedDatabase(): Promise<Proxy> {
  const proxy = await startProxy((await useTestDatabase()).url);
  vi.stubEnv('DATABASE_URL', proxy.url);
  return proxy;
}

/** Code that an earlier file left running may have read them while this file's database was created. */
async function forgetSettings(): Promise<void> {
  (globalThis as { singletons?: Map<string, unknown> }).singletons?.delete('env');
  await closeDb();
}

export async function put<T extends PgTable>(
  table: T,
  ...rows: InferInsertModel<T>[]
): Promise<InferSelectModel<T>> {
  const [stored] = await db()
    .insert(table as PgTable)
    .values(rows)
    .returning();
  return stored as InferSelectModel<T>;
}

export async function rowOf<T extends PgTable & { id: PgColumn }>(
  table: T,
  id: string,
): Promise<InferSelectModel<T> | undefined> {
  const [row] = await db()
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row as InferSelectModel<T> | undefined;
}

export async function without<Answer>(table: string, act: () => Promise<Answer>): Promise<Answer> {
  const name = table.split('.').at(-1);
  const away = table.replace(/\w+$/, 'away');
  await db().execute(sql.raw(`alter table ${table} rename to away`));
  try {
    return await act();
  } finally {
    await db().execute(sql.raw(`alter table ${away} rename to ${name}`));
  }
}

async function createDatabase(
  options: string,
  settings: (database: string) => string[] = () => [],
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = inject('postgres').url;
  await onServer(server, `create database ${name} ${options}`, ...settings(name));
  return {
    url: withDatabaseName(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  for (const statement of statements) await admin.unsafe(statement);
  await admin.end();
}
