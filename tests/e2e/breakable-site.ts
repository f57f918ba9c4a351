import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECOND } from '#app/platform/core/time.ts';
import { openTestSite } from '#tests/chaos/test-site.ts';
import { test as base } from './journey.ts';

type Part = {
  /** Stops the part, as a power cut would stop the app, or a stop command a service. */
  lose(): Promise<void>;
  /** Starts it again in the same place, with its data. */
  restore(): Promise<void>;
};

export type BreakableSite = {
  url: string;
  mailboxUrl: string;
  databaseUrl: string;
  app: Part;
  database: Part;
  mail: Part;
  storage: Part;
  stop(): Promise<void>;
};

/** Journeys on a site of their own, one for each worker, which begins empty and whose parts can fail. */
export const test = base.extend<object, { site: BreakableSite }>({
  site: [
    async ({}, use) => {
      const site = await startBreakableSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60 * SECOND },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

async function startBreakableSite(): Promise<BreakableSite> {
  const site = await openTestSite();
  const { database, mail } = site;
  const app = await site.startApp({ TRUST_PROXY: '0', LOG_LEVEL: 'error' });
  return {
    url: app.url.replace('127.0.0.1', 'localhost'),
    mailboxUrl: mail.directUrl,
    databaseUrl: database.directUrl,
    app: { lose: app.kill, restore: app.start },
    database: { lose: database.stop, restore: database.start },
    mail: { lose: mail.stop, restore: mail.start },
    storage: breakableStorage(join(site.variables.DATA_DIR ?? '', 'objects')),
    stop: site.close,
  };
}

/** A file replaces its folder, so nothing can be read or written there. */
function breakableStorage(folder: string): Part {
  const away = `${folder}-away`;
  return {
    async lose() {
      await mkdir(folder, { recursive: true });
      await rename(folder, away);
      await writeFile(folder, '');
    },
    async restore() {
      await rm(folder);
      await rename(away, folder);
    },
  };
}
