import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages } from '#app/platform/db/schema/engagements.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { messagesOf } from '#app/work/core/engagements/messages.server.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { mailFirmNotices } from '#app/work/core/notices/mail-firm-notices.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { env } from '#app/platform/env/env.server.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { loader as sourceLoader } from '#app/routes/admin.work.$id.mail.$message.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { addMember, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask } from '#tests/routes.ts';
import { deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { RECEIVED_PREFIX } from './file-keys.ts';
import { storeReceived } from './store.server.ts';
import { storedReceivedMail } from './stored-data.server.ts';

await useTestDatabase();
vi.stubEnv('MAIL_TO', 'Enquiries <info@firm.example>');
vi.stubEnv('INBOUND_IMAP_URL', 'imap://nobody@127.0.0.1:1');
vi.stubEnv('INBOUND_AUTHSERV_ID', 'mx.firm.example');
afterAll(() => vi.unstubAllEnvs());

const EMAIL = 'thandi@example.co.za';
const CLIENT = `Thandi <${EMAIL}>`;
const PROVED = 'Authentication-Results: mx.firm.example; dmarc=pass header.from=example.co.za';
const QUOTED = 'On Mon, 2 Mar 2026, Ann wrote:\n> There is a message for you.';
let [engagement, taxpayerId, address] = ['', '', ''];

beforeEach(async () => {
  env().INBOUND_AUTHSERV_ID = 'mx.firm.example';
  await deleteAllEnquiries();
  await forgetWork();
  await db().execute(sql`truncate received_mails cascade`);
  taxpayerId = await addTaxpayerFor(null, { email: EMAIL });
  engagement = await addEngagement({ taxpayerId });
  address = addressFor(EMAIL);
});

test('a mailed answer about an engagement joins its messages once, marked as a mail', async () => {
  const raw = mail({ text: `The rent was lower.\n\n${QUOTED}` });
  await store(raw);
  await db().execute(sql`truncate received_mails cascade`);
  await store(raw);
  const message = { text: 'The rent was lower.', quoted: QUOTED, isOurs: false, isByMail: true };
  expect(await messagesOf(engagement)).toMatchObject([
    { ...message, authorName: 'Thandi Nkosi', readAt: null },
  ]);
  expect(await inbox()).toEqual([]);
});

test('neither it nor its files have an account as their author', async () => {
  const member = await addMember({ email: 'member@example.co.za' });
  await put(taxpayerMembers, { taxpayerId, userId: member, role: 'owner' });
  await store(
    mail({ from: 'member@example.co.za', to: addressFor('member@example.co.za'), file: '%PDF-1.4 a lease' }),
  );
  const [message] = await db().select().from(engagementMessages);
  expect(message).toMatchObject({ authorId: null, isByMail: true });
  expect(await db().select().from(documents)).toMatchObject([
    { noteId: message?.id, uploadedBy: null, isByMail: true, type: 'application/pdf' },
  ]);
});

test('the mail about it tells the firm how many files came with it', async () => {
  await store(mail({ text: 'My lease.', file: '%PDF-1.4 a lease' }));
  await mailFirmNotices(new Date(Date.now() + 10 * MINUTE));
  expect(await subjectsTo('%')).toEqual([
    expect.stringMatching(/, Thandi Nkosi: a message with a file from Thandi Nkosi$/),
  ]);
});

test('a long answer is not cut; staff can open the whole mail while the work exists', async () => {
  const text = `${'A long story. '.repeat(3000)}The end.`;
  const raw = mail({ text });
  await store(raw);
  const [message] = await messagesOf(engagement);
  expect(message).toMatchObject({ text, hasSource: true });
  const deleteExpired = storedReceivedMail.deleteExpired as (upkeep: object) => Promise<number>;
  await deleteExpired({ now: new Date() });
  const ann = await addMember({ email: 'ann@example.org', fullName: 'Ann', admin: true });
  const params = { id: engagement, message: message?.id ?? '' };
  const source = async (cookie?: string) =>
    sourceLoader(ask(`/admin/work/${engagement}/mail/${params.message}`, { cookie, params }));
  expect(Buffer.from(await (await source(await signedInAs(ann))).arrayBuffer())).toEqual(raw);
  await expect(source()).rejects.toMatchObject({ status: 403 });
  await db().delete(engagementMessages).where(eq(engagementMessages.id, params.message));
  await deleteExpired({ now: new Date() });
  expect(await storage().list(RECEIVED_PREFIX)).toEqual([]);
});

test('an unproved mail or spam goes to the inbox and names the work', async () => {
  const forged = 'Authentication-Results: mx.firm.example; spf=fail; dkim=none; dmarc=fail';
  for (const [head, notJoined, senderProof] of [
    [forged, 'unproved', 'failed'],
    [`${forged}\n${PROVED}`, 'unproved', 'failed'],
    ['', 'unproved', 'no_result'],
    [PROVED.replace('mx.firm', 'mx.evil'), 'unproved', 'no_result'],
    [`${PROVED}\nFrom: m@example.org`, 'unproved', 'not_one_sender'],
    [`${PROVED}\nX-Spam-Flag: YES`, 'spam', 'proved'],
  ] as const) {
    await store(mail({ head, text: `Our bank account has changed. ${head}`, file: '%PDF-1.4 a letter' }));
    const [row] = await inbox();
    expect(row, head).toMatchObject({ meantForId: engagement, notJoined, senderProof });
    await deleteAllEnquiries();
  }
  delete env().INBOUND_AUTHSERV_ID;
  await store(mail({ text: 'The site knows no mail server.' }));
  expect(await inbox()).toMatchObject([{ notJoined: 'unproved', senderProof: 'no_setting' }]);
  expect(await messagesOf(engagement)).toEqual([]);
  expect(await db().$count(documents)).toBe(0);
});

test('a reply address works for its recipient only, while we still write to them', async () => {
  const member = await addMember({ email: 'member@example.co.za' });
  await put(taxpayerMembers, { taxpayerId, userId: member, role: 'contributor' });
  await store(mail({ from: 'member@example.co.za', text: 'With the address of another.' }));
  await store(
    mail({ from: 'member@example.co.za', to: addressFor('member@example.co.za'), text: 'My own.' }),
  );
  await db().delete(taxpayerMembers).where(eq(taxpayerMembers.userId, member));
  await store(
    mail({ from: 'member@example.co.za', to: addressFor('member@example.co.za'), text: 'Removed.' }),
  );
  await store(mail({ from: 'Mallory <m@example.co.za>', text: 'Passed on to me.' }));
  expect((await messagesOf(engagement)).map(({ text }) => text)).toEqual(['My own.']);
  const meant = { meantForId: engagement, notJoined: 'not_recipient' };
  expect(await inbox()).toMatchObject([meant, meant, meant]);
});

test('a mail with a file that the client room refuses is in the inbox, whole', async () => {
  await store(mail({ text: 'A programme.', file: 'MZ' }));
  expect(await messagesOf(engagement)).toEqual([]);
  expect(await inbox()).toMatchObject([{ meantForId: engagement, notJoined: 'files' }]);
});

test('a guessed address, or another engagement’s, does not work for this one', async () => {
  const other = await addEngagement({
    taxpayerId: await addTaxpayerFor(null, { email: 'other@example.co.za' }),
  });
  for (const to of [
    address.replace(/-[0-9a-f]{12}@/, '-0123456789ab@'),
    replyAddress({ kind: 'engagement', id: other, recipient: EMAIL }).replace(
      /\+w\w{8}/,
      `+w${engagement.slice(0, 8)}`,
    ),
    replyAddress({ kind: 'message', id: engagement }),
  ])
    await store(mail({ to, text: `Let me in: ${to}` }));
  expect(await messagesOf(engagement)).toEqual([]);
  const nothing = { meantForId: null, notJoined: null };
  expect(await inbox()).toMatchObject([nothing, nothing, nothing]);
});

async function store(raw: Buffer): Promise<void> {
  await storeReceived({ raw, isWhole: true, size: raw.byteLength });
}

type Example = { from?: string; to?: string; head?: string; text?: string; file?: string };

function mail({ from = CLIENT, to = address, head = PROVED, text = 'Here it is.', file }: Example): Buffer {
  const lines = `${head}\nFrom: ${from}\nTo: ${to}\nSubject: Re: A message for you\n`.replace(/^\n/, '');
  const attached = `--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a.pdf"\n\n${file}\n--b--\n`;
  const parts = `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n${text}\n${attached}`;
  return Buffer.from((lines + (file ? parts : `\n${text}\n`)).replaceAll('\n', '\r\n'));
}

function addressFor(recipient: string): string {
  return replyAddress({ kind: 'engagement', id: engagement, recipient });
}

function inbox() {
  return db()
    .select({
      senderProof: receivedMails.senderProof,
      meantForId: receivedMails.meantForId,
      notJoined: receivedMails.notJoined,
    })
    .from(receivedMails)
    .innerJoin(enquiries, eq(enquiries.id, receivedMails.enquiryId));
}
