import { realpathSync } from 'node:fs';
import { firm } from '#content/firm.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { seedDemonstration } from '#drizzle/seed.ts';
import { createAdministrator } from './demonstration.ts';
import type { Lifetime } from './lifetime.ts';
import type { Services } from './services.ts';
import { startServices } from './services.ts';
import { say, sayTable, step, styled } from './print.ts';

export type Site = Services & {
  /** Where the site is to listen, seen from this machine. */
  url: string;
  administrator: { email: string; password: string } | null;
};

/**
 * Everything the site needs but itself: services, migrations and, in a database of our own, the
 * demonstration. `beforeData` runs when the environment is known to be right. Throws a refusal as
 * `startServices` does.
 */
export async function prepareSite(lifetime: Lifetime, beforeData = async () => {}): Promise<Site> {
  const services = await startServices(lifetime);
  const { DATABASE_URL, PORT } = services.config;
  await beforeData();
  await step('Migrating the database', () => migrateDatabase(DATABASE_URL));
  if (services.isDemonstration) await seedDemonstration(DATABASE_URL);
  const administrator = services.isDemonstration ? await createAdministrator(DATABASE_URL) : null;
  return { ...services, url: `http://localhost:${PORT}`, administrator };
}

/** What the operator may open, and the line other programs wait for. */
export function announce({ url, config, mailboxUrl, isDemonstration, administrator }: Site): void {
  say(`\n${styled('bold', firm.name)}`);
  sayTable([
    ['site', url],
    ['mailbox', mailboxUrl ?? `none: mail goes to ${new URL(config.SMTP_URL).host}`],
    // Its real path: below a folder only root may enter, the data stand elsewhere.
    [
      'database',
      isDemonstration ? realpathSync(`${config.DATA_DIR}/postgres`) : new URL(config.DATABASE_URL).host,
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
