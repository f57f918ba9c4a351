import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import postgres from 'postgres';
import { SECOND } from '#app/time.ts';
import { refusal } from './refusal.ts';

const TIMEOUT = 5 * SECOND;

/** Throws a refusal when the Postgres at `url` does not answer a query. */
export async function requireDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: TIMEOUT / SECOND, onnotice: () => {} });
  try {
    await sql`select 1`;
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw refusal(
      `DATABASE_URL (${host}${pathname}) cannot be used (${reasonOf(error)}): start that server or correct the address, or unset it to use the built-in database.`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Throws a refusal when no mail server answers at `url`, or it rejects the password. */
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
