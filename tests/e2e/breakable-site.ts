import type { ChildProcess } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailbox } from '#dev/mailbox.ts';
import { startMailbox } from '#dev/mailbox.ts';
import { findFreePort } from '#dev/ports.ts';
import type { Postgres } from '#dev/postgres.ts';
import { startPostgres } from '#dev/postgres.ts';
import { firm } from '#content/firm.ts';
import { makeFolder } from '#tests/folder.ts';
import { SECOND } from '#app/time.ts';
import { test as base } from './journey.ts';
import { ended, startCommand } from './site.ts';

type Part = {
  /** Takes the part away, as a power cut would take the app, and a stop any service. */
  lose(): Promise<void>;
  /** Brings it back where it was, with what it had kept. */
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

/** Journeys on a site of their own, one for each worker, which begins empty and of which parts can be lost. */
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

/** The built site as an operator runs it, as a process beside its services: each can be lost and come back. */
async function startBreakableSite(): Promise<BreakableSite> {
  const folder = makeFolder('site-outage-');
  const database = await breakablePostgres(join(folder, 'postgres'));
  const mail = await breakableMailbox(join(folder, 'mailbox'));
  const port = await findFreePort();
  const app = await breakableApp({
    PORT: String(port),
    DATABASE_URL: database.url,
    SMTP_URL: mail.smtpUrl,
    DATA_DIR: folder,
    SESSION_SECRET: 'only for journeys through outages',
    MAIL_TO: firm.email,
  });
  return {
    url: `http://localhost:${port}`,
    mailboxUrl: mail.webUrl,
    databaseUrl: database.url,
    app,
    database,
    mail,
    storage: breakableStorage(join(folder, 'objects')),
    async stop() {
      for (const part of [app, mail, database]) await part.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function breakablePostgres(folder: string) {
  let server: Postgres = await startPostgres({ folder });
  const { port, url } = server;
  const stop = () => server.stop();
  return {
    url,
    stop,
    lose: stop,
    async restore() {
      server = await startPostgres({ folder, port });
    },
  };
}

async function breakableMailbox(folder: string) {
  let mailbox: Mailbox = await startMailbox({ folder });
  const { smtpUrl, webUrl } = mailbox;
  const ports = { smtpPort: Number(new URL(smtpUrl).port), webPort: Number(new URL(webUrl).port) };
  const stop = () => mailbox.stop();
  return {
    smtpUrl,
    webUrl,
    stop,
    lose: stop,
    async restore() {
      mailbox = await startMailbox({ folder, ...ports });
    },
  };
}

/** Where its folder was stands a file: nothing can be read or written there. */
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

async function breakableApp(variables: Record<string, string>) {
  let child: ChildProcess;
  const start = async () => {
    ({ child } = await startCommand('server/main.ts', variables));
  };
  await start();
  return {
    stop: () => ended(child, 'SIGTERM'),
    lose: () => ended(child, 'SIGKILL'),
    restore: start,
  };
}
