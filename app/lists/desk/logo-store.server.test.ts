import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#app/platform/env/env.server.ts';
import { LISTS } from '#app/lists/core/lists.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { formOf } from '#tests/accounts.ts';
import { useTestDatabase, without } from '#tests/database.ts';
import { adminCookie, change, auditEntriesOf, fill, forgetLists, outcomeOf } from '#tests/lists.ts';
import { isNightly } from '#tests/nightly.ts';
import { startObjectStore, whyNoObjectStore } from '#tests/object-store.ts';
import { startProxy, type Proxy } from '#tests/proxy.ts';
import { submit } from '#tests/routes.ts';
import type { Mutation } from './change.server.ts';
import { previewCuts } from './cut-logo.server.ts';
import { readAll } from './find.server.ts';
import { storeLogo } from './logo-store.server.ts';
import type { Row } from './row.ts';
import { emptyTrash, TRASH_DAYS } from './trash.server.ts';

const database = await useTestDatabase();
const proxy = await startProxy(database.url);
vi.stubEnv('DATABASE_URL', proxy.url);

const OBJECTS = join(env().DATA_DIR, 'objects');
const PNG = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#6b3fa0' } })
  .png()
  .toBuffer();

const logFailure = vi.fn<(what: string, reason: string) => void>();
const context = { requestId: '', clientAddress: '', logFailure };
let cookie: string;
let row: Row;

beforeEach(async () => {
  logFailure.mockClear();
  await forgetLists();
  for (const key of await storage().list('')) await storage().remove(key);
  cookie = await adminCookie();
  [row] = (await fill('clients', { name: 'Marula Moon' })) as [Row];
});

describe('on disk', () => {
  testStorage({
    shut: async () => {
      await rm(OBJECTS, { recursive: true, force: true });
      await writeFile(OBJECTS, '');
    },
    open: () => rm(OBJECTS),
  });

  test('if the second file cannot be stored, the first is deleted', async () => {
    const now = new Date();
    const key = `${row.id}-${now.getTime()}.webp`;
    await mkdir(join(OBJECTS, key.replace('.webp', '.2x.webp')), { recursive: true });
    const mutation: Mutation = { list: LISTS.clients, actorId: null };
    const files = { single: PNG, double: PNG };
    await expect(storeLogo(mutation, row.id, files, context, now)).rejects.toThrow('EISDIR');
    await expect(storage().get(key)).resolves.toBeNull();
    await rm(OBJECTS, { recursive: true });
    expect(await found()).toMatchObject({ logoUrl: null, version: 1 });
  });
});

test('a stored logo is shown in its cuts, and stored again as the one that is chosen', async () => {
  const square = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .composite([{ input: PNG }])
    .png()
    .toBuffer();
  await upload(square);
  const before = await found();
  expect((await previewCuts(before)).map(({ fit }) => fit)).toEqual(['trimmed', 'filled']);
  const cut = (fit: string) => change('clients', { intent: 'cut-logo', id: row.id, fit }, { cookie });
  expect((await cut('round')).status).toBe(400);
  expect((await cut('trimmed')).status).toBe(200);
  const { logoUrl } = await found();
  expect(logoUrl).not.toBe(before.logoUrl);
  expect(await storage().list(''), 'the old files are gone').toHaveLength(2);
  const stored = await storage().get(logoUrl?.slice('/logos/'.length) ?? '');
  const { width, height } = await sharp(stored?.bytes).metadata();
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(1.5, 1);
  expect(await previewCuts({ logoUrl: null })).toEqual([]);
});

test('if the database is lost during the commit, the files of the row stay', async () => {
  const examiner = postgres(database.url, { max: 1, onnotice: () => {} });
  await examiner.unsafe(`
    create function delay_commit() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
    create constraint trigger delays_commit after update on clients deferrable initially deferred
      for each row execute function delay_commit()`);
  const uploading = upload(PNG);
  const committing = () =>
    examiner`select 1 from pg_stat_activity where state = 'active' and query ilike 'commit'`;
  await vi.waitFor(async () => expect(await committing()).toHaveLength(1), { timeout: 20_000 });
  await proxy.shut();
  await proxy.open();
  expect((await uploading).status).toBe(503);
  await vi.waitFor(async () => expect((await found()).logoUrl).not.toBeNull(), { timeout: 5_000 });
  expect(await storage().list('')).toHaveLength(2);
  await examiner`drop function delay_commit cascade`;
  await examiner.end();
});

// By day the disk: what differs in S3 has the tests of the storage.
const reason = isNightly ? whyNoObjectStore() : 'by night';
if (reason) test.skip(reason, () => {});
else
  describe('in S3 (Ceph RADOS Gateway)', async () => {
    vi.stubEnv('AWS_REQUEST_CHECKSUM_CALCULATION', 'WHEN_REQUIRED');
    const store = await startObjectStore();
    afterAll(() => store.stop());
    const storeProxy = await startProxy(store.endpoint);
    beforeEach(() => {
      Object.assign(env(), {
        S3_ENDPOINT: storeProxy.url.replace(/\/$/, ''),
        S3_ACCESS_KEY_ID: store.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      });
      (globalThis as { singletons?: Map<string, unknown> }).singletons?.delete('storage');
    });
    testStorage(storeProxy);
  });

function testStorage(access: Pick<Proxy, 'shut' | 'open'>) {
  test('an upload is stored in both sizes, with an audit entry', async () => {
    const { outcome } = await upload(PNG);
    const toast = { title: 'Logo uploaded successfully', tone: 'gain' };
    expect(outcome).toMatchObject({ toast });
    const { logoUrl } = await found();
    expect(logoUrl).toMatch(new RegExp(String.raw`^/logos/${row.id}-\d{13}\.webp$`));
    const key = logoUrl?.slice('/logos/'.length) ?? '';
    expect(await storage().list('')).toEqual([key.replace('.webp', '.2x.webp'), key]);
    expect(await storage().get(key)).toMatchObject({ contentType: 'image/webp' });
    const entry = { action: 'client.logo', changes: { logoUrl: { from: null } } };
    expect(await auditEntriesOf(row.id)).toMatchObject([entry]);
  });

  test('a new row comes with its logo, or not at all', async () => {
    const add = (logo: Buffer, name: string) => upload(logo, { intent: 'add', name, isActive: 'on' });
    const named = async (name: string) =>
      (await readAll(LISTS.clients)).find((client) => client.name === name);
    expect((await add(PNG, 'Kudu Kilns')).status).toBe(200);
    expect(await storage().list('')).toHaveLength(2);
    expect((await named('Kudu Kilns'))?.logoUrl).toMatch(/^\/logos\//);
    expect((await add(Buffer.from('no picture'), 'Aloe Alley')).status).toBe(400);
    expect(await named('Aloe Alley')).toBeUndefined();

    await access.shut();
    const { outcome } = await add(PNG, 'Aloe Alley');
    await access.open();
    const description = expect.stringContaining('could not be stored');
    expect(outcome).toMatchObject({ toast: { description } });
    expect(await named('Aloe Alley')).toMatchObject({ logoUrl: null });
  });

  test('a new logo replaces the old one, whose files are deleted', async () => {
    await upload(PNG);
    const before = await storage().list('');
    await upload(PNG);
    const after = await storage().list('');
    expect(after).toHaveLength(2);
    expect(after).not.toEqual(expect.arrayContaining(before));
    await change('clients', { intent: 'remove-logo', id: row.id }, { cookie });
    expect(await storage().list('')).toEqual([]);
    expect(await found()).toMatchObject({ logoUrl: null, version: 4 });
  });

  test('a file that is no picture, or belongs to a deleted row, is not stored', async () => {
    const { status, outcome } = await upload(Buffer.from('<script>alert(1)</script>'));
    expect(status).toBe(400);
    expect(outcome.toast).toMatchObject({ title: 'Error uploading logo', tone: 'loss' });
    expect(await found()).toMatchObject({ logoUrl: null, version: 1 });
    await change('clients', { intent: 'delete', id: row.id }, { cookie });
    expect(await upload(PNG)).toMatchObject({ status: 404 });
    expect(await storage().list('')).toEqual([]);
  });

  test('without the storage nothing changes, and the message says so', async () => {
    await upload(PNG);
    const before = await found();
    await access.shut();
    const { status, outcome } = await upload(PNG);
    await access.open();
    expect(status).toBe(503);
    const description = expect.stringContaining('The logo is as it was.');
    expect(outcome.toast).toMatchObject({ title: 'Error uploading logo', description });
    expect(await found()).toEqual(before);
    expect(logFailure).toHaveBeenCalledWith(expect.stringContaining('(logo)'), expect.any(String));
  }, 30_000);

  test('without the database no file is left', async () => {
    const { status, outcome } = await without('audit_entries', () => upload(PNG));
    expect([status, outcome.toast.title]).toEqual([503, 'Error uploading logo']);
    expect(await storage().list('')).toEqual([]);
    expect(await found()).toMatchObject({ logoUrl: null, version: 1 });
  });

  test('a row is deleted with its logo after its days in the trash, not a day earlier', async () => {
    await upload(PNG);
    await change('clients', { intent: 'delete', id: row.id }, { cookie });
    expect(await emptyTrash(LISTS.clients, context, daysFromNow(TRASH_DAYS - 1))).toBe(0);
    expect(await storage().list('')).toHaveLength(2);
    expect(await emptyTrash(LISTS.clients, context, daysFromNow(TRASH_DAYS + 1))).toBe(1);
    expect(await storage().list('')).toEqual([]);
    expect((await auditEntriesOf(row.id)).at(-1)).toMatchObject({ action: 'client.forget', actorId: null });
  });
}

async function upload(bytes: Uint8Array, fields: Record<string, string> = { intent: 'logo', id: row.id }) {
  const body = formOf({ ...fields, live: 'yes' });
  body.append('logo', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  const answer = await submit('/admin/clients', body, { cookie, logFailure });
  return { ...answer, outcome: outcomeOf(answer) };
}

async function found(): Promise<Row> {
  return (await readAll(LISTS.clients))[0]!;
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY);
}
