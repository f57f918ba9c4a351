import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { loader as fileLoader } from '#app/routes/admin.messages.$id.$part.$file.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startImapServer, whyNoImapServer, type ImapServer } from '#tests/imap.ts';
import { ask } from '#tests/routes.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { reply, updateHandling } from '#app/enquiries/desk/enquiry/change.server.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { collectMail } from './collect-job.server.ts';
import { RECEIVED_PREFIX } from './file-keys.ts';
import { storedReceivedMail } from './stored-data.server.ts';

await useTestDatabase();
const missing = whyNoImapServer();
let imap: ImapServer;
if (!missing) imap = await startImapServer();
const smtp = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', smtp.url);
vi.stubEnv('NOTICE_WAIT_SECONDS', '0');
vi.stubEnv('MAIL_TO', 'Enquiries <info@firm.example>');
if (imap!) vi.stubEnv('INBOUND_IMAP_URL', imap.url);
afterAll(async () => {
  // Files of one worker share the environment, and the next must not read this mailbox.
  vi.unstubAllEnvs();
  await imap?.remove();
});

const CLIENT = 'Thandi Nkosi <thandi@example.co.za>';
const PDF = Buffer.from('%PDF-1.4 an IRP5').toString('base64');
let [id, ann] = ['', ''];

beforeEach(async (context) => {
  if (missing) return context.skip(missing);
  await stopJobs();
  smtp.arrivals.length = 0;
  ({ ann } = await freshInbox());
  await db().execute(sql`truncate received_mails, mailbox_positions cascade`);
  id = await addEnquiry();
  await imap.asClient(async (client) => {
    await client.mailboxOpen('INBOX');
    await client.messageDelete('1:*').catch(() => {});
  });
});

function mail(headers: Record<string, string>, text = 'Here it is.'): string {
  const all = { From: CLIENT, To: 'info@firm.example', Subject: 'Re: Provisional tax', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\n')}\n\n${text}\n`;
}

const withPdf = (text: string) => `--b
Content-Type: text/plain; charset=utf-8

${text}
--b
Content-Type: application/pdf
Content-Disposition: attachment; filename="IRP5 2026.pdf"
Content-Transfer-Encoding: base64

${PDF}
--b--`;
const MULTIPART = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=b' };

const entries = async (of = id) => (await findEnquiry(of, ann))?.entries ?? [];
const storedEnquiries = () => db().select().from(enquiries).orderBy(enquiries.createdAt);

test('an enquiry by mail, both ways, with a file that only the desk can fetch', async () => {
  const question = { body: 'Dear Thandi\n\nPlease send your IRP5.', after: 'close' } as const;
  await reply({ id, version: 1, actorId: ann }, question);
  await startJobs([mailJob]);
  await vi.waitFor(() => expect(smtp.arrivals).toHaveLength(1), { timeout: 10_000 });
  const sent = smtp.arrivals[0]!;
  const text = `Here it is.\n\nOn Mon, 2 Mar 2026, Ann wrote:\n> Please send your IRP5.`;
  const headers = { 'Message-ID': '<a1@client>', 'In-Reply-To': sent.messageId };
  await imap.deliver(mail({ ...headers, ...MULTIPART }, withPdf(text)));
  await collectMail();

  const message = await findEnquiry(id, ann);
  expect(message).toMatchObject({ state: 'in_progress', version: 3 });
  const [, answer] = message!.entries;
  expect(answer).toMatchObject({
    kind: 'received',
    by: CLIENT,
    body: 'Here it is.',
    quoted: 'On Mon, 2 Mar 2026, Ann wrote:\n> Please send your IRP5.',
    isAutomatic: false,
    files: [{ name: 'IRP5 2026.pdf', size: 16 }, { name: 'The whole mail (.eml)' }],
  });
  const [part = '', file = ''] = answer!.files[0]!.path.split('/');
  const fetchFile = (cookie?: string) =>
    fileLoader(ask(`/admin/messages/${id}/files/${file}`, { cookie, params: { id, part, file } }));
  const found = await fetchFile(await signedInAs(ann));
  expect(await found.text()).toBe('%PDF-1.4 an IRP5');
  expect(found.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''IRP5%202026.pdf");
  await expect(fetchFile()).rejects.toMatchObject({ status: 403 });

  await reply({ id, version: 3, actorId: ann }, { body: 'Thank you.', after: 'close' });
  await vi.waitFor(() => expect(smtp.arrivals).toHaveLength(2), { timeout: 10_000 });
  expect(smtp.arrivals[1]!.raw).toMatch(/^In-Reply-To: <a1@client>/im);
});

test('an answer finds its enquiry by reference or address, and by nothing guessable', async () => {
  const own = { To: replyAddress({ kind: 'message', id }) };
  const other = await addEnquiry({ acknowledgementId: '<other@firm.example>' });
  const forged = replyAddress({ kind: 'message', id }).replace(/-[0-9a-f]{12}@/, '-0123456789ab@');
  for (const [headers, enquiry] of [
    [{ References: '<unknown@x> <acknowledged@firm.example>' }, id],
    [{ 'In-Reply-To': '<other@firm.example>' }, other],
    [own, id],
    [{ ...own, From: 'Her husband <sipho@example.co.za>' }, id],
    [{ To: forged }, null],
    [{ Subject: `Re: reference ${id.slice(0, 8).toUpperCase()}` }, null],
  ] as const) {
    await imap.deliver(mail(headers, `Text with ${JSON.stringify(headers)}`));
    const before = (await storedEnquiries()).length;
    await collectMail();
    expect((await storedEnquiries()).length - before, JSON.stringify(headers)).toBe(enquiry ? 0 : 1);
    if (enquiry) expect((await entries(enquiry)).at(-1)?.body).toContain('Text with');
  }
  expect((await entries()).at(-1)?.by).toBe('Her husband <sipho@example.co.za>');
});

test('a mail from a stranger begins an enquiry, and the second one joins it', async () => {
  const first = { From: 'Sipho <sipho@example.org>', 'Message-ID': '<s1@x>', Subject: 'Help' };
  await imap.deliver(mail({ ...first, ...MULTIPART }, withPdf('I need help.')));
  await imap.deliver(mail({ From: 'sipho@example.org', References: '<s1@x>' }, 'Are you there?'));
  await imap.deliver(mail({ From: 'Mallory <m@example.org>', References: '<s1@x>' }, 'Let me in.'));
  await collectMail();
  const [, started, foreign] = await storedEnquiries();
  const sipho = { name: 'Sipho', email: 'sipho@example.org', phone: null };
  expect(started).toMatchObject({ ...sipho, channel: 'mail', subject: 'Help', state: 'new' });
  expect(foreign).toMatchObject({ email: 'm@example.org', message: 'Let me in.' });
  const message = await findEnquiry(started!.id, ann);
  expect(message?.files.map(({ name }) => name)).toEqual(['IRP5 2026.pdf', 'The whole mail (.eml)']);
  expect(message?.entries.map(({ body }) => body)).toEqual(['Are you there?']);
});

test('absences, bounces, spam, our own mails and unreadable mails are each filed', async () => {
  await reply({ id, version: 1, actorId: ann }, { body: 'Dear Thandi', after: 'close' });
  await updateHandling({ id, version: 2, actorId: ann }, { state: 'answered', assigneeId: ann });
  const absence = { 'Auto-Submitted': 'auto-replied', References: '<acknowledged@firm.example>' };
  await imap.deliver(mail(absence, 'I am away.'));
  await collectMail();
  const expected = [{}, { isAutomatic: true, body: 'I am away.' }];
  expect(await findEnquiry(id, ann)).toMatchObject({ state: 'answered', entries: expected });

  await imap.deliver(
    `From: MAILER-DAEMON@mx\nSubject: Returned\nContent-Type: multipart/report; boundary=b\n\n--b\n\nMailbox full.\n--b\nContent-Type: message/delivery-status\n\nAction: failed\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <acknowledged@firm.example>\n\nx\n--b--\n`,
  );
  await imap.deliver(mail({ From: 'Pills <p@example.org>', 'X-Spam-Flag': 'YES' }, 'Buy.'));
  await imap.deliver(mail({ From: 'news@example.org', Precedence: 'bulk' }, 'News.'));
  await imap.deliver('\n');
  await startJobs([mailJob]);
  await vi.waitFor(() => expect(smtp.arrivals).toHaveLength(1), { timeout: 10_000 });
  await imap.deliver(smtp.arrivals[0]!.raw);
  await collectMail();

  expect(await findEnquiry(id, ann)).toMatchObject({ state: 'in_progress' });
  expect((await entries()).at(-1)).toMatchObject({ isAutomatic: true, body: 'Mailbox full.' });
  expect((await storedEnquiries()).slice(1).map(({ email, state }) => [email, state])).toEqual([
    ['p@example.org', 'spam'],
    ['news@example.org', 'spam'],
    ['unknown@invalid', 'new'],
  ]);
  expect(await db().$count(receivedMails, sql`kind = 'own'`)).toBe(1);
});

test('no mail is lost or doubled when storing fails, repeats or runs twice at once', async () => {
  for (const number of [1, 2, 3])
    await imap.deliver(mail({ References: '<acknowledged@firm.example>' }, `Mail ${number}`));
  const put = vi.spyOn(storage(), 'put').mockRejectedValueOnce(new Error('The storage is away.'));
  await expect(collectMail()).rejects.toThrow('away');
  expect(await entries()).toEqual([]);
  put.mockRestore();
  await Promise.all([collectMail(), collectMail()]);
  await collectMail();
  await db().execute(sql`truncate mailbox_positions`);
  await collectMail();
  expect((await entries()).map(({ body }) => body).toSorted()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
});

test('a mail that arrives twice is kept once; another one with the same id is kept too', async () => {
  const answer = { 'Message-ID': '<a1@client>', References: '<acknowledged@firm.example>', ...MULTIPART };
  const start = { From: 'Sipho <sipho@example.org>', 'Message-ID': '<s1@x>' };
  for (const way of ['info@firm.example', 'info+tag@firm.example']) {
    await imap.deliver(mail({ ...answer, 'Delivered-To': way }, withPdf('With a file')));
    await imap.deliver(mail({ ...start, 'Delivered-To': way }, 'I need help.'));
  }
  await imap.deliver(mail({ ...start, From: 'Mallory <m@example.org>' }, 'I need help.'));
  await imap.deliver(mail(start, 'Something else.'));
  await collectMail();
  expect(await entries()).toMatchObject([{ body: 'With a file', files: [{ name: 'IRP5 2026.pdf' }, {}] }]);
  expect((await storedEnquiries()).slice(1).map(({ name, message }) => [name, message])).toEqual([
    ['Sipho', 'I need help.'],
    ['Mallory', 'I need help.'],
    ['Sipho', 'Something else.'],
  ]);
});

test('the files of a deleted enquiry are deleted, and its mail is not stored again', async () => {
  const deleteExpired = storedReceivedMail.deleteExpired as (upkeep: object) => Promise<number>;
  const upkeep = (now: Date) => deleteExpired({ now });
  await upkeep(new Date());
  const answer = { References: '<acknowledged@firm.example>', ...MULTIPART };
  await imap.deliver(mail(answer, withPdf('With a file')));
  await collectMail();
  expect(await storage().list(RECEIVED_PREFIX)).toHaveLength(2);
  await upkeep(new Date());
  expect(await storage().list(RECEIVED_PREFIX)).toHaveLength(2);
  await db().delete(enquiries);
  await upkeep(new Date());
  expect(await storage().list(RECEIVED_PREFIX)).toEqual([]);
  await db().execute(sql`truncate mailbox_positions`);
  await collectMail();
  expect(await storedEnquiries()).toEqual([]);
  await upkeep(new Date(Date.now() + 800 * DAY));
  expect(await db().$count(receivedMails)).toBe(0);
});
