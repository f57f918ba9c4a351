import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { messageEntries } from '#app/db/schema/contact.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addMessage, deleteAllMessages } from '#app/inbox/inbox.test-support.ts';
import { findMessage } from '#app/inbox/thread.server.ts';
import { deleteExpiredMessages } from './expiry.server.ts';

await useTestDatabase();

beforeEach(async () => {
  await deleteAllMessages();
  await db().delete(auditEntries);
});

test('a message is deleted 24 months after it arrived', async () => {
  const id = await addMessage({ createdAt: new Date('2026-02-28T10:00:00Z') });
  expect((await findMessage(id))?.deletedOn).toEqual(new Date('2028-02-28T10:00:00Z'));
});

test('an expired message is deleted with its notes and replies', async () => {
  const old = await addMessage({ createdAt: new Date('2024-03-01T10:00:00Z') });
  const young = await addMessage({ createdAt: new Date('2024-03-01T10:00:01Z') });
  await db().insert(messageEntries).values({ messageId: old, kind: 'note', body: 'A note' });
  expect(await deleteExpiredMessages(new Date('2026-03-01T09:59:59Z'))).toBe(0);
  expect(await deleteExpiredMessages(new Date('2026-03-01T10:00:00Z'))).toBe(1);
  expect(await findMessage(old)).toBeNull();
  expect(await findMessage(young)).not.toBeNull();
  expect(await db().select().from(messageEntries)).toEqual([]);
});

test('the audit entry of a deletion names nobody', async () => {
  const old = await addMessage({ createdAt: new Date('2020-03-01') });
  await deleteExpiredMessages();
  const entries = await db().select().from(auditEntries);
  expect(entries).toMatchObject([{ actorId: null, action: 'message.expire', changes: { deleted: '1' } }]);
  expect(JSON.stringify(entries)).not.toContain(old);
});

test('a night without deletions has no audit entry', async () => {
  await addMessage();
  expect(await deleteExpiredMessages()).toBe(0);
  expect(await db().select().from(auditEntries)).toEqual([]);
});
