import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { messageEntries } from '#app/platform/db/schema/contact.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addMessage } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { findMessage } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { deleteExpiredMessages } from './expiry.server.ts';

await useTestDatabase();

test('an expired message is deleted with notes and replies; the audit names nobody', async () => {
  const old = await addMessage({ createdAt: new Date('2024-03-01T10:00:00Z') });
  const young = await addMessage({ createdAt: new Date('2024-03-01T10:00:01Z') });
  expect((await findMessage(old, old))?.deletedOn).toEqual(new Date('2026-03-01T10:00:00Z'));
  await db().insert(messageEntries).values({ messageId: old, kind: 'note', body: 'A note' });

  expect(await deleteExpiredMessages(new Date('2026-03-01T09:59:59Z'))).toBe(0);
  expect(await db().select().from(auditEntries)).toEqual([]);

  expect(await deleteExpiredMessages(new Date('2026-03-01T10:00:00Z'))).toBe(1);
  expect([await findMessage(old, old), (await findMessage(young, young))?.id]).toEqual([null, young]);
  expect(await db().select().from(messageEntries)).toEqual([]);
  const entries = await db().select().from(auditEntries);
  expect(entries).toMatchObject([{ actorId: null, action: 'message.expire', changes: { deleted: '1' } }]);
  expect(JSON.stringify(entries)).not.toContain(old);
});
