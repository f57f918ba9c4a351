import { beforeEach, expect, test, vi, afterAll } from 'vitest';
import { sql } from 'drizzle-orm';
import { reply } from '#app/enquiries/desk/enquiry/change.server.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { storeReceived } from './store.server.ts';

await useTestDatabase();
vi.stubEnv('MAIL_TO', 'Enquiries <info@firm.example>');
vi.stubEnv('INBOUND_IMAP_URL', 'imap://nobody@127.0.0.1:1');
vi.stubEnv('INBOUND_AUTHSERV_ID', 'mx.firm.example');
afterAll(() => vi.unstubAllEnvs());

const COPIER = 'scan@copier.example';
const CLIENT = 'thandi@example.co.za';
const PROVED = { 'Authentication-Results': 'mx.firm.example; dkim=pass header.d=example.co.za' };
let ann = '';

beforeEach(async () => {
  ({ ann } = await freshInbox());
  await db().execute(sql`truncate received_mails cascade`);
});

test('a mail says whether its sender is proved, and why not', async () => {
  await store({ From: `Thandi <${CLIENT}>`, ...PROVED });
  await store({ From: `Thandi <${CLIENT}>`, 'Authentication-Results': 'mx.firm.example; dmarc=fail' });
  const origins = await Promise.all(
    (await inbox()).map(async ({ id }) => (await findEnquiry(id, ann))?.origin),
  );
  expect(origins).toMatchObject([
    { sender: CLIENT, proof: 'proved' },
    { sender: CLIENT, proof: 'failed' },
  ]);
});

test('a mail’s Reply-To is shown, and a reply only goes there if chosen', async () => {
  await store({ From: `Copier <${COPIER}>`, 'Reply-To': `Thandi <${CLIENT}>`, ...PROVED });
  const [{ id } = { id: '' }] = await inbox();
  const message = await findEnquiry(id, ann);
  expect(message).toMatchObject({ replyTo: COPIER, origin: { sender: COPIER, replyTo: CLIENT } });
  expect(message?.replyTargets.map(({ address }) => address)).toEqual([COPIER, CLIENT]);
  const answer = { body: 'Thank you.', after: 'close' } as const;
  const mutation = (version: number) => ({ id, version, actorId: ann });
  expect(await reply(mutation(1), { ...answer, to: 'm@example.org' })).toEqual({ kind: 'stale' });
  await reply(mutation(1), answer);
  await reply(mutation(2), { ...answer, body: 'And there.', to: CLIENT });
  expect((await queuedMails()).map(({ to }) => to)).toEqual([COPIER, CLIENT]);
});

test('an enquiry is found by either address', async () => {
  const first = { From: COPIER, 'Reply-To': CLIENT, 'Message-ID': '<scan@copier.example>' };
  await store(first);
  await store({ From: CLIENT, References: '<scan@copier.example>' });
  await store({ From: COPIER, 'Reply-To': 'other@example.co.za', References: '<scan@copier.example>' });
  await store({ From: 'm@example.org', References: '<scan@copier.example>' });
  const [own, foreign] = await inbox();
  expect((await findEnquiry(own?.id, ann))?.entries).toHaveLength(2);
  expect(foreign).toMatchObject({ email: 'm@example.org' });
});

test('another sender’s answer in an enquiry is marked as theirs; spam joins no enquiry', async () => {
  const id = await addEnquiry({ email: CLIENT });
  const To = replyAddress({ kind: 'message', id });
  await store({ From: 'Her husband <sipho@example.co.za>', To, ...PROVED });
  await store({ From: `Thandi <${CLIENT}>`, To, 'X-Spam-Flag': 'YES' });
  const message = await findEnquiry(id, ann);
  expect(message?.entries).toMatchObject([{ origin: { sender: 'sipho@example.co.za', proof: 'proved' } }]);
  expect(message?.replyTargets).toEqual([
    { address: CLIENT, why: '' },
    { address: 'sipho@example.co.za', why: 'a mail came from there' },
  ]);
  expect((await inbox()).at(-1)).toMatchObject({ state: 'spam' });
});

let sent = 0;

async function store(headers: Record<string, string>): Promise<void> {
  sent += 1;
  const all = { To: 'info@firm.example', Subject: 'A letter', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const raw = Buffer.from(`${lines.join('\r\n')}\r\n\r\nLetter ${sent}\r\n`);
  await storeReceived({ raw, isWhole: true, size: raw.byteLength });
}

function inbox() {
  return db().select().from(enquiries).orderBy(enquiries.createdAt);
}
