import { readEnv } from '#app/env.server.ts';
import type { ObjectStorage } from '#app/storage/object.ts';
import { openStorage } from '#app/storage/storage.server.ts';
import { requireSiteDatabase } from '../site-database.ts';

export type Stores = { databaseUrl: string; storage: ObjectStorage };

/** A backup needs no mail or cookie settings. */
const UNUSED = { SMTP_URL: 'smtp://unset', SESSION_SECRET: 'unused, for a backup signs nothing' };

/** Throws as `requireSiteDatabase`. */
export async function openSite(): Promise<Stores> {
  const databaseUrl = await requireSiteDatabase();
  return {
    databaseUrl,
    storage: openStorage(readEnv({ ...process.env, ...UNUSED, DATABASE_URL: databaseUrl })),
  };
}
