import { join } from 'node:path';
import { findRunningPostgres } from './postgres.ts';
import { requireDatabase } from './reachable.ts';
import { refusal } from './refusal.ts';

export async function requireSiteDatabase(): Promise<string> {
  const url =
    process.env.DATABASE_URL || findRunningPostgres(join(process.env.DATA_DIR || '.data', 'postgres'));
  if (!url) throw refusal('No database is running: start the site with npm start, or set DATABASE_URL.');
  await requireDatabase(url);
  return url;
}

/** For reading the site's settings: a command mails and signs nothing. */
export async function useSiteDatabase(): Promise<string> {
  const url = await requireSiteDatabase();
  process.env.DATABASE_URL = url;
  process.env.SMTP_URL ||= 'smtp://unused';
  process.env.SESSION_SECRET ||= 'unused, for nothing is signed here';
  return url;
}
