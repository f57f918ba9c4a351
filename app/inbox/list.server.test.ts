import { beforeEach, expect, test } from 'vitest';
import { PAGE_LENGTH, type Cursor } from '#app/db/keyset.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { readFilter, SORTS } from './filter.ts';
import { addMessage, deleteAllMessages } from './inbox.test-support.ts';
import { countStates, findMessages, findNextNew } from './list.server.ts';

await useTestDatabase();

let me = '';

beforeEach(async () => {
  await deleteAllMessages();
  await forgetAccounts();
  me = await addMember({ admin: true });
});

test('open messages are listed, the newest first', async () => {
  await addMessage({ subject: 'The older one', createdAt: new Date('2026-03-01') });
  await addMessage({ subject: 'The newer one', createdAt: new Date('2026-03-02'), state: 'in_progress' });
  await addMessage({ subject: 'Done with long ago', state: 'answered' });
  expect(await subjects('')).toEqual(['The newer one', 'The older one']);
  expect(await subjects('sort=oldest')).toEqual(['The older one', 'The newer one']);
  expect(await subjects('state=answered')).toEqual(['Done with long ago']);
  expect(await subjects('state=all')).toHaveLength(3);
  expect(await countStates()).toEqual({ new: 1, in_progress: 1, answered: 1, spam: 0 });
});

test('a message is found by each field that is searched', async () => {
  const found: [New: Parameters<typeof addMessage>[0], q: string][] = [
    [{ name: 'Zoë Müller' }, 'müller'],
    [{ userType: 'trust', entityName: 'Loerie Lane Trust' }, 'loerie'],
    [{ email: 'zoe@karoo.example' }, 'KAROO'],
    [{ subject: 'About the 100% rule' }, '100%'],
    [{ message: 'A path like C:\\temp_files is odd.' }, 'c:\\temp_'],
  ];
  for (const [fields] of found) await addMessage(fields);
  for (const [, q] of found) expect(await subjects(new URLSearchParams({ q }).toString()), q).toHaveLength(1);
});

test('messages are filtered by assignee', async () => {
  const other = await addMember({ email: 'other@example.org', admin: true });
  await addMessage({ subject: 'For me myself', assigneeId: me });
  await addMessage({ subject: 'For the other', assigneeId: other });
  await addMessage({ subject: 'For nobody yet' });
  expect(await subjects('assignee=me')).toEqual(['For me myself']);
  expect(await subjects(`assignee=${other}`)).toEqual(['For the other']);
  expect(await subjects('assignee=nobody')).toEqual(['For nobody yet']);
  expect(await subjects("assignee=' or 1=1")).toHaveLength(3);
});

test('pages in any order show each message once while messages change', async () => {
  const count = 2 * PAGE_LENGTH + 3;
  const at = new Date('2026-03-01');
  for (const sort of SORTS) {
    await deleteAllMessages();
    for (let i = 0; i < count; i++)
      await addMessage({ subject: `Message number ${i}`, createdAt: i % 2 ? at : undefined });
    const filter = readFilter(new URLSearchParams({ sort }));
    const first = await findMessages(filter, null, me);
    await addMessage({ name: 'Aaron', createdAt: sort === 'oldest' ? new Date('2020-01-01') : undefined });
    const second = await findMessages(filter, { side: 'after', id: first.after ?? '' }, me);
    const third = await findMessages(filter, { side: 'after', id: second.after ?? '' }, me);
    expect(new Set([first, second, third].flatMap((page) => page.rows.map(({ id }) => id))).size).toBe(count);
    expect(third.after).toBeNull();
    const back = await findMessages(filter, { side: 'before', id: third.before ?? '' }, me);
    expect(back.rows).toEqual(second.rows);
  }
});

test('a page after a deleted message is the first page', async () => {
  await addMessage();
  const unknown: Cursor = { side: 'after', id: '00000000-0000-4000-8000-000000000000' };
  expect((await findMessages(readFilter(new URLSearchParams()), unknown, me)).rows).toHaveLength(1);
});

test('the next new message has waited longest', async () => {
  const old = await addMessage({ createdAt: new Date('2026-01-01') });
  const open = await addMessage({ createdAt: new Date('2025-01-01') });
  await addMessage();
  expect((await findNextNew(open))?.id).toBe(old);
});

async function subjects(query: string): Promise<string[]> {
  const { rows } = await findMessages(readFilter(new URLSearchParams(query)), null, me);
  return rows.map((row) => row.subject);
}
