import { readEnv } from '#app/env.server.ts';
import type { ObjectStorage } from '#app/storage/object.ts';
import { openStorage } from '#app/storage/storage.server.ts';
import { requireSiteDatabase } from '../site-database.ts';

/** What a backup is made of. */
export type Stores = { databaseUrl: string; storage: ObjectStorage };

/** Neither mails nor cookies are made here, so their settings need not be there. */
const UNUSED = { SMTP_URL: 'smtp://unset', SESSION_SECRET: 'unset'.repeat(8) };

/** The site's database and objects, as the environment names them or `npm start` keeps them. Throws as `requireSiteDatabase`. */
export async function openSite(): Promise<Stores> {
  const databaseUrl = await requireSiteDatabase();
  return {
    databaseUrl,
    storage: openStorage(readEnv({ ...UNUSED, ...process.env, DATABASE_URL: databaseUrl })),
  };
}
