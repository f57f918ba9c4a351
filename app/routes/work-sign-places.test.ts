import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Approval, Signing as ToSign } from '#app/platform/db/work-values.ts';
import { DAY } from '#app/platform/core/time.ts';
import { ownPlaceText } from '#app/work/core/engagements/sign-place.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import {
  answer,
  askFor,
  deliver,
  freshSigning,
  itemOf,
  mark,
  pdfOf,
  sealedFiles,
  sign,
  SIPHO,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { placesIn } from '#tests/pdf-checkers.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
  await askFor(signing);
});

test('names are put where a colleague marked them', async () => {
  expect(await toastOf(await mark(signing))).toMatchObject({
    title: 'Place marked',
    action: { label: 'Undo' },
  });
  await mark(signing, { place: 'top-left' });
  await mark(signing, { signer: SIPHO, place: 'bottom-left' });
  await sign(signing, 'thandi', 'Thandi Nkosi');
  const typed = '杜西弗';
  await answer(signing, 'sipho', 'sign', { typed, sure: typed });
  await runQueued(sealJob);
  const [sealed] = await sealedFiles(signing);
  const stored = await storage().get(documentKey(sealed?.id ?? ''));
  const words = placesIn(stored?.bytes ?? new Uint8Array()).filter(({ page }) => page === 1);
  const names = words.filter(({ word }) => ['Nkosi', 'signatures.txt'].includes(word));
  expect(names.map(({ word, x, y }) => [word, x > 297, y > 421]).toSorted()).toEqual([
    ['Nkosi', false, false],
    ['Nkosi', true, true],
    ['signatures.txt', false, true],
  ]);
});

test('a name is put at a point of one’s own, which is said in percent at the desk', async () => {
  await mark(signing, { x: '30', y: '55,5' });
  expect(await placesOf()).toMatchObject([{ page: 1, x: 300, y: 555 }]);
  const entries = await db().select().from(auditEntries);
  expect(JSON.stringify(entries.map(({ changes }) => changes))).toContain(
    'page 1, 30% from the left and 56% from the top',
  );
  const [place] = await placesOf();
  expect(place && ownPlaceText(place, [])).toBe('page 1, where we have marked it');
  for (const [x, y, field] of [
    ['', '50', 'x'],
    ['101', '50', 'x'],
    ['-1', '50', 'x'],
    ['NaN', '50', 'x'],
    ['50', '1e2', 'y'],
    ['50', '100.1', 'y'],
  ] as const)
    expect(await mark(signing, { place: 'own', x, y })).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) }, typed: { x, y } },
    });
  expect(await placesOf()).toHaveLength(1);
});

test('a place is removed, and by Undo put back', async () => {
  await mark(signing);
  const [place] = await placesOf();
  const key = [place?.document, place?.email, place?.page, place?.x, place?.y].join(' ');
  expect(await toastOf(await remove(key))).toMatchObject({
    title: 'Place removed',
    action: { label: 'Undo' },
  });
  expect(await placesOf()).toEqual([]);
  expect(await toastOf(await remove(key))).toMatchObject({ title: 'Nothing changed' });
  const entries = await db().select().from(auditEntries);
  expect(JSON.stringify(entries.map(({ changes }) => changes))).toContain(`${ADDRESS}: page 1, bottom right`);
});

test('the next such document of this kind of work has the same places', async () => {
  await mark(signing, { signer: SIPHO, place: 'top-left' });
  await askFor(signing, { kind: 'mandate' });
  expect(await placesOfLast()).toEqual([]);
  const another = await deliver(signing.work, 'Another.pdf', await pdfOf('Another'));
  expect(await toastOf(await askFor(signing, { document: another }))).toMatchObject({
    description: expect.stringMatching(/where they were put the last time/),
  });
  expect(await placesOfLast()).toMatchObject([{ document: another, email: SIPHO, page: 1, x: 200, y: 80 }]);
  const { id, approval } = await itemOf(signing);
  const later = approval?.signing?.places?.map((place) => ({ ...place, page: 2 }));
  await db()
    .update(requestItems)
    .set({ createdAt: new Date(Date.now() + DAY), approval: approval && withPlaces(approval, later) })
    .where(eq(requestItems.id, id));
  await askFor(signing);
  expect(await placesOfLast()).toEqual([]);
});

test('a place that is none is refused, with what was typed', async () => {
  await mark(signing);
  for (const [fields, errors] of [
    [{ page: '0' }, { page: expect.any(String) }],
    [{ page: '1.5' }, { page: expect.any(String) }],
    [{ page: '2' }, { page: expect.stringMatching(/has no such page/) }],
    [{ place: 'left' }, { place: expect.any(String) }],
    [{ signer: SIPHO }, { place: expect.stringMatching(/Another name is there/) }],
  ] as const)
    expect(await mark(signing, fields)).toMatchObject({ status: 400, data: { errors, typed: fields } });
  await mark(signing, { signer: 'stranger@example.org', place: 'top-left' });
  await mark(signing, { document: signing.work, place: 'top-left' });
  expect(await placesOf()).toHaveLength(1);
});

test('once somebody has signed, the places stay', async () => {
  await mark(signing);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  expect(await mark(signing, { place: 'top-left' })).toMatchObject({
    status: 400,
    data: { error: expect.stringMatching(/has signed already/) },
  });
  const [place] = await placesOf();
  await remove([place?.document, place?.email, place?.page, place?.x, place?.y].join(' '));
  expect(await placesOf()).toHaveLength(1);
});

async function placesOf() {
  return (await itemOf(signing)).approval?.signing?.places ?? [];
}

async function placesOfLast() {
  const { position } = requestItems;
  const [last] = await db().select().from(requestItems).orderBy(desc(position)).limit(1);
  return last?.approval?.signing?.places;
}

function withPlaces(approval: Approval, places: ToSign['places']): Approval {
  return { ...approval, ...(approval.signing && { signing: { ...approval.signing, places } }) };
}

async function remove(key: string) {
  const { work, staff } = signing;
  const form = { intent: 'no-sign-place', item: (await itemOf(signing)).id, key };
  return submit(`/admin/work/${work}`, form, { cookie: staff, params: { id: work } });
}
