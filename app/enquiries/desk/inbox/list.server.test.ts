import { beforeEach, expect, test } from 'vitest';
import { PAGE_LENGTH, type Cursor } from '#app/platform/db/keyset.server.ts';
import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { addMember } from '#tests/accounts.ts';
import { readFilter } from './filter.ts';
import { addEnquiry, deleteAllEnquiries, freshInbox } from './inbox.test-support.ts';
import { countWork, findEnquiries, findTags, neighbour } from './list.server.ts';
import { saveDraft } from '../enquiry/reply-draft.server.ts';

await useTestDatabase();

let me = '';

beforeEach(async () => {
  ({ ann: me } = await freshInbox());
});

test('open enquiries are listed, the newest first', async () => {
  await addEnquiry({ subject: 'The older one', createdAt: new Date('2026-03-01') });
  await addEnquiry({ subject: 'The newer one', createdAt: new Date('2026-03-02'), state: 'in_progress' });
  await addEnquiry({ subject: 'Done with long ago', state: 'answered' });
  expect(await subjects('')).toEqual(['The newer one', 'The older one']);
  expect(await subjects('sort=oldest')).toEqual(['The older one', 'The newer one']);
  expect(await subjects('state=answered')).toEqual(['Done with long ago']);
  expect(await subjects('state=all')).toHaveLength(3);
});

test('an enquiry is found by each field that is searched', async () => {
  const found: [New: Parameters<typeof addEnquiry>[0], q: string][] = [
    [{ name: 'Zoë Müller' }, 'müller'],
    [{ userType: 'trust', entityName: 'Loerie Lane Trust' }, 'loerie'],
    [{ email: 'zoe@karoo.example' }, 'KAROO'],
    [{ subject: 'About the 100% rule' }, '100%'],
    [{ message: 'A path like C:\\temp_files is odd.' }, 'c:\\temp_'],
  ];
  for (const [fields] of found) await addEnquiry(fields);
  for (const [, q] of found) expect(await subjects(new URLSearchParams({ q }).toString()), q).toHaveLength(1);
});

test('enquiries are filtered by assignee', async () => {
  const other = await addMember({ email: 'other@example.org', admin: true });
  await addEnquiry({ subject: 'For me myself', assigneeId: me });
  await addEnquiry({ subject: 'For the other', assigneeId: other });
  await addEnquiry({ subject: 'For nobody yet' });
  expect(await subjects('assignee=me')).toEqual(['For me myself']);
  expect(await subjects(`assignee=${other}`)).toEqual(['For the other']);
  expect(await subjects('assignee=nobody')).toEqual(['For nobody yet']);
  expect(await subjects("assignee=' or 1=1")).toHaveLength(3);
});

test('pages in any order show each enquiry once while enquiries change', async () => {
  const count = 2 * PAGE_LENGTH + 3;
  const at = new Date('2026-03-01');
  for (const sort of ['newest', 'oldest', 'name']) {
    await deleteAllEnquiries();
    for (let i = 0; i < count; i++)
      await addEnquiry({ subject: `Message number ${i}`, createdAt: i % 2 ? at : undefined });
    const filter = readFilter(new URLSearchParams({ sort }));
    const first = await findEnquiries(filter, null, me);
    await addEnquiry({ name: 'Aaron', createdAt: sort === 'oldest' ? new Date('2020-01-01') : undefined });
    const second = await findEnquiries(filter, { side: 'after', id: first.after ?? '' }, me);
    const third = await findEnquiries(filter, { side: 'after', id: second.after ?? '' }, me);
    expect(new Set([first, second, third].flatMap((page) => page.rows.map(({ id }) => id))).size).toBe(count);
    expect(third.after).toBeNull();
    const back = await findEnquiries(filter, { side: 'before', id: third.before ?? '' }, me);
    expect(back.rows).toEqual(second.rows);
  }
});

test('a page after a deleted enquiry is the first page', async () => {
  await addEnquiry();
  const unknown: Cursor = { side: 'after', id: '00000000-0000-4000-8000-000000000000' };
  expect((await findEnquiries(readFilter(new URLSearchParams()), unknown, me)).rows).toHaveLength(1);
});

test('each view has its enquiries, and snoozed ones come back by themselves', async () => {
  const soon = new Date(Date.now() + HOUR);
  const former = await addMember({ email: 'former@example.org' });
  await addEnquiry({ subject: 'Mine to answer', state: 'in_progress', assigneeId: me, waitingSince: null });
  await addEnquiry({ subject: 'With nobody', state: 'in_progress' });
  await addEnquiry({ subject: 'With who left', state: 'in_progress', assigneeId: former });
  await addEnquiry({ subject: 'Fresh from the form' });
  await addEnquiry({ subject: 'Sleeps a while', snoozedUntil: soon });
  await addEnquiry({ subject: 'Has slept enough', snoozedUntil: new Date(Date.now() - HOUR) });
  await addEnquiry({ subject: 'Answered is done', state: 'answered', tags: ['vat'] });
  await addEnquiry({ subject: 'Buy this now', state: 'spam' });
  const views = {
    open: ['Has slept enough', 'Fresh from the form', 'With who left', 'With nobody', 'Mine to answer'],
    new: ['Has slept enough', 'Fresh from the form'],
    mine: ['Mine to answer'],
    unassigned: ['Has slept enough', 'Fresh from the form', 'With who left', 'With nobody'],
    waiting: ['With nobody', 'With who left', 'Fresh from the form', 'Has slept enough'],
    snoozed: ['Sleeps a while'],
    spam: ['Buy this now'],
  };
  const work = await countWork(me);
  for (const [view, expected] of Object.entries(views)) {
    expect(await subjects(`state=${view}`), view).toEqual(expected);
    expect(work[view as keyof typeof views], view).toBe(expected.length);
  }
  expect(work.orphaned).toBe(2);
  expect(await subjects('state=all')).not.toContain('Buy this now');
  expect(await subjects('state=all&tag=vat')).toEqual(['Answered is done']);
  expect(await findTags()).toEqual(['vat']);
});

test('a line shows the sender’s last words, how long they wait, and the reader’s draft', async () => {
  const waitingSince = new Date(Date.now() - 4 * DAY - HOUR);
  const id = await addEnquiry({ waitingSince });
  const received = { enquiryId: id, kind: 'received', sender: 'Thandi' } as const;
  const automatic = { ...received, body: 'I am away.', isAutomatic: true };
  await put(enquiryEntries, { ...received, body: 'Here  is\nmy IRP5.' }, automatic);
  await saveDraft({ enquiryId: id, authorId: me }, 'Dear');
  const { rows } = await findEnquiries(readFilter(new URLSearchParams()), null, me);
  const line = { excerpt: 'Here is my IRP5.', isWaiting: true, age: '4 days', hasDraft: true };
  expect(rows).toMatchObject([line]);
});

test('the words of answers and the reference are found too', async () => {
  const id = await addEnquiry();
  await addEnquiry({ subject: 'Something else entirely' });
  await put(enquiryEntries, { enquiryId: id, kind: 'note', body: 'Ask about the Koeberg flat.' });
  for (const q of ['koeb', 'FLAT koeberg', id.slice(0, 8).toUpperCase()])
    expect(await subjects(`q=${encodeURIComponent(q)}`), q).toEqual(['Provisional tax for the first time']);
  for (const q of ['%', '_', "' or 1=1 --", 'Koe_', ')(&|!'])
    expect(await subjects(new URLSearchParams({ q }).toString()), q).toEqual([]);
});

test('an enquiry’s neighbours in a filter are known even if it no longer matches', async () => {
  const ids: string[] = [];
  for (const day of [1, 2, 3]) ids.push(await addEnquiry({ createdAt: new Date(`2026-03-0${day}`) }));
  const [oldest = '', middle = '', newest = ''] = ids;
  await db().update(enquiries).set({ state: 'answered' }).where(eq(enquiries.id, middle));
  const filter = readFilter(new URLSearchParams());
  expect(await neighbour(middle, filter, me, 'after')).toEqual([{ id: oldest }]);
  expect(await neighbour(middle, filter, me, 'before')).toEqual([{ id: newest }]);
  expect(await neighbour(oldest, filter, me, 'after')).toEqual([]);
});

async function subjects(query: string): Promise<string[]> {
  const { rows } = await findEnquiries(readFilter(new URLSearchParams(query)), null, me);
  return rows.map((row) => row.subject);
}
