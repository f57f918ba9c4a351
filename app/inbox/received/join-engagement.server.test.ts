import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import { documentsOf } from '#app/documents/documents.server.ts';
import { messagesOf } from '#app/engagements/messages.server.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/engagements/work.test-support.ts';
import { replyAddress } from '#app/mail/received/reply-address.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { deleteAllMessages } from '../inbox.test-support.ts';
import { storeReceived } from './store.server.ts';

await useTestDatabase();
vi.stubEnv('MAIL_TO', 'Enquiries <info@firm.example>');
vi.stubEnv('INBOUND_IMAP_URL', 'imap://nobody@127.0.0.1:1');
afterAll(() => vi.unstubAllEnvs());

const CLIENT = 'Thandi <thandi@example.co.za>';
const QUOTING = 'The rent was lower.\n\nOn Mon, 2 Mar 2026, Ann wrote:\n> There is a message for you.';
let engagement = '';
let address = '';

beforeEach(async () => {
  await deleteAllMessages();
  await forgetWork();
  await db().execute(sql`truncate received_mails cascade`);
  engagement = await addEngagement({
    taxpayerId: await addTaxpayerFor(null, { email: 'thandi@example.co.za' }),
  });
  address = replyAddress('engagement', engagement);
});

test('an answer about an engagement joins its thread once, without what it quotes', async () => {
  const raw = mail(CLIENT, address, QUOTING);
  await store(raw);
  await db().execute(sql`truncate received_mails cascade`);
  await store(raw);
  const message = { text: 'The rent was lower.', isOurs: false, authorName: 'Thandi Nkosi', readAt: null };
  expect(await messagesOf(engagement)).toMatchObject([message]);
  expect(await conversations()).toBe(0);
});

test('its files are documents of the message; with one that the room does not take the mail is in the inbox, whole', async () => {
  await store(mail(CLIENT, address, 'Here is the lease.', '%PDF-1.4 a lease'));
  const [message] = await messagesOf(engagement);
  expect(message?.text).toBe('Here is the lease.');
  expect(await documentsOf(engagement)).toMatchObject([{ messageId: message?.id, type: 'application/pdf' }]);
  await store(mail(CLIENT, address, 'A programme.', 'MZ'));
  expect(await messagesOf(engagement)).toHaveLength(1);
  expect(await conversations()).toBe(1);
});

test('another sender, a guessed address and another engagement’s address begin a conversation', async () => {
  const other = await addEngagement({
    taxpayerId: await addTaxpayerFor(null, { email: 'other@example.co.za' }),
  });
  for (const [from, to] of [
    ['Mallory <m@example.org>', address],
    [CLIENT, address.replace(/-[0-9a-f]{12}@/, '-0123456789ab@')],
    [CLIENT, replyAddress('engagement', other)],
    [CLIENT, replyAddress('message', engagement)],
  ] as const)
    await store(mail(from, to, 'Let me in.'));
  expect(await messagesOf(engagement)).toEqual([]);
  expect(await messagesOf(other)).toEqual([]);
  expect(await conversations()).toBe(4);
});

async function store(raw: Buffer): Promise<void> {
  await storeReceived({ raw, isWhole: true, size: raw.byteLength });
}

function mail(from: string, to: string, text: string, file?: string): Buffer {
  const head = `From: ${from}\nTo: ${to}\nSubject: Re: A message for you\n`;
  const attached = `--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a.pdf"\n\n${file}\n--b--\n`;
  const parts = `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n${text}\n${attached}`;
  return Buffer.from((head + (file ? parts : `\n${text}\n`)).replaceAll('\n', '\r\n'));
}

function conversations(): Promise<number> {
  return db().$count(contactMessages);
}
