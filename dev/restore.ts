import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabaseName } from '#app/platform/env/database-address.ts';
import { connectTo } from '#app/platform/db/connect.server.ts';
import { diskStorage } from '#app/platform/storage/disk.server.ts';
import { differingTables, documentsWithoutBytes, restoreBackup } from './backups/restore.ts';
import { openSite } from './backups/site.ts';
import { live, type Lifetime } from './lifetime.ts';
import { say, step } from './print.ts';
import { refusal } from './refusal.ts';
import { detailOf, messageOf } from '#app/platform/core/own-error.ts';

await live(restore);

async function restore(lifetime: Lifetime): Promise<number> {
  const { values, positionals } = readOptions();
  const folder = await newestIn(resolve(positionals[0] ?? join(process.env.DATA_DIR || '.data', 'backups')));
  const site = await openSite();
  if (values.drill) return drill(folder, site.databaseUrl, lifetime);
  const { tables, objects } = await step(`Restoring ${folder}`, () => restoreBackup(folder, site, say));
  say(`Restored ${tables.length} tables and ${objects.length} objects.`);
  return 0;
}

/** Throws a refusal for unknown arguments: a mistyped `--drill` must not be a real restore. */
function readOptions() {
  try {
    return parseArgs({ options: { drill: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch (error) {
    throw refusal(`${messageOf(error)}: npm run restore -- [FOLDER] [--drill]`);
  }
}

async function drill(folder: string, siteUrl: string, lifetime: Lifetime): Promise<number> {
  const name = `restore_drill_${randomBytes(4).toString('hex')}`;
  const objectsFolder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  const server = connectTo(siteUrl, { max: 1, connection: { application_name: 'site drill' } });
  lifetime.atEnd(async () => {
    await server.unsafe(`drop database if exists ${name} with (force)`);
    await server.end();
    await rm(objectsFolder, { recursive: true, force: true });
  });
  await server.unsafe('set statement_timeout = 0');
  await server.unsafe(`create database ${name}`).catch(explainRights);
  const target = { databaseUrl: withDatabaseName(siteUrl, name), storage: diskStorage(objectsFolder) };
  const manifest = await step(`Restoring ${folder} beside the site`, () =>
    restoreBackup(folder, target, say),
  );
  say('  comparing …');
  const differing = await differingTables(manifest, target.databaseUrl);
  for (const table of manifest.tables) {
    say(`  ${differing.includes(table.name) ? 'differs' : 'equal  '}  ${table.name}, ${table.rows} rows`);
  }
  const objects = await target.storage.list('');
  say(`  ${objects.length} of ${manifest.objects.length} objects`);
  const { all, lost } = await documentsWithoutBytes(manifest, target.databaseUrl);
  say(`  ${all - lost.length} of ${all} documents with the bytes that were stored`);
  const isWhole = objects.length === manifest.objects.length && lost.length === 0;
  return differing.length === 0 && isWhole ? 0 : 1;
}

function explainRights(error: unknown): never {
  const isForbidden = detailOf(error, 'code') === '42501';
  if (!isForbidden) throw error;
  throw refusal('The drill needs the right to create a database: alter role NAME createdb.');
}

async function newestIn(folder: string): Promise<string> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes('manifest.json')) return folder;
  const newest = names
    .filter((name) => name.startsWith('backup-'))
    .toSorted()
    .at(-1);
  if (!newest)
    throw refusal(`There is no backup in ${folder}: name the folder that npm run backup writes to.`);
  return join(folder, newest);
}
