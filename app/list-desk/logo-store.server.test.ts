import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { env } from '#app/env.server.ts';
import { LISTS } from '#app/lists/lists.ts';
import { storage } from '#app/storage/storage.server.ts';
import { DAY } from '#app/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, change, deedsOf, fill, forgetLists } from '#tests/listings.ts';
import { startObjectStore, whyNoObjectStore } from '#tests/object-store.ts';
import { startProxy, type Proxy } from '#tests/proxy.ts';
import { answerOf } from '#tests/routes.ts';
import { changeList } from './administer.server.ts';
import type { Mutation } from './change.server.ts';
import { readAll } from './find.server.ts';
import { keepLogo } from './logo-store.server.ts';
import type { Outcome } from './outcome.ts';
import type { Row } from './row.ts';
import { emptyTrash, TRASH_DAYS } from './trash.server.ts';

const database = await useTestDatabase();
const line = await startProxy(database.url);
vi.stubEnv('DATABASE_URL', line.url);

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
  keepsLogos({
    shut: async () => {
      await rm(OBJECTS, { recursive: true, force: true });
      await writeFile(OBJECTS, '');
    },
    open: () => rm(OBJECTS),
  });

  test('where the second of both files cannot be stored the first is not kept either', async () => {
    const now = new Date();
    const key = `${row.id}-${now.getTime()}.webp`;
    await mkdir(join(OBJECTS, key.replace('.webp', '.2x.webp')), { recursive: true });
    const mutation: Mutation = { list: LISTS.clients, actorId: null };
    const files = { single: PNG, double: PNG };
    await expect(keepLogo(mutation, row.id, files, context, now)).rejects.toThrow('EISDIR');
    await expect(storage().get(key)).resolves.toBeNull();
    await rm(OBJECTS, { recursive: true });
    expect(await found()).toMatchObject({ logoUrl: null, version: 1 });
  });
});

test('files that the row names stay, though the database was lost before it said that it was written', async () => {
  const examiner = postgres(database.url, { max: 1, onnotice: () => {} });
  await examiner.unsafe(`
    create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
    create constraint trigger dawdles after update on clients deferrable initially deferred
      for each row execute function dawdle()`);
  const uploading = upload(PNG);
  await vi.waitFor(async () =>
    expect(
      await examiner`select 1 from pg_stat_activity where state = 'active' and query ilike 'commit'`,
    ).toHaveLength(1),
  );
  await line.shut();
  await line.open();
  expect((await uploading).status).toBe(503);
  await vi.waitFor(async () => expect((await found()).logoUrl).not.toBeNull(), { timeout: 5_000 });
  expect(await storage().list('')).toHaveLength(2);
  await examiner`drop function dawdle cascade`;
  await examiner.end();
});

const reason = whyNoObjectStore();
if (reason) test.skip(reason, () => {});
else
  describe('in S3 (Ceph RADOS Gateway)', async () => {
    vi.stubEnv('AWS_REQUEST_CHECKSUM_CALCULATION', 'WHEN_REQUIRED');
    const store = await startObjectStore();
    afterAll(() => store.stop());
    const door = await startProxy(store.endpoint);
    beforeEach(() => {
      Object.assign(env(), {
        S3_ENDPOINT: door.url.replace(/\/$/, ''),
        S3_ACCESS_KEY_ID: store.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      });
      (globalThis as { singletons?: Map<string, unknown> }).singletons?.delete('storage');
    });
    keepsLogos(door);
  });

function keepsLogos(door: Pick<Proxy, 'shut' | 'open'>) {
  test('an upload is stored at both sizes, shown, and written down', async () => {
    const { outcome } = await upload(PNG);
    expect(outcome).toMatchObject({
      kind: 'done',
      toast: { title: 'Logo uploaded successfully', tone: 'gain' },
    });
    const { logoUrl } = await found();
    expect(logoUrl).toMatch(new RegExp(String.raw`^/logos/${row.id}-\d{13}\.webp$`));
    const key = logoUrl?.slice('/logos/'.length) ?? '';
    expect(await storage().list('')).toEqual([key.replace('.webp', '.2x.webp'), key]);
    expect(await storage().get(key)).toMatchObject({ contentType: 'image/webp' });
    expect(await deedsOf(row.id)).toMatchObject([
      { action: 'client.logo', changes: { logoUrl: { from: null } } },
    ]);
  });

  test('a new logo takes the place of the old one, which is removed', async () => {
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

  test('what is no picture changes nothing, whatever its name and type say', async () => {
    const { status, outcome } = await upload(Buffer.from('<script>alert(1)</script>'));
    expect(status).toBe(400);
    expect(outcome.toast).toMatchObject({ title: 'Error uploading logo', tone: 'loss' });
    expect(await storage().list('')).toEqual([]);
    expect(await found()).toMatchObject({ logoUrl: null, version: 1 });
  });

  test('a picture for a row that is gone is not kept', async () => {
    await change('clients', { intent: 'delete', id: row.id }, { cookie });
    expect(await upload(PNG)).toMatchObject({ status: 404 });
    expect(await storage().list('')).toEqual([]);
  });

  test('while the storage is away nothing is half done, and the message says so', async () => {
    await upload(PNG);
    const before = await found();
    await door.shut();
    const { status, outcome } = await upload(PNG);
    await door.open();
    expect(status).toBe(503);
    expect(outcome.toast).toMatchObject({
      title: 'Error uploading logo',
      description: expect.stringContaining('The logo is as it was.'),
    });
    expect(await found()).toEqual(before);
    expect(logFailure).toHaveBeenCalledWith(expect.stringContaining('(logo)'), expect.any(String));
  }, 30_000);

  test('while the database is away no file stays behind', async () => {
    await db().execute('alter table audit_entries rename to audit_entries_away');
    const { status, outcome } = await upload(PNG);
    await db().execute('alter table audit_entries_away rename to audit_entries');
    expect([status, outcome.toast.title]).toEqual([503, 'Error uploading logo']);
    expect(await storage().list('')).toEqual([]);
    expect(await found()).toMatchObject({ logoUrl: null, version: 1 });
  });

  test('after its time in the trash a row is gone with its logo, and not a day earlier', async () => {
    await upload(PNG);
    await change('clients', { intent: 'delete', id: row.id }, { cookie });
    expect(await emptyTrash(LISTS.clients, context, daysFromNow(TRASH_DAYS - 1))).toBe(0);
    expect(await storage().list('')).toHaveLength(2);
    expect(await emptyTrash(LISTS.clients, context, daysFromNow(TRASH_DAYS + 1))).toBe(1);
    expect(await storage().list('')).toEqual([]);
    expect((await deedsOf(row.id)).at(-1)).toMatchObject({ action: 'client.forget', actorId: null });
  });
}

async function upload(bytes: Uint8Array) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'logo', id: row.id, live: 'yes' }))
    body.append(name, value);
  body.append('logo', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  const request = new Request('http://localhost/admin/clients', {
    method: 'POST',
    headers: { Cookie: cookie },
    body,
  });
  const answer = await answerOf(
    changeList({ request, params: { list: 'clients' }, context: { logFailure } }),
  );
  return { ...answer, outcome: answer.data as Outcome };
}

async function found(): Promise<Row> {
  const [found] = await readAll(LISTS.clients);
  return found!;
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY);
}
