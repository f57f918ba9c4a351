import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { sql } from 'drizzle-orm';
import { withDb } from '#app/platform/db/client.server.ts';
import { explainConnection, rootCause } from '#app/platform/db/failure.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { refusal } from './refusal.ts';

const TIMEOUT = 5 * SECOND;

export async function requireDatabase(url: string): Promise<void> {
  try {
    await withDb(url, (db) => db.execute(sql`select 1`));
  } catch (error) {
    const reason = explainConnection(error) ?? `DATABASE_URL cannot be used (${String(rootCause(error))}).`;
    throw refusal(`${reason.slice(0, -1)}; without it, npm start uses the built-in database.`);
  }
}

export async function requireMailServer(url: string): Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    throw refusal(
      `SMTP_URL (${new URL(url).host}) cannot be used (${reasonOf(error)}): start that mail server or correct the address, or unset it to use the built-in mailbox.`,
    );
  } finally {
    transport.close();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

export async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (response) return void (await response.body?.cancel());
    await sleep(100);
  }
}
