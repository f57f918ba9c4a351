import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { env } from '#app/platform/env/env.server.ts';
import { startObjectStore, whyNoObjectStore } from '#tests/object-store.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { startProxy } from '#tests/proxy.ts';
import { inOrder, type ObjectStorage } from './object.ts';
import { openStorage } from './storage.server.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);

const folder = await mkdtemp(join(tmpdir(), 'site-objects-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('on disk', () => {
  const storage = openStorage({ ...env(), DATA_DIR: folder });
  testContract(storage);

  test('leaves no temporary file', async () => {
    await storage.put('logos/whole.png', PNG, 'image/png');
    const drafts = (await readdir(join(folder, 'objects'))).filter((name) => /^\.[\da-f-]{36}$/.test(name));
    expect(drafts).toEqual([]);
  });

  test('fails its check if its folder cannot be written', async () => {
    const blocked = openStorage({ ...env(), DATA_DIR: '/dev/null' });
    await expect(blocked.check()).rejects.toThrow('ENOTDIR');
  });
});

const reason = whyNoObjectStore();
if (reason) test.skip(reason, () => {});
else describe('in S3 (Ceph RADOS Gateway)', inS3);

async function inS3() {
  vi.stubEnv('AWS_REQUEST_CHECKSUM_CALCULATION', 'WHEN_REQUIRED');
  const store = await startObjectStore();
  afterAll(() => store.stop());
  const config = {
    ...env(),
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  };
  testContract(openStorage(config));
  describe('that encrypts with a key', () => {
    const S3_ENCRYPTION = 'aws:kms:test-key';
    const encrypted = openStorage({ ...config, S3_BUCKET: 'encrypted', S3_ENCRYPTION });
    testContract(encrypted);

    test('every object is stored encrypted, also from a stream, and reads as it was', async () => {
      const sha256 = createHash('sha256').update(PNG).digest('hex');
      const chunks = async function* () {
        yield PNG;
      };
      await encrypted.put('thumbnails/a', PNG, 'image/png');
      await encrypted.putStream('documents/a', { size: PNG.length, sha256, chunks }, 'image/png');
      const { S3_ENDPOINT: endpoint, S3_REGION: region } = config;
      const credentials = { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey };
      const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
      for (const Key of ['thumbnails/a', 'documents/a']) {
        const head = await client.send(new HeadObjectCommand({ Bucket: 'encrypted', Key }));
        expect(head).toMatchObject({ ServerSideEncryption: 'aws:kms', SSEKMSKeyId: 'test-key' });
        expect(Buffer.from((await encrypted.get(Key))?.bytes ?? []).equals(PNG)).toBe(true);
      }
      client.destroy();
    });
  });

  test('a store that does not encrypt as configured is refused before anything is stored', async () => {
    for (const [S3_ENCRYPTION, why] of [
      ['AES256', 'did not encrypt it'],
      ['aws:kms:no-such-key', 'Failed to retrieve the actual key'],
      ['aws:kms', 'requires HTTP header'],
    ] as const) {
      const strict = openStorage({ ...config, S3_BUCKET: 'strict', S3_ENCRYPTION });
      const refused = { name: 'Refusal', message: expect.stringContaining(`S3_ENCRYPTION=${S3_ENCRYPTION}`) };
      await expect(strict.check()).rejects.toMatchObject(refused);
      await expect(strict.check()).rejects.toThrow(why);
      await expect(strict.put('logos/a', PNG, 'image/png')).rejects.toMatchObject(refused);
    }
    for (const S3_ENCRYPTION of ['none', undefined]) {
      const lenient = openStorage({ ...config, S3_BUCKET: 'strict', S3_ENCRYPTION });
      await lenient.check();
      expect(await lenient.list('')).toEqual([]);
    }
  });

  test('fails its check with a wrong secret', async () => {
    const stranger = openStorage({ ...config, S3_SECRET_ACCESS_KEY: 'another' });
    await expect(stranger.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  test('fails its check when nothing answers', async () => {
    const unreachable = openStorage({ ...config, S3_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(unreachable.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('times out when the connection is silent', async () => {
    const proxy = await startProxy(store.endpoint);
    const behind = openStorage({ ...config, S3_ENDPOINT: proxy.url });
    await behind.check();
    proxy.stall();
    const started = performance.now();
    const results = await Promise.allSettled([
      behind.put('logos/late.png', PNG, 'image/png'),
      behind.get('logos/late.png'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(performance.now() - started).toBeLessThan(12_000);
    proxy.resume();
    await behind.put('logos/late.png', PNG, 'image/png');
  });

  test('two instances that find no bucket create it once', async () => {
    const first = openStorage({ ...config, S3_BUCKET: 'fresh-bucket' });
    const second = openStorage({ ...config, S3_BUCKET: 'fresh-bucket' });
    await Promise.all([first.check(), second.check()]);
    await first.put('logos/shared.png', PNG, 'image/png');
    expect(await second.list('')).toEqual(['logos/shared.png']);
  });
}

function testContract(storage: ObjectStorage) {
  test('returns what was stored, with its content type and a quoted ETag', async () => {
    await storage.put('logos/first.png', PNG, 'image/png');
    const found = await storage.get('logos/first.png');
    expect(Array.from(found?.bytes ?? [])).toEqual(Array.from(PNG));
    expect(found?.contentType).toBe('image/png');
    expect(found?.etag).toMatch(/^"[\da-f-]+"$/);
  });

  test('replaces an object, and its ETag changes', async () => {
    await storage.put('logos/replaced.svg', PNG, 'image/png');
    const before = await storage.get('logos/replaced.svg');
    await storage.put('logos/replaced.svg', new TextEncoder().encode('<svg/>'), 'image/svg+xml');
    const after = await storage.get('logos/replaced.svg');
    expect(new TextDecoder().decode(after?.bytes)).toBe('<svg/>');
    expect(after?.contentType).toBe('image/svg+xml');
    expect(after?.etag).not.toBe(before?.etag);
  });

  test('stores an empty object and one of a megabyte', async () => {
    const large = new Uint8Array(1024 * 1024).fill(7);
    await storage.put('sizes/empty', new Uint8Array(), 'text/plain; charset=utf-8');
    await storage.put('sizes/large', large, 'application/octet-stream');
    expect((await storage.get('sizes/empty'))?.bytes).toHaveLength(0);
    expect(Buffer.from((await storage.get('sizes/large'))?.bytes ?? []).equals(large)).toBe(true);
  });

  test('an object is read in chunks, from its start each time it is opened', async () => {
    const large = randomBytes(3 * 1024 * 1024);
    await storage.put('sizes/chunked', large, 'application/octet-stream');
    for (const _ of [1, 2]) {
      const opened = await storage.open('sizes/chunked');
      const chunks = [];
      for await (const chunk of opened?.chunks ?? []) chunks.push(chunk);
      expect(opened?.size).toBe(large.byteLength);
      expect(chunks.length).toBeGreaterThan(10);
      expect(Buffer.concat(chunks).equals(large)).toBe(true);
    }
    await storage.put('sizes/empty', new Uint8Array(), 'text/plain');
    expect(await storage.open('sizes/empty')).toMatchObject({ size: 0 });
    expect(await storage.open('sizes/none')).toBeNull();
  });

  test('a stream is stored whole, or not at all if it does not match its hash', async () => {
    const bytes = randomBytes(3 * 1024 * 1024);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const source = (sent: Uint8Array, size = bytes.length) => ({
      size,
      sha256,
      async *chunks() {
        for (let at = 0; at < sent.length; at += 65_000) yield sent.subarray(at, at + 65_000);
      },
    });
    await storage.putStream('streams/whole', source(bytes), 'application/pdf');
    const found = await storage.get('streams/whole');
    expect(found?.contentType).toBe('application/pdf');
    expect(Buffer.from(found?.bytes ?? []).equals(bytes)).toBe(true);
    const other = Buffer.from(bytes).fill(~bytes.readUInt8(100), 100, 101);
    for (const wrong of [source(bytes.subarray(1)), source(Buffer.concat([bytes, bytes])), source(other)])
      await expect(storage.putStream('streams/wrong', wrong, 'application/pdf')).rejects.toThrow();
    expect(await storage.list('streams/')).toEqual(['streams/whole']);
  });

  test('removes an object, and a missing one without an error', async () => {
    await storage.put('logos/removed.png', PNG, 'image/png');
    await storage.remove('logos/removed.png');
    await storage.remove('logos/removed.png');
    expect(await storage.get('logos/removed.png')).toBeNull();
  });

  test('lists the keys under a prefix in order, also if one key starts with another', async () => {
    for (const key of ['list/b', 'list/a/1', 'list/a', 'listless']) await storage.put(key, PNG, 'image/png');
    expect(await storage.list('list/')).toEqual(['list/a', 'list/a/1', 'list/b']);
    expect(await storage.list('nothing/')).toEqual([]);
  });

  test('names keys by pages, all or the older ones, and those without an object', async () => {
    for (const key of ['pages/a', 'pages/b', 'pages/d']) await storage.put(key, PNG, 'image/png');
    const named = (minutes: number) =>
      inOrder(storage.pages('pages/', new Date(Date.now() + minutes * MINUTE)));
    expect(await inOrder(storage.pages('pages/'))).toEqual(['pages/a', 'pages/b', 'pages/d']);
    expect(await named(1)).toHaveLength(3);
    expect(await named(-1)).toEqual([]);
    expect(await inOrder(storage.pages('nothing/'))).toEqual([]);
    const missing = await storage.missing(['pages/e', 'pages/a', 'pages/c', 'pages/d']);
    expect(missing.toSorted()).toEqual(['pages/c', 'pages/e']);
    expect(await storage.missing([])).toEqual([]);
  });

  test('refuses keys that could leave the folder or clash', async () => {
    const keys = ['', '/etc/passwd', '../secret', 'a/../b', 'a//b', 'a\0b', 'Upper.png', 'a+b', '.hidden'];
    for (const key of [...keys, 'x'.repeat(201)]) {
      await expect(storage.put(key, PNG, 'image/png'), key).rejects.toThrow('Not a storage key.');
      await expect(storage.open(key), key).rejects.toThrow('Not a storage key.');
      await expect(storage.get(key), key).rejects.toThrow('Not a storage key.');
      await expect(storage.remove(key), key).rejects.toThrow('Not a storage key.');
    }
  });

  test('refuses a content type that would forge a header', async () => {
    await expect(storage.put('logos/forged', PNG, 'image/png\r\nSet-Cookie: a=b')).rejects.toThrow(
      'content type',
    );
  });

  test('passes its check', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
}
