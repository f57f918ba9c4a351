import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { retention } from '#content/retention.ts';
import { cancel, proveIdentity } from '#app/accounts/recovery/acts.server.ts';
import {
  deleteOldIdentity,
  findIdentityFiles,
  requestOfLink,
  scannedIdentity,
} from '#app/accounts/recovery/identity.server.ts';
import { freshPeople, NEW, openRequest } from '#app/accounts/recovery/recovery.test-support.ts';
import { storedRecoveries } from '#app/accounts/recovery/stored-data.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { formOfFiles, PDF, photo, type TestFile } from '#app/work/documents/documents.test-support.ts';
import { secretsTo, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, visit } from '#tests/routes.ts';
import { loader as look } from './admin.recoveries.$id_.files.$file.ts';

await useTestDatabase();

let [id, link, ann, thandi] = ['', '', '', ''];
let people: Awaited<ReturnType<typeof freshPeople>>;

beforeEach(async () => {
  for (const key of await storage().list('identity/')) await storage().remove(key);
  people = await freshPeople();
  [ann, thandi] = [await signedInAs(people.ann.id), await signedInAs(people.thandi.id)];
  id = await openRequest({}, new Date());
  link = (await secretsTo(NEW, '/auth/lost/confirm')).at(-1) ?? '';
});

const send = (files: readonly TestFile[], token = link) =>
  submit(`/auth/lost/${token}/identity`, formOfFiles(files));

const names = async () => (await findIdentityFiles(id)).map(({ name }) => name);

test('who asks sends pictures of an ID by the mailed link, each once, four at most', async () => {
  const front = { name: 'front.jpg', bytes: await photo('#123456') };
  expect(await send([front, { name: 'back.pdf', bytes: PDF }])).toMatchObject({
    status: 303,
    location: `/auth/lost/confirm?token=${link}`,
  });
  await send([front]);
  expect(await names()).toEqual(['front.jpg', 'back.pdf']);
  const more = ['#111', '#222', '#333'].map(async (colour) => ({
    name: 'm.jpg',
    bytes: await photo(colour),
  }));
  await send(await Promise.all(more));
  expect(await names()).toHaveLength(4);
  expect(await visit(`/auth/lost/confirm?token=${link}`)).toMatchObject({ data: { kind: 'with-us' } });
});

test('what is no picture or PDF, and what has no such link, is not stored', async () => {
  await send([{ name: 'id.csv', bytes: 'a,b\n1,2' }]);
  await send([{ name: 'id.pdf', bytes: 'MZ' }]);
  await send([{ name: 'id.pdf', bytes: PDF }], 'x'.repeat(43));
  expect(await names()).toEqual([]);
  await cancel({ id: '11111111-1111-4111-8111-111111111111' }, id);
  expect(await requestOfLink(link)).toBeNull();
  await send([{ name: 'id.pdf', bytes: PDF }]);
  expect(await names()).toEqual([]);
  expect(await storage().list('identity/')).toEqual([]);
});

test('staff look at it, which is written down; nobody else can, and none with a virus', async () => {
  await send([{ name: 'id.pdf', bytes: PDF }]);
  const [file] = await findIdentityFiles(id);
  const params = { id, file: file?.id ?? '' };
  const open = async (cookie: string) =>
    Promise.resolve(look(ask('/', { cookie, params }))).catch((thrown: Response) => thrown);
  const shown = await open(ann);
  expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(await shown.text()).toBe(PDF);
  const seen = await db().select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(seen.map(({ action }) => action)).toEqual(['recovery.identify', 'recovery.download']);
  expect((await open(thandi)).status).toBe(403);
  await scannedIdentity.keep(params.file, { state: 'infected', finding: 'Eicar' });
  expect((await open(ann)).status).toBe(422);
});

test('it is deleted thirty days after the decision, and the request stays longer', async () => {
  await send([{ name: 'id.pdf', bytes: PDF }]);
  const now = new Date();
  await cancel({ id: '11111111-1111-4111-8111-111111111111' }, id, now);
  const upkeep = (days: number) => deleteOldIdentity(new Date(now.getTime() + days * DAY + 1));
  await upkeep(retention.identityDays - 1);
  expect(await names()).toEqual(['id.pdf']);
  await upkeep(retention.identityDays);
  expect(await names()).toEqual([]);
  expect(await storage().list('identity/')).toEqual([]);
  expect(await visit(`/admin/recoveries/${id}`, { cookie: ann })).toMatchObject({ status: 200 });
});

test('the owner’s export names it once the request is known to be theirs', async () => {
  await send([{ name: 'id.pdf', bytes: PDF }]);
  const subject = { id: people.thandi.id, email: 'thandi@example.org' };
  const exported = async () =>
    'read' in storedRecoveries.ownData ? storedRecoveries.ownData.read(subject, new Date()) : null;
  expect(await exported()).toEqual({ recoveries: [] });
  await proveIdentity(people.ann, id, { userId: people.thandi.id, proof: 'papers' });
  expect(await exported()).toMatchObject({ recoveries: [{ identityDocuments: ['id.pdf'] }] });
});
