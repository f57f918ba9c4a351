import { realpathSync } from 'node:fs';
import { placeOf, readDatabaseUrl } from '#app/platform/env/database-address.ts';
import { firm } from '#content/firm.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { seedDemonstration } from '#drizzle/seed.ts';
import { createAdministrator } from './demonstration.ts';
import type { Lifetime } from './lifetime.ts';
import type { Services } from './services.ts';
import { startServices } from './services.ts';
import { say, sayTable, step, styled } from './print.ts';

export type Site = Services & {
  url: string;
  administrator: { email: string; password: string } | null;
};

/** `beforeData` runs once the environment is valid. Throws a refusal as `startServices` does. */
export async function prepareSite(lifetime: Lifetime, beforeData = async () => {}): Promise<Site> {
  const services = await startServices(lifetime);
  const { DATABASE_URL, PORT, DEMONSTRATION } = services.config;
  await beforeData();
  await step('Migrating the database', () => migrateDatabase(DATABASE_URL));
  if (services.isEmbedded && DEMONSTRATION) await seedDemonstration(DATABASE_URL);
  const administrator = services.isEmbedded ? await createAdministrator(DATABASE_URL, DEMONSTRATION) : null;
  return { ...services, url: `http://localhost:${PORT}`, administrator };
}

export function announce({ url, config, mailboxUrl, isEmbedded, administrator }: Site): void {
  say(`\n${styled('bold', firm.name)}`);
  sayTable([
    ['site', url],
    ['mailbox', mailboxUrl ?? `none: mail goes to ${new URL(config.SMTP_URL).host}`],
    // The real path: under a folder only for root, the data are elsewhere.
    [
      'database',
      isEmbedded
        ? realpathSync(`${config.DATA_DIR}/postgres`)
        : placeOf(readDatabaseUrl(config.DATABASE_URL)),
    ],
    ['objects', config.S3_ENDPOINT ?? `${config.DATA_DIR}/objects`],
  ]);
  if (administrator) {
    sayTable([
      ['administrator', `${administrator.email}, password ${administrator.password} (shown this once)`],
    ]);
  }
  say(`\nready ${url}`);
}
