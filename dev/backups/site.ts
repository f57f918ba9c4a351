import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#app/platform/env/env.server.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { openStorage } from '#app/platform/storage/storage.server.ts';
import { refusal } from '../refusal.ts';
import { requireSiteDatabase } from '../site-database.ts';

export type Stores = { databaseUrl: string; storage: ObjectStorage };

/** A backup needs no mail or cookie settings. */
const UNUSED = { SMTP_URL: 'smtp://unset', SESSION_SECRET: 'unused, for a backup signs nothing' };

/** Throws like `requireSiteDatabase`, and a refusal if no variable says where the site stores its objects. */
export async function openSite(): Promise<Stores> {
  requirePlaceOfObjects(process.env);
  const settings = readEnv({ ...process.env, ...UNUSED, DATABASE_URL: await requireSiteDatabase() });
  return { databaseUrl: settings.DATABASE_DIRECT_URL, storage: openStorage(settings) };
}

/** A cron backup without the site's variables must fail, not leave out the objects. */
function requirePlaceOfObjects({ DATABASE_URL, DATA_DIR, S3_ENDPOINT }: NodeJS.ProcessEnv): void {
  if (!DATABASE_URL || DATA_DIR || S3_ENDPOINT || existsSync(join('.data', 'objects'))) return;
  throw refusal(
    'DATABASE_URL is set, but neither DATA_DIR nor S3_ENDPOINT: say where the site stores its objects.',
  );
}
