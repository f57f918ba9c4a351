import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import type { Actor, ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { PDF, sendFiles, type TestFile } from './documents.test-support.ts';
import { documentsOf, removableBy } from './documents.server.ts';
import { documentKey } from './keys.ts';
import { removeDocument } from './remove.server.ts';
import { restoreDocument } from './restore.server.ts';
import { storedDocuments } from './stored-data.server.ts';
import type { Target } from './rows.server.ts';

await useTestDatabase();

let client: ClientActor;
let stranger: ClientActor;
let staff: FirmActor;
let [taxpayerId, engagementId, itemId] = ['', '', ''];

beforeEach(async () => {
  const fresh = await freshWork();
  ({ taxpayerId } = fresh);
  client = memberActor(fresh.thandi);
  stranger = memberActor(await addMember({ email: 'sipho@example.org' }), 'sipho@example.org');
  staff = staffActor(fresh.ann);
  engagementId = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  itemId = (await itemsIn(engagementId))[0]?.id ?? '';
});

test('a sender can remove a file until it is accepted, and its item is open again', async () => {
  const [mine] = (await send(client, [{ name: 'a.pdf', bytes: PDF }], { itemId })).stored;
  const [ours] = (await send(staff, [{ name: 'b.pdf', bytes: PDF }])).stored;
  expect(await removeDocument(stranger, mine?.id ?? '')).toBe('gone');
  expect(await removeDocument(client, ours?.id ?? '')).toBe('closed');
  expect(await removeDocument(staff, mine?.id ?? '')).toBe('closed');
  expect(await removeDocument(client, mine?.id ?? '')).toBe('removed');
  expect(await itemState()).toBe('open');
  const [again] = (await send(client, [{ name: 'a.pdf', bytes: PDF }], { itemId })).stored;
  await db().update(requestItems).set({ state: 'accepted' }).where(eq(requestItems.id, itemId));
  expect(await removeDocument(client, again?.id ?? '')).toBe('closed');
});

test('an owner removes what clients sent, contributors and guests only their own', async () => {
  const helper = await addMember({ email: 'helper@example.org' });
  await put(taxpayerMembers, { taxpayerId, userId: helper, role: 'contributor' });
  const contributor = memberActor(helper, 'helper@example.org');
  const guest = { ...contributor, userId: null, engagementId };
  const other = { ...client, email: 'thandi@example.org', userId: null, engagementId };
  const from = async (actor: Actor, bytes: string) =>
    (await send(actor, [{ name: 'a.pdf', bytes: PDF + bytes }])).stored[0]?.id ?? '';
  const [owners, helpers, others] = [await from(client, '1'), await from(guest, '2'), await from(other, '3')];
  const removable = async (actor: Actor) =>
    (await documentsOf(engagementId, removableBy(actor, { isFiled: false })))
      .filter((one) => one.isRemovable)
      .map(({ id }) => id);
  expect(await removable(contributor)).toEqual([helpers]);
  expect(await removable(guest)).toEqual([helpers]);
  expect(await removable(client)).toEqual([owners, helpers, others]);
  for (const actor of [contributor, guest]) {
    expect(await removeDocument(actor, owners)).toBe('closed');
    expect(await removeDocument(actor, others)).toBe('closed');
  }
  expect(await removeDocument(contributor, helpers)).toBe('removed');
  expect(await removeDocument(client, others)).toBe('removed');
});

test('once filed or done no client’s file is removed, only what staff sent by mistake', async () => {
  const id = (await send(client, [{ name: 'a.pdf', bytes: PDF }])).stored[0]?.id ?? '';
  for (const state of ['with_sars', 'done'] as const) {
    await db().update(engagements).set({ state }).where(eq(engagements.id, engagementId));
    expect(await removeDocument(client, id), state).toBe('closed');
    const ours = (await send(staff, [{ name: 'b.pdf', bytes: `${PDF}${state}` }])).stored[0]?.id ?? '';
    expect(await removeDocument(staff, ours), state).toBe('removed');
  }
});

test('a removal is audited with its hash, undone by staff, and final after 30 days', async () => {
  const now = new Date();
  const [mine] = (await send(client, [{ name: 'a.pdf', bytes: PDF }], { itemId })).stored;
  const id = mine?.id ?? '';
  const [{ sha256 = '' } = {}] = await documentsOf(engagementId);
  expect(await removeDocument(client, id, now)).toBe('removed');
  expect(await documentsOf(engagementId)).toEqual([]);
  const removals = await db().select().from(auditEntries).where(eq(auditEntries.action, 'document.delete'));
  expect(removals).toMatchObject([{ actorId: client.userId, changes: { document: 'a.pdf', sha256 } }]);
  await upkeepAt(new Date(now.getTime() + 29 * DAY));
  expect(await restoreDocument(staffActor(randomUUID()), id)).toMatchObject({ kind: 'restored' });
  expect(await documentsOf(engagementId)).toMatchObject([{ id, itemId, sha256 }]);
  expect(await itemState()).toBe('answered');
  expect(await keys()).toContain(documentKey(id));
  expect(await restoreDocument(staff, id)).toBe('gone');
  expect(await removeDocument(client, id, now)).toBe('removed');
  await send(client, [{ name: 'a.pdf', bytes: PDF }], { itemId });
  expect(await restoreDocument(staff, id)).toEqual({ kind: 'there', engagementId });
  await upkeepAt(new Date(now.getTime() + 31 * DAY));
  expect(await keys()).not.toContain(documentKey(id));
  expect(await restoreDocument(staff, id)).toBe('gone');
});

async function itemState(): Promise<string | undefined> {
  return (await itemsIn(engagementId)).find(({ id }) => id === itemId)?.state;
}

function send(actor: Actor, files: TestFile[], more: Partial<Target> = {}) {
  return sendFiles(actor, files, { engagementId, ...more });
}

async function upkeepAt(now: Date): Promise<void> {
  await (storedDocuments.deleteExpired as (upkeep: object) => Promise<number>)({ now });
}

function keys(): Promise<string[]> {
  return storage().list('');
}
