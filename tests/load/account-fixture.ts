import postgres from 'postgres';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { addUser, PASSWORD } from './accounts.ts';
import { closeBench, openBench, startSite, type Server } from './servers.ts';

export const KNOWN = 'known@example.org';
/** As long as the known one, so that responses that echo it are too. */
export const UNKNOWN = 'nobdy@example.org';

export type AccountSite = Server & {
  folder: string;
  databaseUrl: string;
  /** The settings of its process. */
  variables: Record<string, string>;
  sql: postgres.Sql;
  close(): Promise<void>;
};

export async function startAccountSite(variables: Record<string, string> = {}): Promise<AccountSite> {
  const bench = await openBench();
  const mail = await startSmtpServer('accept');
  Object.assign(bench.variables, { SMTP_URL: mail.url, LOG_LEVEL: 'error', ...variables });
  const site = await startSite(bench);
  const databaseUrl = bench.variables.DATABASE_URL ?? '';
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await addUser(sql, { email: KNOWN, hash: await hashPassword(PASSWORD) });
  return {
    ...site,
    folder: bench.folder,
    databaseUrl,
    variables: { ...bench.variables, APP_URL: site.url },
    sql,
    async close() {
      await sql.end();
      await closeBench(bench);
      await mail.stop();
    },
  };
}
