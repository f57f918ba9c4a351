import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addMember, queuedMails } from '#tests/accounts.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';
import { changeOne, undoOne } from '../inbox/change-one.server.ts';
import type { EnquiryChange } from '../inbox/enquiry-change.ts';
import { enquiryMail } from '#app/enquiries/core/mails.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { replyMail } from './reply-mail.server.ts';
import { addNote, deleteEnquiry, reply, updateHandling } from './change.server.ts';
import { addEnquiry, freshInbox } from '../inbox/inbox.test-support.ts';
import { findWriters, saveDraft, WRITING_FOR } from './reply-draft.server.ts';
import { entriesSince, findEnquiry } from './thread.server.ts';

await useTestDatabase();

const ENGAGEMENT_MAIL = {
  kind: 'engagements.client',
  about: { entity: 'engagement', id: randomUUID() },
  subject: 'A proposal for you',
  text: 'Text',
  html: '<p>Text</p>',
};

let [ann, ben, id] = ['', '', ''];

beforeEach(async () => {
  ({ ann, ben } = await freshInbox());
  id = await addEnquiry();
});

test('state and assignee change together, and each field is audited', async () => {
  const handling = { state: 'in_progress', assigneeId: ben } as const;
  expect(await updateHandling(mutation(ann, 1), handling)).toEqual({ kind: 'done' });
  expect(await findEnquiry(id, ann)).toMatchObject({ ...handling, version: 2 });
  const changes = { state: { from: 'new', to: 'in_progress' }, assigneeId: { from: null, to: ben } };
  expect(await entriesSince(id, 1)).toMatchObject([{ by: 'Ann', action: 'message.update', changes }]);
});

test('the second of two simultaneous changes is stale', async () => {
  const outcomes = await Promise.all([
    updateHandling(mutation(ann, 1), { state: 'answered', assigneeId: null }),
    updateHandling(mutation(ben, 1), { state: 'spam', assigneeId: null }),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'stale']);
  expect(await entriesSince(id, 1)).toHaveLength(1);
  expect(await findEnquiry(id, ann)).toMatchObject({ version: 2 });
});

test('a change that somebody else already made succeeds, and is audited once', async () => {
  for (const colleague of [ann, ben]) {
    const outcome = await updateHandling(mutation(colleague, 1), { state: 'spam', assigneeId: null });
    expect(outcome).toEqual({ kind: 'done' });
  }
  expect(await findEnquiry(id, ann)).toMatchObject({ version: 2 });
});

test('the second of two simultaneous replies is not sent', async () => {
  const outcomes = await Promise.all([
    reply(mutation(ann, 1), { body: 'From Ann', after: 'close' }),
    reply(mutation(ben, 1), { body: 'From Ben', after: 'close' }),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'stale']);
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(1);
});

test('a double click sends one reply and adds one note', async () => {
  const twice = [1, 2];
  await Promise.all(twice.map(() => reply(mutation(ann, 1), { body: 'Once', after: 'close' })));
  for (const _ of twice) expect(await addNote(mutation(ann, 2), 'Note')).toEqual({ kind: 'done' });
  expect((await findEnquiry(id, ann))?.entries.map(({ kind, body }) => [kind, body])).toEqual([
    ['reply', 'Once'],
    ['note', 'Note'],
  ]);
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(1);
});

test('a reply answers the enquiry and assigns it to the first author', async () => {
  await reply(mutation(ann, 1), { body: 'Dear Thandi', after: 'close' });
  await reply(mutation(ben, 2), { body: 'One more thing', after: 'close' });
  expect(await findEnquiry(id, ann)).toMatchObject({ state: 'answered', assigneeId: ann, version: 3 });
});

test('a reply whose mail cannot be queued is not stored', async () => {
  const refused = reply(mutation(ann, 1), { body: 'x'.repeat(10_001), after: 'close' });
  await expect(refused).rejects.toThrow();
  expect(await queuedMails('thandi@example.co.za')).toHaveLength(0);
  expect(await findEnquiry(id, ann)).toMatchObject({ state: 'new', version: 1, entries: [] });
});

test('an enquiry is only assigned to colleagues who handle enquiries', async () => {
  const member = await addMember({ email: 'member@example.org' });
  for (const [seen, assignee] of [member, 'no id', '\0'].entries()) {
    const handling = { state: 'in_progress', assigneeId: assignee } as const;
    expect(await updateHandling(mutation(ann, seen + 1), handling)).toEqual({ kind: 'done' });
    expect(await findEnquiry(id, ann)).toMatchObject({ state: 'in_progress', assigneeId: null });
  }
});

test('a reply’s other actions happen in the same step, and nobody waits after it', async () => {
  const inTwoDays = new Date(Date.now() + 2 * DAY);
  await reply(mutation(ann, 1), { body: 'Dear Thandi', after: 'open' });
  const answered = { state: 'in_progress', waitingSince: null, snoozedUntil: null };
  expect(await findEnquiry(id, ann)).toMatchObject(answered);
  await reply(mutation(ann, 2), { body: 'Once more', after: 'tomorrow' });
  const { state, snoozedUntil } = (await findEnquiry(id, ann)) ?? {};
  expect(state).toBe('in_progress');
  expect(snoozedUntil && snoozedUntil > new Date() && snoozedUntil <= inTwoDays).toBe(true);
});

test('a draft is its author’s, shows others that they write, and goes with the reply', async () => {
  const key = { enquiryId: id, authorId: ann };
  await saveDraft(key, 'Dear Than');
  expect((await findEnquiry(id, ann))?.draft.body).toBe('Dear Than');
  expect(await findEnquiry(id, ben)).toMatchObject({ draft: { body: '' }, writers: ['Ann'] });
  expect(await findWriters({ ...key, authorId: ben })).toEqual(['Ann']);
  expect(await findWriters(key)).toEqual([]);
  await saveDraft(key, 'Dear Thandi', new Date(Date.now() - WRITING_FOR - SECOND));
  expect((await findEnquiry(id, ben))?.writers).toEqual([]);
  await reply(mutation(ann, 1), { body: 'Dear Thandi', after: 'close' });
  await saveDraft(key, 'Dear Thandi');
  expect((await findEnquiry(id, ann))?.draft.body).toBe('');
  await saveDraft({ ...key, enquiryId: randomUUID() }, 'To nobody');
});

test('ticked enquiries change together, but none changed since; Undo reverts it', async () => {
  const other = await addEnquiry({ state: 'in_progress', tags: ['vat'], assigneeId: ben });
  await addNote(mutation(ben, 1), 'Mine first');
  const change = (one: string, version: number, to: EnquiryChange) =>
    db().transaction((tx) => changeOne(tx, ann, { id: one, version }, to));
  expect(await change(id, 1, { kind: 'spam' })).toBeNull();
  expect(await change(other, 1, { kind: 'spam' })).toBe(2);
  expect(await findEnquiry(id, ann)).toMatchObject({ state: 'new' });
  const until = new Date(Date.now() + DAY);
  const changes: [EnquiryChange, object, object][] = [
    [{ kind: 'not-spam' }, { state: 'in_progress' }, { state: 'spam' }],
    [{ kind: 'take' }, { assigneeId: ann }, { assigneeId: ben }],
    [{ kind: 'tag', tags: ['urgent', 'vat'] }, { tags: ['urgent', 'vat'] }, { tags: ['vat'] }],
    [{ kind: 'snooze', until }, { snoozedUntil: until }, { snoozedUntil: null }],
    [{ kind: 'assign', assigneeId: ann }, { assigneeId: ann }, { assigneeId: ben }],
  ];
  for (const [to, after, before] of changes) {
    const version = (await findEnquiry(other, ann))?.version ?? 0;
    const changed = { id: other, version: (await change(other, version, to)) ?? 0 };
    expect(await findEnquiry(other, ann), to.kind).toMatchObject(after);
    const undo = () => db().transaction((tx) => undoOne(tx, ann, changed));
    expect(await undo()).toBe(changed.version + 1);
    expect(await findEnquiry(other, ann), `${to.kind}, undone`).toMatchObject(before);
    expect(await undo(), to.kind).toBeNull();
  }
});

test('a double click on a button of an enquiry is one act; a colleague’s is another', async () => {
  const press = (actor: string, change: EnquiryChange, version = 1) =>
    db().transaction((tx) => changeOne(tx, actor, { id, version }, change));
  const spam: EnquiryChange = { kind: 'spam' };
  expect(await Promise.all([press(ann, spam), press(ann, spam)])).toEqual([2, 2]);
  expect(await entriesSince(id, 1)).toHaveLength(1);
  expect(await press(ben, spam)).toBeNull();
  expect(await press(ann, { kind: 'answered' })).toBeNull();
  const snooze: EnquiryChange = { kind: 'snooze', until: new Date(Date.now() + DAY) };
  expect([await press(ann, snooze, 2), await press(ann, snooze, 2)]).toEqual([3, 3]);
});

test('the audit contains no text of a note or a reply', async () => {
  await reply(mutation(ann, 1), { body: 'Secret words', after: 'close' });
  await addNote(mutation(ann, 2), 'Secret words');
  expect(JSON.stringify(await db().select().from(auditEntries))).not.toContain('Secret');
});

test('the audit of a deleted enquiry names only who deleted it', async () => {
  await addNote(mutation(ann, 1), 'A note');
  expect(await deleteEnquiry(mutation(ben, 1))).toEqual({ kind: 'stale' });
  expect(await deleteEnquiry(mutation(ben, 2))).toEqual({ kind: 'done' });
  expect(await findEnquiry(id, ann)).toBeNull();
  expect(await addNote(mutation(ann, 2), 'Too late')).toEqual({ kind: 'notFound' });
  const entries = await db().select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({ action: 'message.delete', actorId: ben, entityId: id, changes: {} });
});

test('a deleted enquiry removes its own mails from the queue, and no others', async () => {
  const row = await rowOf(id);
  const address = row.email;
  const other = await addEnquiry();
  const away = 'thandi@newer.example';
  const kept = [
    replyMail.write(address, { row: await rowOf(other), body: 'Of another', mailId: '<2@x>', thread: [] }),
    { ...ENGAGEMENT_MAIL, to: address },
  ];
  const own = [
    replyMail.write(address, { row, body: 'Dear Thandi', mailId: '<1@x>', thread: [] }),
    { ...enquiryMail.write('info@firm.example', { row, id, reference: 'X' }), messageId: '<3@x>' },
    replyMail.write(away, { row, body: 'Dear Thandi', mailId: '<4@x>', thread: [] }),
  ];
  await db().transaction(async (tx) => {
    for (const mail of [...kept, ...own]) await queueMail(tx, mail);
  });
  await db().execute(sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'mail'`);
  expect(await deleteEnquiry(mutation(ann, 1))).toEqual({ kind: 'done' });
  const left = (await queuedMails()).map(({ subject }) => subject);
  expect(left.toSorted()).toEqual(kept.map(({ subject }) => subject).toSorted());
});

test('a reply whose row cannot be stored is not sent without its files', async () => {
  await db().execute(
    sql`create function no_row() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await db().execute(
    sql`create trigger no_row before insert on enquiry_entries for each row execute function no_row()`,
  );
  try {
    const sent = reply(mutation(ann, 1), { body: 'See the file', after: 'close' });
    await expect(sent).rejects.toThrow('returned no row');
  } finally {
    await db().execute(sql`drop function no_row() cascade`);
  }
  expect(await queuedMails('thandi@example.co.za')).toEqual([]);
});

async function rowOf(id: string) {
  const [row] = await db().select().from(enquiries).where(eq(enquiries.id, id));
  if (!row) throw new Error('There is no such message.');
  return row;
}

function mutation(actorId: string, version: number) {
  return { id, version, actorId };
}
