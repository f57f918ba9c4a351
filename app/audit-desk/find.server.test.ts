import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { changeLines } from '#app/audit/change-lines.ts';
import { readFilter } from './filter.ts';
import { findChoices, findEntries } from './find.server.ts';

await useTestDatabase();

let ann = '';

beforeEach(async () => {
  await forgetAccounts();
  ann = await addMember({ fullName: 'Ann' });
});

test('entries are read the latest first, with who did it and each field that changed', async () => {
  await add({ action: 'client.update', changes: { name: { from: 'Old', to: 'New' } } });
  await add({ actorId: null, action: 'message.expire', entity: 'message' });
  const { rows } = await findEntries(readFilter(new URLSearchParams()), null);
  expect(rows).toMatchObject([
    { by: null, action: 'message.expire' },
    { by: 'Ann', action: 'client.update', lines: [{ field: 'name', from: 'Old', to: 'New' }] },
  ]);
});

test('entries are found by actor, entity, row, action and day', async () => {
  await add({ action: 'client.add', entityId: 'one', at: new Date('2026-11-20T21:59:59Z') });
  await add({ action: 'client.update', entityId: 'two', at: new Date('2026-11-20T22:00:00Z') });
  await add({ action: 'role.grant', entity: 'user', actorId: null, at: new Date('2026-11-21T21:59:59Z') });
  expect(await found(`actor=${ann}`)).toEqual(['client.update', 'client.add']);
  expect(await found('actor=nobody')).toEqual(['role.grant']);
  expect(await found('entity=client&id=one')).toEqual(['client.add']);
  expect(await found('action=client.update')).toEqual(['client.update']);
  expect(await found('day=2026-11-21')).toEqual(['role.grant', 'client.update']);
  expect(await found('day=2026-02-31')).toHaveLength(3);
  expect(await found('day=0000-01-01')).toHaveLength(3);
  expect(await found("entity=client' or 1=1")).toEqual([]);
  expect(await findChoices()).toEqual({
    actors: [{ id: ann, name: 'Ann' }],
    entities: ['client', 'user'],
    actions: ['client.add', 'client.update', 'role.grant'],
  });
});

test('entries show account names, or the id of a deleted account', async () => {
  const deletedId = '00000000-0000-4000-8000-000000000000';
  await add({ changes: { assigneeId: { from: deletedId, to: ann } } });
  const { rows } = await findEntries(readFilter(new URLSearchParams()), null);
  expect(rows[0]?.lines).toEqual([{ field: 'assignee', from: deletedId, to: 'Ann' }]);
});

test('each change reads as words', () => {
  for (const [changes, line] of [
    [{ isActive: { from: true, to: false } }, { field: 'is active', from: 'yes', to: 'no' }],
    [{ logoUrl: { from: null, to: 'x.webp' } }, { field: 'logo url', from: 'nothing', to: 'x.webp' }],
    [{ displayOrder: { from: 1, to: 0 } }, { field: 'display order', from: '1', to: '0' }],
    [
      { deletedAt: { from: null, to: '2026-11-22T01:20:57.927Z' } },
      { field: 'deleted at', from: 'nothing', to: '2026-11-22 03:20' },
    ],
    [{ role: 'admin' }, { field: 'role', from: null, to: 'admin' }],
    [{ state: { from: 'new', to: 'in_progress' } }, { field: 'state', from: 'new', to: 'in progress' }],
  ])
    expect(changeLines({ ...changes, version: { from: 1, to: 2 } }, {})).toEqual([line]);
});

function add(fields: Partial<typeof auditEntries.$inferInsert>) {
  const entry = { actorId: ann, action: 'client.update', entity: 'client', entityId: 'x' };
  return db()
    .insert(auditEntries)
    .values({ ...entry, ...fields });
}

async function found(query: string): Promise<string[]> {
  const { rows } = await findEntries(readFilter(new URLSearchParams(query)), null);
  return rows.map(({ action }) => action);
}
