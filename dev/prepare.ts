import { realpathSync } from 'node:fs';
import { firm } from '#content/firm.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { seedDemonstration } from '#drizzle/seed.ts';
import { createAdministrator } from './demonstration.ts';
import type { Lifetime } from './lifetime.ts';
import type { Neighbours } from './neighbours.ts';
import { startNeighbours } from './neighbours.ts';
import { say, sayTable, step, styled } from './print.ts';

export type Site = Neighbours & {
  /** Where the site is to listen, seen from this machine. */
  url: string;
  administrator: { email: string; password: string } | null;
};

/**
 * Everything the site needs but itself: neighbours, migrations and, in a database of our own, the
 * demonstration. `beforeData` runs when the environment is known to be right. Throws a refusal as
 * `startNeighbours` does.
 */
export async function prepareSite(lifetime: Lifetime, beforeData = async () => {}): Promise<Site> {
  const neighbours = await startNeighbours(lifetime);
  const { DATABASE_URL, PORT } = neighbours.config;
  await beforeData();
  await step('Migrating the database', () => migrateDatabase(DATABASE_URL));
  if (neighbours.isDemonstration) await seedDemonstration(DATABASE_URL);
  const administrator = neighbours.isDemonstration ? await createAdministrator(DATABASE_URL) : null;
  return { ...neighbours, url: `http://localhost:${PORT}`, administrator };
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
