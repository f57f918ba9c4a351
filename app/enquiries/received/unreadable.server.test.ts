import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { sourceKey } from './file-keys.ts';
import { storeReceived } from './store.server.ts';

vi.setConfig({ testTimeout: 60_000 });
await useTestDatabase();

beforeEach(async () => {
  await deleteAllEnquiries();
  await db().execute(sql`truncate received_mails cascade`);
});
afterEach(async () => {
  await db().execute(sql`drop trigger if exists refusal on enquiries`);
});

const HEAD = 'From: Thandi <thandi@example.co.za>\r\nSubject: Tax\r\nMessage-ID: <m1@client>\r\n\r\n';
const source = (text: string) => {
  const raw = Buffer.from(HEAD + text);
  return { raw, isWhole: true, size: raw.byteLength };
};
const hashOf = ({ raw }: { raw: Buffer }) => createHash('sha256').update(raw).digest('hex');
const storedEnquiries = () => db().select().from(enquiries);
const mails = () => db().select().from(receivedMails);

test('a mail beyond the bounds is in the inbox once, as unreadable, with its source', async () => {
  const bomb = source('\r\n'.repeat(1_500_000));
  for (let time = 0; time < 2; time++) await storeReceived(bomb);
  expect(await storedEnquiries()).toMatchObject([
    {
      state: 'new',
      name: 'Thandi',
      email: 'thandi@example.co.za',
      subject: 'Tax',
      message: 'This mail could not be read. Look into the whole mail, which is attached as it came.',
    },
  ]);
  expect(await mails()).toMatchObject([{ kind: 'unreadable' }]);
  expect((await storage().get(sourceKey(hashOf(bomb))))?.bytes.byteLength).toBe(bomb.size);
});

test('a mail whose reading crashed the site repeatedly is not read again', async () => {
  const mail = source('A text.');
  await db()
    .insert(receivedMails)
    .values({ hash: hashOf(mail), size: mail.size, tried: 4 });
  await storeReceived(mail);
  expect(await mails()).toMatchObject([{ kind: 'unreadable' }]);
  expect(await storedEnquiries()).toMatchObject([
    { subject: 'Tax', message: expect.stringContaining('could not be read') },
  ]);
});

test('a mail with a value that the database refuses is unreadable', async () => {
  await refuseTexts('22021', 'A text.');
  await storeReceived(source('A text.'));
  expect(await mails()).toMatchObject([{ kind: 'unreadable' }]);
  expect(await storedEnquiries()).toHaveLength(1);
});

test('while the database fails a mail waits, and is stored whole afterwards', async () => {
  await refuseTexts('53100', '');
  for (let time = 0; time < 6; time++) await expect(storeReceived(source('A text.'))).rejects.toThrow();
  expect(await mails()).toMatchObject([{ kind: null, tried: 0 }]);
  await db().execute(sql`drop trigger refusal on enquiries`);
  await storeReceived(source('A text.'));
  expect(await storedEnquiries()).toMatchObject([{ message: 'A text.' }]);
});

test('a mail without text lists its parts', async () => {
  const raw = Buffer.from(
    'From: T <t@example.org>\r\nContent-Type: application/pkcs7-mime; name="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\nMIIB\r\n',
  );
  await storeReceived({ raw, isWhole: true, size: raw.byteLength });
  expect(await storedEnquiries()).toMatchObject([
    {
      message:
        'This mail has no readable text. Its parts: smime.p7m (application/pkcs7-mime). Look into the whole mail.',
    },
  ]);
});

/** Postgres answers with this code to an enquiry with such a beginning. */
async function refuseTexts(code: string, start: string): Promise<void> {
  await db().execute(
    sql.raw(`create or replace function refuse() returns trigger language plpgsql as $$
      begin if starts_with(new.message, '${start}') then raise exception using errcode = '${code}'; end if; return new; end $$`),
  );
  await db().execute(
    sql`create trigger refusal before insert on enquiries for each row execute function refuse()`,
  );
}
