import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { changesOf } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { sentFiles } from '#app/platform/db/schema/replies.ts';
import { queuedMails } from '#tests/accounts.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { addNote, reply, updateHandling } from './change.server.ts';
import { attachFiles } from './sent-files.server.ts';
import { takeBackReply } from './take-back-reply.server.ts';
import { findEnquiry } from './thread.server.ts';

await useTestDatabase();

let [ann, ben, id] = ['', '', ''];

beforeEach(async () => {
  ({ ann, ben } = await freshInbox());
  id = await addEnquiry();
});

const answer = { body: 'Dear Thandi', after: 'close' } as const;

test('a reply that was taken back is not mailed, and its text and files are a draft', async () => {
  const before = await rowOf(enquiries, id);
  const file = new File(['%PDF-1.7 an offer'], 'Offer.pdf');
  expect(await attachFiles({ enquiryId: id, authorId: ann }, [file])).toBeNull();
  await reply({ id, version: 1, actorId: ann }, answer);
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(1);
  expect(await takeBackReply({ id, version: 2, actorId: ann })).toBe('done');
  expect(await queuedMails('thandi@example.co.za')).toEqual([]);
  expect(await findEnquiry(id, ann)).toMatchObject({
    state: 'new',
    assigneeId: null,
    draft: { body: 'Dear Thandi' },
  });
  expect((await findEnquiry(id, ann))?.entries).toEqual([]);
  expect(await db().select().from(sentFiles)).toMatchObject([{ entryId: null, authorId: ann }]);
  expect((await rowOf(enquiries, id))?.waitingSince).toEqual(before?.createdAt);
});

test('what was mailed, what somebody went on from, and another’s reply stay', async () => {
  await reply({ id, version: 1, actorId: ann }, answer);
  expect(await takeBackReply({ id, version: 2, actorId: ben })).toBe('stale');
  expect(await takeBackReply({ id, version: 1, actorId: ann })).toBe('stale');
  await db().execute("update pgboss.job set state = 'active' where data->>'to' = 'thandi@example.co.za'");
  expect(await takeBackReply({ id, version: 2, actorId: ann })).toBe('sent');
  const [row] = await db().select().from(enquiries).where(eq(enquiries.id, id));
  expect(row).toMatchObject({ state: 'answered', version: 2 });
});

test('a waiting reply says when it goes and is taken back, whatever was done since', async () => {
  await reply({ id, version: 1, actorId: ann }, answer);
  await addNote({ id, version: 2, actorId: ben }, 'Is it the right Thandi?');
  const after = { state: 'answered', assigneeId: ann, tags: ['VAT'] } as const;
  await updateHandling({ id, version: 3, actorId: ben }, { ...after, tags: ['VAT'] });
  const [entry, note] = (await findEnquiry(id, ann))?.entries ?? [];
  expect(entry?.goesAt?.getTime()).toBe((entry?.at.getTime() ?? 0) + noticeWait());
  expect(note?.goesAt).toBeNull();
  const mutation = { id, version: 1, actorId: ann };
  expect(await takeBackReply({ ...mutation, actorId: ben }, entry?.id)).toBe('stale');
  expect(await takeBackReply(mutation, entry?.id)).toBe('done');
  expect(await takeBackReply(mutation, entry?.id)).toBe('stale');
  expect(await queuedMails('thandi@example.co.za')).toEqual([]);
  const row = await rowOf(enquiries, id);
  expect(row).toMatchObject({ state: 'in_progress', tags: ['VAT'], waitingSince: row?.createdAt });
});

test('a reply that another followed is taken back alone, and once mailed says so', async () => {
  await reply({ id, version: 1, actorId: ann }, answer);
  await reply({ id, version: 2, actorId: ann }, { body: 'And this.', after: 'close' });
  const [first, second] = (await findEnquiry(id, ann))?.entries ?? [];
  expect(await takeBackReply({ id, version: 3, actorId: ann }, first?.id)).toBe('done');
  expect(await rowOf(enquiries, id)).toMatchObject({ state: 'answered', waitingSince: null });
  await db().execute(`update enquiry_entries set created_at = created_at - interval '1 hour'`);
  const entries = (await findEnquiry(id, ann))?.entries;
  expect(entries?.map((entry) => [entry.id, entry.goesAt])).toEqual([[second?.id, null]]);
});

test('a reply that a colleague’s followed leaves what that one did', async () => {
  await reply({ id, version: 1, actorId: ann }, { ...answer, after: 'open' });
  const [first] = (await findEnquiry(id, ann))?.entries ?? [];
  await reply({ id, version: 2, actorId: ben }, { body: 'And this.', after: 'close' });
  expect(await takeBackReply({ id, version: 3, actorId: ann }, first?.id)).toBe('done');
  expect(await rowOf(enquiries, id)).toMatchObject({ state: 'answered', waitingSince: null });
});

test('each reply that is taken back is in the audit log and makes a new version', async () => {
  await reply({ id, version: 1, actorId: ann }, { ...answer, after: 'open' });
  const [first] = (await findEnquiry(id, ann))?.entries ?? [];
  await updateHandling(
    { id, version: 2, actorId: ben },
    { state: 'in_progress', assigneeId: ann, tags: ['VAT'] },
  );
  expect(await takeBackReply({ id, version: 3, actorId: ann }, first?.id)).toBe('done');
  expect(await rowOf(enquiries, id)).toMatchObject({ state: 'in_progress', tags: ['VAT'], version: 4 });
  await reply({ id, version: 4, actorId: ann }, answer);
  const [second] = (await findEnquiry(id, ann))?.entries ?? [];
  await reply({ id, version: 5, actorId: ben }, { body: 'And this.', after: 'close' });
  expect(await takeBackReply({ id, version: 6, actorId: ann }, second?.id)).toBe('done');
  const [change] = await changesOf(db(), 'message', id);
  expect(change).toMatchObject({ version: 7, action: 'message.update' });
});
