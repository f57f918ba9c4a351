import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Actor, ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import { reviewItem } from '#app/work/core/engagements/items.server.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { addMember, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { PDF, photo, runQueued, sendFiles, type TestFile } from './documents.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { requestJoin } from './join.server.ts';
import { joinJob } from './join-job.server.ts';
import { documentKey } from './keys.ts';
import { openDocument, openThumbnail } from './open.server.ts';
import { removeDocument } from './remove.server.ts';
import { storedDocuments } from './stored-data.server.ts';
import type { Target } from './rows.server.ts';
import { thumbnailJob } from './thumbnail-job.server.ts';

await useTestDatabase();

const NO_DAMAGE = (): void => {
  throw new Error('It is not damaged.');
};

let client: ClientActor;
let stranger: ClientActor;
let staff: FirmActor;
let engagementId = '';
let itemId = '';

beforeEach(async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  for (const key of await storage().list('')) await storage().remove(key);
  client = memberActor(thandi);
  stranger = memberActor(await addMember({ email: 'sipho@example.org' }), 'sipho@example.org');
  staff = staffActor(ann);
  engagementId = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  itemId = (await items())[0]?.id ?? '';
});

const items = () => itemsIn(engagementId);
const itemState = async () => (await items()).find(({ id }) => id === itemId)?.state;
const keys = () => storage().list('');

function send(actor: Actor, files: TestFile[], more: Partial<Target> = {}, mergePhotos = false) {
  return sendFiles(actor, files, { engagementId, ...more }, mergePhotos);
}

async function read(actor: Actor, id: string): Promise<string | null> {
  const found = await openDocument(actor, id, NO_DAMAGE);
  if (found === null || typeof found === 'string') return found;
  let text = '';
  for await (const chunk of found.chunks) text += Buffer.from(chunk).toString();
  return text;
}

test('a file answers its item; a repeated one is stored once, a returned one replaced', async () => {
  const sent = await send(client, [{ name: 'C:\\tax\\IRP5.PDF', bytes: PDF }], { itemId });
  expect(sent).toMatchObject({ stored: [{ name: 'IRP5.PDF', type: 'application/pdf' }], refused: [] });
  expect(await itemState()).toBe('answered');
  const [first] = sent.stored;
  const again = await send(client, [{ name: 'other name.pdf', bytes: PDF }], { itemId });
  expect(again).toMatchObject({ stored: [], repeated: [{ id: first?.id }] });
  expect(await keys()).toEqual([documentKey(first?.id ?? '')]);
  const twice = await Promise.all([1, 2].map(() => send(client, [{ name: 'a.pdf', bytes: `${PDF}!` }])));
  expect(twice.flatMap(({ stored }) => stored)).toHaveLength(1);
  expect(await keys()).toHaveLength(2);

  const { version = 0 } = (await items()).find(({ id }) => id === itemId) ?? {};
  await reviewItem(staff, itemId, { kind: 'return', reason: 'The page is cut off.' }, version);
  const better = await send(client, [{ name: 'whole.pdf', bytes: `${PDF} whole` }], { itemId });
  const replaced = (await documentsOf(engagementId)).find(({ id }) => id === first?.id);
  expect(replaced?.replacedById).toBe(better.stored[0]?.id);
  const texts = (await timelineOf(engagementId, { isForClient: true })).map(({ text }) => text);
  expect(texts).toContain('Received: IRP5.PDF');
});

test('nothing is stored for accepted items, other work, strangers or foreign messages', async () => {
  await db().update(requestItems).set({ state: 'accepted' }).where(eq(requestItems.id, itemId));
  const file = { name: 'a.pdf', bytes: PDF };
  for (const [actor, more] of [
    [client, { itemId }],
    [client, { itemId: randomUUID() }],
    [client, { noteId: randomUUID() }],
    [stranger, {}],
    [{ ...client, engagementId: randomUUID() }, {}],
  ] as const) {
    const sent = await send(actor, [file], more);
    expect(sent).toEqual({ stored: [], repeated: [], refused: [{ name: 'a.pdf', why: expect.any(String) }] });
  }
  expect(await documentsOf(engagementId)).toEqual([]);
  expect(await keys()).toEqual([]);
});

const PAGES = 'IRP5 or IT3(a) of every employer and pension fund, 3 pages.pdf';

test('photos become one PDF with small pictures, and come back when the PDF is removed', async () => {
  const photos = [
    { name: '1.jpg', bytes: await photo('#6b3fa0') },
    { name: '2.png', bytes: await photo('#fff', 'png') },
    { name: '3.webp', bytes: await photo('#000', 'webp') },
  ];
  const { stored } = await send(client, [...photos, { name: 'a.pdf', bytes: PDF }], { itemId }, true);
  expect(stored).toHaveLength(4);
  const waiting = await documentsOf(engagementId);
  expect(waiting.map(({ drawing, joinId }) => [drawing, joinId !== null])).toEqual([
    ...Array.from({ length: 3 }, () => ['waiting', true]),
    [null, false],
  ]);
  for (const job of [thumbnailJob, joinJob]) await runQueued(job);
  const all = await documentsOf(engagementId);
  const pdf = all.find(({ name }) => name === PAGES);
  expect(all.map(({ name, mergedIntoId, hasThumbnail }) => [name, mergedIntoId, hasThumbnail])).toEqual([
    ['1.jpg', pdf?.id, true],
    ['2.png', pdf?.id, true],
    ['3.webp', pdf?.id, true],
    ['a.pdf', null, false],
    [PAGES, null, false],
  ]);
  expect(await read(client, pdf?.id ?? '')).toMatch(/^%PDF-.*%%EOF\s*$/s);
  const small = (await openThumbnail(client, all[0]?.id ?? '')) ?? [];
  expect(Buffer.from(small).toString('latin1')).toMatch(/^RIFF.*WEBP/s);
  expect(await openThumbnail(stranger, all[0]?.id ?? '')).toBeNull();
  const ids = stored.map(({ id }) => id);
  expect(await requestJoin(client, engagementId, ids)).toBe('none');
  expect(await removeDocument(client, pdf?.id ?? '')).toBe('apart');
  const left = (await documentsOf(engagementId)).map(({ mergedIntoId }) => mergedIntoId);
  expect(left).toEqual([null, null, null, null]);
});

test('a photo is stored without place and camera, and is recognised when sent again', async () => {
  const bytes = await sharp(await photo('#6b3fa0'))
    .withExif({ IFD0: { Make: 'Samsung' }, IFD3: { GPSLatitude: '25/1 44/1 48/1' } })
    .toBuffer();
  const { stored } = await send(client, [{ name: '1.jpg', bytes }]);
  const object = await storage().get(documentKey(stored[0]?.id ?? ''));
  expect([bytes.includes('Samsung'), Buffer.from(object?.bytes ?? []).includes('Samsung')]).toEqual([
    true,
    false,
  ]);
  expect(await send(client, [{ name: '2.jpg', bytes }])).toMatchObject({
    stored: [],
    repeated: [{ id: stored[0]?.id }],
  });
  expect(await keys()).toHaveLength(1);
});

test('each side opens what it may; its first opening is noted, and each one is audited', async () => {
  const [fromClient] = (await send(client, [{ name: 'IRP5.pdf', bytes: PDF }])).stored;
  const [toClient] = (await send(staff, [{ name: 'ITA34.pdf', bytes: `${PDF} 34` }])).stored;
  await mailAllNotices();
  const subjects = (await queuedMails(client.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining(': a document for you')]);
  const opened = async () => (await documentsOf(engagementId)).map(({ openedAt }) => openedAt !== null);
  const link = { ...client, userId: null, engagementId };
  for (const [actor, id, text, after] of [
    [client, fromClient?.id, PDF, [false, false]],
    [stranger, fromClient?.id, null, [false, false]],
    [stranger, toClient?.id, null, [false, false]],
    [staff, toClient?.id, `${PDF} 34`, [false, false]],
    [staff, fromClient?.id, PDF, [true, false]],
    [link, toClient?.id, `${PDF} 34`, [true, true]],
    [client, randomUUID(), null, [true, true]],
    [client, 'no-id', null, [true, true]],
  ] as const) {
    expect(await read(actor, id ?? '')).toBe(text);
    expect(await opened()).toEqual(after);
  }
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.action, 'document.download'));
  expect(entries.map(({ actorId, changes }) => [actorId, changes])).toEqual([
    [client.userId, { document: 'IRP5.pdf' }],
    [staff.id, { document: 'ITA34.pdf' }],
    [staff.id, { document: 'IRP5.pdf' }],
    [null, { document: 'ITA34.pdf', by: 'a link without an account' }],
  ]);
});

test('when storage or database fails, nothing half is shown; leftovers go a day later', async () => {
  const file = { name: 'a.pdf', bytes: PDF };
  const put = vi.spyOn(storage(), 'putStream').mockRejectedValueOnce(new Error('The storage is away.'));
  await expect(send(client, [file], { itemId })).rejects.toThrow('away');
  put.mockRestore();
  const remove = vi.spyOn(storage(), 'remove').mockRejectedValue(new Error('The storage is away.'));
  await db().execute('alter table documents add constraint broken check (size < 0) not valid');
  await expect(send(client, [file], { itemId })).rejects.toThrow();
  await db().execute('alter table documents drop constraint broken');
  remove.mockRestore();
  expect(await documentsOf(engagementId)).toEqual([]);
  expect(await itemState()).toBe('open');
  expect(await keys()).toHaveLength(1);
  const [kept] = (await send(client, [file], { itemId })).stored;
  const upkeep = storedDocuments.deleteExpired as (upkeep: object) => Promise<number>;
  await upkeep({ now: new Date() });
  expect(await keys()).toHaveLength(2);
  await upkeep({ now: new Date(Date.now() + 2 * DAY) });
  expect(await keys()).toEqual([documentKey(kept?.id ?? '')]);
  await db().delete(documents);
});

test('an account deleted while its file is stored leaves neither a row nor bytes', async () => {
  const keep = storage().putStream.bind(storage());
  const put = vi.spyOn(storage(), 'putStream').mockImplementationOnce(async (...stored) => {
    await keep(...stored);
    await deleteAccount({ id: client.userId ?? '', email: client.email, fullName: '' }, storedData);
  });
  const sent = await send(client, [{ name: 'irp5.pdf', bytes: PDF }]);
  put.mockRestore();
  expect(sent).toMatchObject({ stored: [], refused: [{ name: 'irp5.pdf' }] });
  expect([await db().$count(documents), await keys()]).toEqual([0, []]);
});

test('a document stays whole when the database wrote its row and its answer was lost', async () => {
  const file = { name: 'irp5.pdf', bytes: PDF };
  const transaction = db().transaction.bind(db());
  const lost = vi.spyOn(db(), 'transaction').mockImplementationOnce(async (change) => {
    await transaction(change);
    throw new Error('The connection ended.');
  });
  await expect(send(client, [file])).rejects.toThrow('The connection ended.');
  lost.mockRestore();
  const [row] = await documentsOf(engagementId);
  expect(await keys()).toEqual([documentKey(row?.id ?? '')]);
  expect(await send(client, [file])).toMatchObject({ repeated: [{ id: row?.id }] });
});
