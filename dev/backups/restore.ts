import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import { withDb } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { openBoss, prepareQueue } from '#app/platform/jobs/boss.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { refusal } from '../refusal.ts';
import { requireWhole, sha256Of, type Manifest } from './manifest.ts';
import { resetSequences, listTables, readRows, writeRows } from './tables.ts';

const LARGE = 1000;
const OBJECTS_EACH = 200;
const SILENT = { info() {}, warn() {}, error() {} };

/** `say` is called for each large part. Throws a refusal: damaged, of newer code, or a database with rows. */
export async function restoreBackup(
  folder: string,
  { databaseUrl, storage }: { databaseUrl: string; storage: ObjectStorage },
  say: (progress: string) => void = () => {},
): Promise<Manifest> {
  const manifest = await requireWhole(folder);
  await restoreTables(folder, manifest, databaseUrl, say);
  for (const [at, { key, contentType, file }] of manifest.objects.entries()) {
    if (at % OBJECTS_EACH === 0) say(`  ${at} of ${manifest.objects.length} objects …`);
    await storage.put(key, await readFile(join(folder, file)), contentType);
  }
  return manifest;
}

export async function differingTables(manifest: Manifest, databaseUrl: string): Promise<string[]> {
  return withDb(databaseUrl, async (db) => {
    const differing: string[] = [];
    for (const table of manifest.tables) {
      const rows = await readRows(db.$client, table);
      if (sha256Of(rows) !== table.sha256) differing.push(table.name);
    }
    return differing;
  });
}

/** Missing in the backup, or different from the stored bytes; and the number of all documents. */
export async function documentsWithoutBytes(
  { objects }: Manifest,
  databaseUrl: string,
): Promise<{ all: number; lost: string[] }> {
  const hashes = new Map(objects.map(({ key, sha256 }) => [key, sha256]));
  const rows = await withDb(databaseUrl, (db) =>
    db.select({ id: documents.id, sha256: documents.sha256 }).from(documents),
  );
  const lost = rows.filter(({ id, sha256 }) => hashes.get(documentKey(id)) !== sha256);
  return { all: rows.length, lost: lost.map(({ id }) => id) };
}

async function restoreTables(
  folder: string,
  manifest: Manifest,
  databaseUrl: string,
  say: (progress: string) => void,
): Promise<void> {
  // First the schema of the backup: later migrations must find the rows they were written for.
  await migrateDatabase(databaseUrl, { upTo: manifest.migrations });
  await prepareQueues(databaseUrl);
  await withDb(databaseUrl, (db) =>
    db.$client.begin(async (sql) => {
      await sql`set local statement_timeout = 0`;
      for (const table of await listTables(sql)) {
        const saved = manifest.tables.find(({ name }) => name === table.name);
        const [found] = await sql.unsafe(`select exists (select from ${table.name}) as any`);
        if (found?.any)
          throw refusal(`The database holds rows already (${table.name}): restore into an empty one.`);
        if (saved && saved.rows >= LARGE) say(`  ${saved.name}, ${saved.rows} rows …`);
        if (saved) await writeRows(sql, saved, await readFile(join(folder, saved.file)));
      }
      await resetSequences(sql);
    }),
  );
  await migrateDatabase(databaseUrl);
}

async function prepareQueues(databaseUrl: string): Promise<void> {
  const boss: PgBoss = await openBoss(databaseUrl, SILENT);
  for (const job of jobs) await prepareQueue(boss, job);
  await boss.stop({ graceful: false });
}
