import { createHash } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { record } from '#app/platform/audit/audit.server.ts';
import { withDb, type Db } from '#app/platform/db/client.server.ts';
import { isImmutable } from '#app/work/documents/keys.ts';
import { recordRun } from '#app/platform/jobs/last-run.server.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { schemaVersion } from '#drizzle/migrate.ts';
import { MANIFEST, readManifest, sha256Of, type Manifest } from './manifest.ts';
import { countRows, listTables, readRows } from './tables.ts';

const FINISHED = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

type Source = { databaseUrl: string; storage: ObjectStorage };
/** `keepFor`: milliseconds in which no backup is deleted, however many there are. */
type Options = { folder: string; keep: number; keepFor?: number; now?: Date };

/** Reads tables in one snapshot, returns the new folder and deletes backups that are neither new nor the newest. */
export async function createBackup({ databaseUrl, storage }: Source, options: Options): Promise<string> {
  const { folder, keep, keepFor = 0, now = new Date() } = options;
  const oldest = now.getTime() - keepFor;
  const name = `backup-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const draft = join(folder, `.${name}`);
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(draft, 'objects'), { mode: 0o700 });
  try {
    const known = await newestManifest(folder);
    const objects = new Map(await saveObjects(storage, draft, known));
    const database = await saveTables(databaseUrl, draft);
    // Again: rows may name objects that were uploaded in between.
    for (const [key, object] of await saveObjects(storage, draft, { folder: draft, objects }))
      objects.set(key, object);
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      ...database,
      objects: [...objects.values()],
    };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, join(folder, name));
    await recordBackup(databaseUrl, manifest);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await deleteOldBackups(folder, keep, oldest);
  return join(folder, name);
}

async function saveTables(
  databaseUrl: string,
  draft: string,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  const saveAll = async (db: Db) => {
    const { applied } = await schemaVersion(db);
    const tables = await db.$client.begin('isolation level repeatable read read only', async (sql) => {
      await sql`set local statement_timeout = 0`;
      const saved: Manifest['tables'] = [];
      for (const table of await listTables(sql)) {
        const rows = await readRows(sql, table);
        const file = `tables/${table.name}.copy`;
        await writeFile(join(draft, file), rows, { mode: 0o600 });
        saved.push({ ...table, rows: countRows(rows), file, sha256: sha256Of(rows) });
      }
      return saved;
    });
    return { migrations: applied, tables };
  };
  return withDb(databaseUrl, saveAll, { connections: 2 });
}

type Saved = Manifest['objects'][number];

type Known = { folder: string; objects: ReadonlyMap<string, Saved> };

/** An object that never changes under its key is not read again: two backups, or both rounds of one, share the file. */
async function saveObjects(storage: ObjectStorage, draft: string, known: Known): Promise<[string, Saved][]> {
  const saved: [string, Saved][] = [];
  for (const key of await storage.list('')) {
    const same = isImmutable(key) ? known.objects.get(key) : undefined;
    const object =
      (same && (await shareObject(known, same, draft))) ?? (await saveObject(storage, key, draft));
    if (object) saved.push([key, object]);
  }
  return saved;
}

async function shareObject({ folder }: Known, object: Saved, draft: string): Promise<Saved | null> {
  if (folder === draft) return object;
  return link(join(folder, object.file), join(draft, object.file)).then(
    () => object,
    () => null,
  );
}

async function saveObject(storage: ObjectStorage, key: string, draft: string): Promise<Saved | null> {
  const object = await storage.open(key);
  if (!object) return null;
  const file = `objects/${sha256Of(Buffer.from(key))}`;
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of object.chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await writeFile(join(draft, file), hashed(), { mode: 0o600 });
  return { key, contentType: object.contentType, file, sha256: hash.digest('hex') };
}

async function newestManifest(folder: string): Promise<Known> {
  const newest = join(folder, (await finishedBackups(folder)).at(-1) ?? '');
  const manifest = await readManifest(newest).catch(() => null);
  return { folder: newest, objects: new Map(manifest?.objects.map((object) => [object.key, object])) };
}

async function recordBackup(databaseUrl: string, { createdAt, tables, objects }: Manifest): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const changes = { rows: String(rows), objects: String(objects.length) };
  const entry = { actorId: null, entity: 'site', entityId: 'backup', changes };
  await withDb(databaseUrl, (db) =>
    db.transaction(async (tx) => {
      await record(tx, { ...entry, action: 'backup.create' });
      await recordRun(tx, 'backup', new Date(createdAt));
    }),
  );
}

export async function newestBackup(folder: string): Promise<Date | null> {
  const newest = (await finishedBackups(folder)).at(-1);
  return newest ? timeOf(newest) : null;
}

async function deleteOldBackups(folder: string, keep: number, oldest: number): Promise<void> {
  const old = (await finishedBackups(folder))
    .slice(0, -keep)
    .filter((name) => timeOf(name).getTime() < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}

async function finishedBackups(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  return names.filter((name) => FINISHED.test(name)).toSorted();
}

function timeOf(name: string): Date {
  return new Date(name.replace(FINISHED, '$1-$2-$3T$4:$5:$6Z'));
}
