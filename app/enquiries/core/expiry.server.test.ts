import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { deleteExpiredEnquiries } from './expiry.server.ts';

await useTestDatabase();

test('an expired enquiry is deleted with notes and replies; the audit names nobody', async () => {
  const old = await addEnquiry({ createdAt: new Date('2024-03-01T10:00:00Z') });
  const young = await addEnquiry({ createdAt: new Date('2024-03-01T10:00:01Z') });
  expect((await findEnquiry(old, old))?.deletedOn).toEqual(new Date('2026-03-01T10:00:00Z'));
  await db().insert(enquiryEntries).values({ enquiryId: old, kind: 'note', body: 'A note' });

  expect(await deleteExpiredEnquiries(new Date('2026-03-01T09:59:59Z'))).toBe(0);
  expect(await db().select().from(auditEntries)).toEqual([]);

  expect(await deleteExpiredEnquiries(new Date('2026-03-01T10:00:00Z'))).toBe(1);
  expect([await findEnquiry(old, old), (await findEnquiry(young, young))?.id]).toEqual([null, young]);
  expect(await db().select().from(enquiryEntries)).toEqual([]);
  const entries = await db().select().from(auditEntries);
  expect(entries).toMatchObject([{ actorId: null, action: 'message.expire', changes: { deleted: '1' } }]);
  expect(JSON.stringify(entries)).not.toContain(old);
});
