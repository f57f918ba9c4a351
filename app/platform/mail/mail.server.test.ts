import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import type { MailMessage } from './outgoing.ts';
import { mailJob, queueMail, withdrawMail } from './mail.server.ts';
import { makeMailId } from './own-mail-id.server.ts';

await useTestDatabase();
const server = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', server.url);
vi.stubEnv('MAIL_FROM', 'The Firm <info@firm.example>');

const MAIL = {
  to: 'Thandi Nkosi <thandi@example.org>',
  subject: 'Your enquiry',
  text: 'Text',
  html: '<p>Ünïcode</p>',
};

await startJobs([mailJob]);

test('a mail arrives as it was written, with the date on which it was queued', async () => {
  const messageId = makeMailId();
  const written = { ...MAIL, replyTo: 'info@firm.example', messageId };
  const mail = await delivered(written, new Date('2026-03-01T06:30:00Z'));
  expect(mail.from).toMatchObject({ name: 'The Firm', address: 'info@firm.example' });
  expect(mail.to).toMatchObject([{ name: 'Thandi Nkosi', address: 'thandi@example.org' }]);
  expect(mail.replyTo).toMatchObject([{ address: 'info@firm.example' }]);
  expect(mail).toMatchObject({ subject: 'Your enquiry', messageId, date: '2026-03-01T06:30:00.000Z' });
  expect(mail.text?.trim()).toBe('Text');
  expect(mail.html?.trim()).toBe('<p>Ünïcode</p>');
  expect(header(mail, 'auto-submitted')).toBeUndefined();
});

test('a mail that one asked for says where one click ends it (RFC 8058)', async () => {
  const unsubscribe = 'https://firm.example/payment-mails/secret/end';
  const mail = await delivered({ ...MAIL, unsubscribe });
  expect(header(mail, 'list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(await delivered(MAIL), 'list-unsubscribe')).toBeUndefined();
});

test('an automatic answer names its thread; an invitation is a part and a file', async () => {
  const references = [makeMailId(), makeMailId()];
  const file = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const answer = { ...MAIL, automatic: true, inReplyTo: references[1], references };
  const mail = await delivered({ ...answer, invitation: { method: 'REQUEST', file } });
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect(mail).toMatchObject({ inReplyTo: references[1], references: references.join(' ') });
  expect(mail.attachments).toMatchObject([
    { mimeType: 'text/calendar', method: 'REQUEST' },
    { mimeType: 'application/ics', filename: 'invitation.ics' },
  ]);
  expect(mail.text?.trim()).toBe('Text');
});

test('a mail whose time has passed, or that was withdrawn, is not sent', async () => {
  const about = { entity: 'booking', id: 'one' };
  await stopJobs();
  server.arrivals.length = 0;
  await db().transaction(async (tx) => {
    await queueMail(tx, { ...MAIL, subject: 'Late', dueUntil: new Date(Date.now() - 1).toISOString() });
    await queueMail(tx, { ...MAIL, subject: 'Withdrawn', kind: 'reminder', about });
    await queueMail(tx, { ...MAIL, subject: 'Of another', kind: 'reminder', about: { ...about, id: 'two' } });
    await withdrawMail(tx, { kind: 'reminder', about });
  });
  await startJobs([mailJob]);
  const isOpen = sql`name = 'mail' and state <> 'completed'`;
  await vi.waitFor(
    async () => expect(await db().execute(sql`select 1 from pgboss.job where ${isOpen}`)).toHaveLength(0),
    { timeout: 10_000 },
  );
  expect(server.arrivals.map(({ raw }) => /^Subject: (.*)$/m.exec(String(raw))?.[1])).toEqual(['Of another']);
});

test('a line break in a header throws', async () => {
  const forgeries = [
    { subject: 'Hello\r\nBcc: everybody@example.org' },
    { to: 'thandi@example.org\nBcc: everybody@example.org' },
    { replyTo: 'thandi@example.org\r\n\r\nA second body' },
    { inReplyTo: '<a@b>\0' },
    { references: ['<a@b>', '<c@d>\r\nBcc: everybody@example.org'] },
  ];
  for (const forged of forgeries) {
    const queued = db().transaction((tx) => queueMail(tx, { ...MAIL, ...forged }));
    await expect(queued).rejects.toThrow('must not hold control characters');
  }
});

async function delivered(message: MailMessage, now?: Date) {
  server.arrivals.length = 0;
  await db().transaction((tx) => queueMail(tx, message, now));
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 5000 });
  return PostalMime.parse(server.arrivals[0]?.raw ?? '');
}

function header(mail: Awaited<ReturnType<typeof delivered>>, key: string): string | undefined {
  return mail.headers.find((found) => found.key === key)?.value;
}
