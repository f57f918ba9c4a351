import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { formOfFiles, type TestFile } from '#app/work/documents/documents.test-support.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import {
  freshSigning,
  itemOf,
  pdfOf,
  SIPHO,
  type Signing,
  TO_SIGN,
  returnAndAnnex,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

let signing: Signing;
let files: TestFile[];

beforeEach(async () => {
  signing = await freshSigning();
  files = await returnAndAnnex();
});

test('a name is put where it was marked before anything was sent', async () => {
  const answer = await deliver(marked(ADDRESS, { document: 'new:2', place: 'top-left' }));
  const { description } = (await toastOf(answer)) ?? {};
  expect(description).not.toMatch(/the last time/);
  expect(await placesOf()).toEqual([
    { document: await idOf('Annex.pdf'), email: ADDRESS, page: 1, x: 200, y: 80 },
  ]);
});

test('a place is in a file that was delivered before, or that was chosen once more', async () => {
  const again = (await storage().get(documentKey(signing.statements)))?.bytes ?? new Uint8Array();
  const before = marked(ADDRESS, { document: signing.statements, place: 'own', x: '30', y: '55,5' });
  await deliver({ ...before, document: signing.statements });
  expect(await placesOf()).toMatchObject([{ document: signing.statements, x: 300, y: 555 }]);
  await db().delete(requestItems).where(eq(requestItems.engagementId, signing.work));
  await deliver(marked(ADDRESS, { document: 'new:2', place: 'bottom-left' }), [
    { name: 'New.pdf', bytes: await pdfOf('New') },
    { name: 'Again.pdf', bytes: again },
  ]);
  expect(await placesOf()).toMatchObject([{ document: signing.statements, x: 200, y: 920 }]);
});

test('whoever does not sign is put nowhere', async () => {
  await deliver(marked(SIPHO, { place: 'top-left' }));
  expect(await placesOf()).toEqual([]);
});

test('a place that is none is said at its field, and nothing is delivered', async () => {
  for (const [fields, field, why] of [
    [{ page: '2' }, 'page', /has no such page/],
    [{ page: 'x' }, 'page', /number of the page/],
    [{ place: 'left' }, 'place', /Choose where/],
    [{ place: 'own', x: '101', y: '5' }, 'x', /from 0 to 100/],
    [{ document: 'new:3' }, 'document', /files that are signed/],
    [{ document: randomUUID() }, 'document', /files that are signed/],
    [{ document: signing.statements }, 'document', /files that are signed/],
  ] as const) {
    const named = `${field}:${ADDRESS}`;
    expect(await deliver(marked(ADDRESS, fields))).toMatchObject({
      status: 400,
      data: { errors: { [named]: expect.stringMatching(why) }, typed: { title: 'The accounts' } },
    });
  }
  const both = { ...marked(ADDRESS, {}), ...marked(SIPHO, {}), signer: [ADDRESS, SIPHO] };
  expect(await deliver(both)).toMatchObject({
    data: { errors: { [`place:${SIPHO}`]: expect.stringMatching(/Another name is there/) } },
  });
  expect(await db().$count(documents, eq(documents.engagementId, signing.work))).toBe(1);
});

type Fields = Record<string, string | string[]>;

/** At the bottom right of the first page of the first file, unless `fields` say otherwise. */
function marked(email: string, fields: Record<string, string>): Fields {
  const given = Object.entries({ document: 'new:1', page: '1', place: 'bottom-right', ...fields });
  return { ...TO_SIGN, ...Object.fromEntries(given.map(([name, value]) => [`${name}:${email}`, value])) };
}

function deliver(fields: Fields, these = files) {
  const { work, staff } = signing;
  const form = formOfFiles(these, {});
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return submit(`/admin/work/${work}/deliver`, form, { cookie: staff, params: { id: work } });
}

async function placesOf() {
  return (await itemOf(signing)).approval?.signing?.places;
}

async function idOf(name: string): Promise<string | undefined> {
  const [row] = await db().select().from(documents).where(eq(documents.name, name));
  return row?.id;
}
