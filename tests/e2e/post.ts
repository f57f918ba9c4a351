import { randomUUID } from 'node:crypto';
import { firm } from '#content/firm.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { startImapServer, type ImapServer } from '#tests/imap.ts';
import { makeFolder } from '#tests/folder.ts';
import { startSmtpServer, type Arrival } from '#tests/smtp.ts';
import { findFreePort } from '#dev/ports.ts';
import { findRunningPostgres } from '#dev/postgres.ts';
import { onDatabase } from './database.ts';
import { expect, test as base } from './journey.ts';
import { ended, startCommand } from './site.ts';

export type Post = {
  url: string;
  databaseUrl: string;
  imap: ImapServer;
  sent: Arrival[];
  stop(): Promise<void>;
};

const MAIL_HEADERS = `To: ${firm.email}\nDate: ${new Date().toUTCString()}\nMIME-Version: 1.0\n`;

/** A site of its own whose mails go out by SMTP and come in by IMAP. */
export const test = base.extend<object, { post: Post }>({
  post: [
    async ({}, use) => {
      const post = await openPost();
      await use(post);
      await post.stop();
    },
    { scope: 'worker', timeout: 120 * SECOND },
  ],
  baseURL: async ({ post }, use) => use(post.url),
});

async function openPost(): Promise<Post> {
  const [imap, smtp, port] = [await startImapServer(), await startSmtpServer('accept'), await findFreePort()];
  const folder = makeFolder('site-inbox-');
  const { child } = await startCommand('dev/start.ts', {
    DATA_DIR: folder,
    PORT: String(port),
    MAILBOX_PORT: '0',
    SMTP_URL: smtp.url,
    INBOUND_IMAP_URL: imap.url,
  });
  const databaseUrl = findRunningPostgres(`${folder}/postgres`);
  if (!databaseUrl) throw new Error('The site runs without its database.');
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    imap,
    sent: smtp.arrivals,
    async stop() {
      await ended(child, 'SIGTERM');
      await smtp.stop();
      await imap.remove();
    },
  };
}

export function writeByMail(
  { imap }: Post,
  subject: string,
  headers = '',
  rest = '\nPlease help me.\n',
): Promise<void> {
  return imap.deliver(
    `From: Sipho <sipho@example.org>\nSubject: ${subject}\nMessage-ID: <${randomUUID()}@client>\n${MAIL_HEADERS}${headers}${rest}`,
  );
}

export function withPdf(text: string): string {
  return `Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain; charset=utf-8

${text}
--b
Content-Type: application/pdf; name="IRP5.pdf"
Content-Disposition: attachment; filename="IRP5.pdf"
Content-Transfer-Encoding: base64

${Buffer.from('%PDF-1.4 an IRP5').toString('base64')}
--b--
`;
}

/** Reads the mailbox now, not within the minute; `answers` joined conversations. */
export async function collect({ databaseUrl }: Post, messages: number, answers?: number): Promise<void> {
  const counted = () =>
    onDatabase(async (sql) => {
      const [row] = await sql`select (select count(*)::int from enquiries) as messages,
        (select count(*)::int from enquiry_entries where kind = 'received') as answers`;
      return [row?.messages, answers === undefined ? undefined : row?.answers];
    }, databaseUrl);
  await onDatabase(
    (sql) => sql`insert into pgboss.job (name, data) values ('collect-mail', '{}')`,
    databaseUrl,
  );
  await expect.poll(counted, { timeout: 20_000 }).toEqual([messages, answers]);
}
