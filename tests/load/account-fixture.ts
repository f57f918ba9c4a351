import postgres from 'postgres';
import { hashPassword } from '#app/accounts/password.server.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { closeBench, openBench, startSite, type Server } from './servers.ts';

export const KNOWN = 'known@example.org';
/** As long as the known one, so that responses that echo it are too. */
export const UNKNOWN = 'nobdy@example.org';
export const PASSWORD = 'Quiet-Karoo-7';

export type AccountSite = Server & { folder: string; sql: postgres.Sql; close(): Promise<void> };

export async function startAccountSite(variables: Record<string, string> = {}): Promise<AccountSite> {
  const bench = await openBench();
  const mail = await startSmtpServer('accept');
  Object.assign(bench.variables, { SMTP_URL: mail.url, LOG_LEVEL: 'error', ...variables });
  const site = await startSite(bench);
  const sql = postgres(bench.variables.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  await addKnown(sql);
  return {
    ...site,
    folder: bench.folder,
    sql,
    async close() {
      await sql.end();
      await closeBench(bench);
      await mail.stop();
    },
  };
}

async function addKnown(sql: postgres.Sql): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  const [user] = await sql`
    insert into users (email, password_hash, email_verified_at) values (${KNOWN}, ${hash}, now()) returning id`;
  await sql`insert into profiles (id, full_name, user_type) values (${user?.id}, 'Thandi Nkosi', 'individual')`;
}

export async function postForm(url: string, path: string, fields: Record<string, string>) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}
