import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { firm } from '#content/firm.ts';
import type { Env } from '#app/platform/env/env.server.ts';
import { readEnv } from '#app/platform/env/env.server.ts';
import type { Lifetime } from './lifetime.ts';
import { findFreePort, requireFreePort } from './ports.ts';
import { requirePostgresUser, type PostgresUser } from './postgres-binaries.ts';
import { AUTHSERV_ID } from './mailbox-write.ts';
import { step } from './print.ts';
import { requireDatabase, requireMailServer } from './reachable.ts';
import { refusal } from './refusal.ts';
import { messageOf } from '#app/platform/core/own-error.ts';

export type Services = {
  config: Env;
  mailboxUrl: string | null;
  isEmbedded: boolean;
};

const DATA_DIR = '.data';
const UNSET = { DATABASE_URL: 'postgres://unset', SMTP_URL: 'smtp://unset' };

/** Throws a refusal when a variable is wrong or its service cannot be used. */
export async function startServices(lifetime: Lifetime): Promise<Services> {
  const dataFolder = requireDataFolder(process.env.DATA_DIR || DATA_DIR);
  process.env.SESSION_SECRET ||= readSecret(join(dataFolder, 'session-secret'));
  const {
    PORT,
    HOST,
    DATABASE_URL,
    SMTP_URL,
    MAIL_TO = firm.email,
  } = requireEnv({ ...UNSET, ...setVariables() });
  const mailboxPort = requireMailboxPort();
  process.env.PORT = String(PORT || (await findFreePort()));
  await requireFreePort('PORT', PORT, HOST);
  const isEmbedded = DATABASE_URL === UNSET.DATABASE_URL;
  const hasMailbox = SMTP_URL === UNSET.SMTP_URL;
  if (hasMailbox) await requireFreePort('MAILBOX_PORT', mailboxPort);
  await (isEmbedded ? startDatabase(lifetime, dataFolder) : requireDatabase(DATABASE_URL));
  const mailboxUrl = hasMailbox ? await startMail(lifetime, dataFolder, mailboxPort, MAIL_TO) : null;
  if (!hasMailbox) await requireMailServer(SMTP_URL);
  return { config: requireEnv(process.env), mailboxUrl, isEmbedded };
}

function requireDataFolder(folder: string): string {
  const path = resolve(folder);
  const isOurs = folder === DATA_DIR || !existsSync(path);
  try {
    mkdirSync(path, { recursive: true });
    if (isOurs) chmodSync(path, 0o700);
    const trial = join(path, `trial-${process.pid}`);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch {
    throw refusal(`DATA_DIR ${path} cannot be written to: make it writable for this user, or set another.`);
  }
  return path;
}

function readSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function requireEnv(source: Record<string, string | undefined>): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw refusal(messageOf(error));
  }
}

function setVariables(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}

function requireMailboxPort(): number {
  const value = process.env.MAILBOX_PORT || '8025';
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw refusal('MAILBOX_PORT must be a whole number from 0 to 65535.');
}

async function startDatabase(lifetime: Lifetime, dataFolder: string): Promise<void> {
  const { startPostgres } = await import('./postgres.ts');
  letThrough(dataFolder, requirePostgresUser());
  const folder = join(dataFolder, 'postgres');
  const database = await step('Starting Postgres', () => startPostgres({ folder }));
  lifetime.atEnd(database.stop);
  process.env.DATABASE_URL = database.url;
}

/** If root starts it, Postgres runs as another user, who passes through a closed folder by its group. */
function letThrough(folder: string, { gid }: PostgresUser): void {
  if (gid === undefined || (statSync(folder).mode & 0o077) !== 0) return;
  chownSync(folder, 0, gid);
  chmodSync(folder, 0o710);
}

/** Without a mailbox of the firm, the site reads mails to the firm that are written on this mailbox's pages. */
async function startMail(
  lifetime: Lifetime,
  dataFolder: string,
  webPort: number,
  firm: string,
): Promise<string> {
  const { startMailbox } = await import('./mailbox.ts');
  const isRead = !process.env.INBOUND_IMAP_URL;
  const folder = join(dataFolder, 'mailbox');
  const mailbox = await startMailbox({ webPort, folder, ...(isRead && { firm }) });
  lifetime.atEnd(mailbox.stop);
  process.env.SMTP_URL = mailbox.smtpUrl;
  if (mailbox.imapUrl) {
    process.env.INBOUND_IMAP_URL = mailbox.imapUrl;
    process.env.INBOUND_AUTHSERV_ID = AUTHSERV_ID;
  }
  return mailbox.webUrl;
}
