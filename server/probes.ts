import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { jobsHealthy } from '#app/platform/jobs/workers.server.ts';
import { hasScanner, pingScanner } from '#app/platform/scan/scanner.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { schemaVersion } from '#drizzle/migrate.ts';
import type { Probe } from './health.ts';

export function siteProbes(): Record<string, Probe> {
  return {
    database: () => db().execute(sql`select 1`),
    schema: async () => {
      const { applied, expected } = await schemaVersion(db());
      return applied >= expected;
    },
    storage: () => storage().check(),
    mail: jobsHealthy,
    ...(hasScanner() && { scanner: () => pingScanner().then(() => true) }),
  };
}
