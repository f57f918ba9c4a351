import { beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import {
  addNote,
  deleteNote,
  editNote,
  forgetDeletedNotes,
  notesOf,
  pinNote,
  restoreNote,
  type About,
} from './notes.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-26T10:00:00Z');
const [ann, bob, manager] = [staffActor(''), staffActor(''), staffActor('', 'manager')];
let [work, taxpayer]: About[] = [];

beforeEach(async () => {
  const desk = await freshDesk();
  [ann.id, bob.id, manager.id] = [desk.ann, desk.bob, desk.admin];
  [work, taxpayer] = [
    { entity: 'engagement', id: desk.id },
    { entity: 'taxpayer', id: desk.taxpayerId },
  ];
});

const about = () => work as About;
const add = (text: string, hours = 0, me = ann) =>
  addNote(me, about(), { text, key: `the-note-${text}` }, new Date(NOW.getTime() + hours * HOUR));
const texts = async (me = ann) => (await notesOf(me, about())).map(({ text }) => text);
const idOf = async (text: string) =>
  (await notesOf(ann, about())).find((note) => note.text === text)?.id ?? '';

test('notes have author and time, pinned ones first, then the newest', async () => {
  await add('Called her');
  await add('She called back', 1, manager);
  await add('Never by mail', 2);
  await pinNote(manager, about(), await idOf('Called her'), true);
  expect(await notesOf(ann, about())).toMatchObject([
    { text: 'Called her', by: 'Ann Adams', at: NOW, isPinned: true, mayEdit: true, mayDelete: true },
    { text: 'Never by mail', isPinned: false },
    { text: 'She called back', by: 'Anusha Pillay', mayEdit: false, mayDelete: false },
  ]);
  expect(await notesOf(ann, taxpayer as About)).toEqual([]);
  await addNote(ann, taxpayer as About, { text: 'Pays late', key: 'of-the-taxpayer-1' });
  expect(await notesOf(ann, taxpayer as About)).toMatchObject([{ text: 'Pays late' }]);
});

test('a note sent twice is there once, and changes no version of the work', async () => {
  const before = (await rowOf(engagements, about().id))?.version;
  await add('Called her');
  await add('Called her');
  expect(await texts()).toEqual(['Called her']);
  expect((await rowOf(engagements, about().id))?.version).toBe(before);
  const entries = (await db().select().from(auditEntries)).filter(({ action }) => action.endsWith('.note'));
  expect(entries).toMatchObject([{ action: 'engagement.note', entityId: about().id, changes: {} }]);
});

test('only its author changes a note, and never over a change from elsewhere', async () => {
  await add('Called her');
  const id = await idOf('Called her');
  expect(await editNote(manager, about(), { id, text: 'Mine', version: 1 })).toBe('gone');
  expect(await editNote(ann, about(), { id, text: 'Called twice', version: 1 }, NOW)).toEqual({
    text: 'Called her',
  });
  expect(await editNote(ann, about(), { id, text: 'Called once', version: 1 }, NOW)).toBe('changed');
  expect(await notesOf(ann, about())).toMatchObject([{ text: 'Called twice', editedAt: NOW }]);
});

test('a deleted note is listed for its author and who allocates, and comes back', async () => {
  await add('Called her');
  const id = await idOf('Called her');
  expect(await deleteNote(manager, about(), id, NOW)).toBe('saved');
  expect(await notesOf(ann, about())).toMatchObject([{ text: 'Called her', deletedAt: NOW }]);
  expect(await notesOf(manager, about())).toMatchObject([{ deletedAt: NOW }]);
  expect(await restoreNote(ann, about(), id)).toBe('saved');
  expect(await texts()).toEqual(['Called her']);
  await deleteNote(ann, about(), id, NOW);
  expect(await forgetDeletedNotes(new Date(NOW.getTime() + 30 * DAY - 1))).toBe(0);
  expect(await forgetDeletedNotes(new Date(NOW.getTime() + 30 * DAY))).toBe(1);
  expect(await restoreNote(ann, about(), id)).toBe('gone');
});

test('who does not see the work reads and writes no note of it', async () => {
  await add('Called her');
  const id = await idOf('Called her');
  expect(await add('Mine too', 0, bob)).toBe('gone');
  expect(await pinNote(bob, about(), id, true)).toBe('gone');
  expect(await deleteNote(bob, about(), id)).toBe('gone');
  expect(await texts()).toEqual(['Called her']);
});

test('notes go with a taxpayer that is merged into another, and come back with it', async () => {
  const other: About = { entity: 'taxpayer', id: await addTaxpayerFor(null, { name: 'T. Nkosi' }) };
  await addNote(manager, other, { text: 'Pays late', key: 'of-the-taxpayer-2' });
  await mergeTaxpayers(manager, { from: other.id, into: taxpayer?.id ?? '' });
  expect(await notesOf(manager, taxpayer as About)).toMatchObject([{ text: 'Pays late' }]);
  await restoreTaxpayer(manager, other.id);
  expect(await notesOf(manager, taxpayer as About)).toEqual([]);
  expect(await notesOf(manager, other)).toMatchObject([{ text: 'Pays late' }]);
});
