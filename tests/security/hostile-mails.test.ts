import { createHash } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { storeReceived } from '#app/enquiries/received/store.server.ts';
import { parseReceived } from '#app/platform/mail/received/parse.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { watchThread } from '#tests/thread-stalls.ts';
import { hostileMail } from './hostile-mails.ts';

const MAILS = isNightly ? 20_000 : 150;
/** In milliseconds of this thread's work. */
const LONGEST_STALL = 200;

/** Measures while a mail is stored, not while one is generated. */
const thread = watchThread();

vi.setConfig({ testTimeout: 90 * MINUTE });
await useTestDatabase();

test('no mail is lost, whatever its content: each is in an enquiry', async () => {
  await db().execute(sql`truncate received_mails cascade`);
  await fc.assert(fc.asyncProperty(hostileMail(), expectStored), { numRuns: MAILS, endOnFailure: true });
  expect(thread.longest()).toBeLessThan(LONGEST_STALL);
});

async function expectStored(raw: Buffer): Promise<void> {
  thread.start();
  await storeReceived({ raw, isWhole: true, size: raw.byteLength });
  thread.stop();
  const hash = createHash('sha256').update(raw).digest('hex');
  const [row] = await db().select().from(receivedMails).where(eq(receivedMails.hash, hash));
  expect(row?.kind).toMatch(/^(personal|automatic|receipt|returned|unreadable)$/);
  if (!row?.enquiryId) expect(await isThere(raw)).toBe(true);
}

/** For a second copy of a mail: the text of the first. */
async function isThere(raw: Buffer): Promise<boolean> {
  const { text } = await parseReceived(raw);
  const [found] = await db()
    .select({ id: enquiries.id })
    .from(enquiries)
    .leftJoin(enquiryEntries, eq(enquiryEntries.enquiryId, enquiries.id))
    .where(or(eq(enquiries.message, text), eq(enquiryEntries.body, text)))
    .limit(1);
  return found !== undefined;
}
