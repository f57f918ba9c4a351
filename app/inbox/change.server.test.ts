import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addMember, forgetAccounts, queuedMails } from '#tests/accounts.ts';
import { addNote, deleteMessage, reply, updateHandling } from './change.server.ts';
import { addMessage, deleteAllMessages } from './inbox.test-support.ts';
import { entriesSince, findMessage } from './thread.server.ts';

await useTestDatabase();

let ann = '';
let ben = '';
let id = '';

beforeEach(async () => {
  await deleteAllMessages();
  await forgetAccounts();
  ann = await addMember({ email: 'ann@example.org', fullName: 'Ann', admin: true });
  ben = await addMember({ email: 'ben@example.org', fullName: 'Ben', admin: true });
  id = await addMessage();
});

test('state and assignee change together, and each field is audited', async () => {
  expect(await updateHandling(mutation(ann, 1), 'in_progress', ben)).toEqual({ kind: 'done' });
  expect(await findMessage(id)).toMatchObject({ state: 'in_progress', assigneeId: ben, version: 2 });
  expect(await entriesSince(id, 1)).toMatchObject([
    {
      by: 'Ann',
      action: 'message.update',
      changes: { state: { from: 'new', to: 'in_progress' }, assigneeId: { from: null, to: ben } },
    },
  ]);
});

test('the second of two simultaneous changes is stale', async () => {
  const outcomes = await Promise.all([
    updateHandling(mutation(ann, 1), 'answered', null),
    updateHandling(mutation(ben, 1), 'spam', null),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'stale']);
  expect(await entriesSince(id, 1)).toHaveLength(1);
  expect(await findMessage(id)).toMatchObject({ version: 2 });
});

test('a change that another has already made is done, and is audited once', async () => {
  await updateHandling(mutation(ann, 1), 'spam', null);
  expect(await updateHandling(mutation(ben, 1), 'spam', null)).toEqual({ kind: 'done' });
  expect(await findMessage(id)).toMatchObject({ version: 2 });
});

test('the second of two simultaneous replies is not sent', async () => {
  const outcomes = await Promise.all([
    reply(mutation(ann, 1), 'From Ann'),
    reply(mutation(ben, 1), 'From Ben'),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'stale']);
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(1);
});

test('a double click sends one reply and adds one note', async () => {
  await Promise.all([reply(mutation(ann, 1), 'Once'), reply(mutation(ann, 1), 'Once')]);
  expect(await addNote(mutation(ann, 2), 'Note')).toEqual({ kind: 'done' });
  expect(await addNote(mutation(ann, 2), 'Note')).toEqual({ kind: 'done' });
  expect((await findMessage(id))?.entries.map(({ kind, body }) => [kind, body])).toEqual([
    ['reply', 'Once'],
    ['note', 'Note'],
  ]);
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(1);
});

test('a reply answers the message and assigns it to the first author', async () => {
  await reply(mutation(ann, 1), 'Dear Thandi');
  await reply(mutation(ben, 2), 'One more thing');
  expect(await findMessage(id)).toMatchObject({ state: 'answered', assigneeId: ann, version: 3 });
});

test('a reply whose mail cannot be queued is not stored', async () => {
  const refused = reply(mutation(ann, 1), 'x'.repeat(10_001));
  await expect(refused).rejects.toThrow();
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(0);
  expect(await findMessage(id)).toMatchObject({ state: 'new', version: 1, entries: [] });
});

test('a message is assigned only to administrators', async () => {
  const member = await addMember({ email: 'member@example.org' });
  for (const [seen, assignee] of [member, 'no id', '\0'].entries()) {
    expect(await updateHandling(mutation(ann, seen + 1), 'in_progress', assignee)).toEqual({ kind: 'done' });
    expect(await findMessage(id)).toMatchObject({ state: 'in_progress', assigneeId: null });
  }
});

test('the audit contains no text of a note or a reply', async () => {
  await reply(mutation(ann, 1), 'Secret words');
  await addNote(mutation(ann, 2), 'Secret words');
  expect(JSON.stringify(await db().select().from(auditEntries))).not.toContain('Secret');
});

test('the audit of a deleted message names only who deleted it', async () => {
  await addNote(mutation(ann, 1), 'A note');
  expect(await deleteMessage(mutation(ben, 1))).toEqual({ kind: 'stale' });
  expect(await deleteMessage(mutation(ben, 2))).toEqual({ kind: 'done' });
  expect(await findMessage(id)).toBeNull();
  expect(await addNote(mutation(ann, 2), 'Too late')).toEqual({ kind: 'notFound' });
  const entries = await db().select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({ action: 'message.delete', actorId: ben, entityId: id, changes: {} });
});

function mutation(actorId: string, version: number) {
  return { id, version, actorId };
}
