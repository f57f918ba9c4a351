import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { env } from '#app/platform/env/env.server.ts';
import { byteStream } from '#app/platform/http/byte-stream.ts';
import * as storage from '#app/platform/storage/spool.server.ts';
import type { Spool } from '#app/platform/storage/spool.server.ts';
import { bytesOf, formOfFiles, inPieces, spooled } from './documents.test-support.ts';
import { MOST_BYTES } from './kinds.ts';
import { closeAll, readSpooledForm } from './spool.server.ts';

const folder = env().DATA_DIR;

const PART = { name: 'a.pdf', bytes: '%PDF-1.7 and more' };

async function encoded(...form: Parameters<typeof formOfFiles>): Promise<{ body: Buffer; type: string }> {
  const request = new Request('http://localhost/', { method: 'POST', body: formOfFiles(...form) });
  return { type: request.headers.get('Content-Type') ?? '', body: Buffer.from(await request.arrayBuffer()) };
}

function read(body: Uint8Array, type: string, pieces = 65_536) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: inPieces(body, pieces),
    duplex: 'half' as const,
  };
  return readSpooledForm(new Request('http://localhost/', init));
}

const bytes = fc.uint8Array({ maxLength: 300 });
const files = fc.array(fc.record({ name: fc.stringMatching(/^[\wé“][\wé“. -]{0,30}$/), bytes }), {
  maxLength: 4,
});

test('any form comes back whole, however its bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 500 }), async (sent, size) => {
      const { body, type } = await encoded(sent, { item: 'an item' });
      const form = await read(body, type, size);
      const found = await Promise.all(
        form.files.map(async ({ chunks, ...file }) => ({ ...file, bytes: await bytesOf(chunks()) })),
      );
      expect(found.map(({ name, bytes }) => [name, bytes.toString('hex')])).toEqual(
        sent.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
      );
      for (const { sha256, size: length, bytes } of found)
        expect([length, sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')]);
      expect(form.fields.get('item')).toBe('an item');
      await closeAll(form.files);
    }),
  );
});

test('other forms are read into memory only up to the limit of a form’s fields', async () => {
  let sent = 0;
  async function* pieces() {
    for (; sent < 20_000_000; sent += 50_000) yield Buffer.alloc(50_000, 'a');
  }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body: byteStream(pieces()), duplex: 'half' as const };
  await expect(readSpooledForm(new Request('http://localhost/', init))).rejects.toMatchObject({
    status: 400,
  });
  expect(sent).toBeLessThan(2_000_000);
});

test('a form that is cut, changed or nonsense never waits, crashes or leaves a file', async () => {
  const { body, type } = await encoded([PART, PART], { item: 'x' });
  const broken = fc.oneof(
    fc.integer({ min: 0, max: body.length - 3 }).map((end) => body.subarray(0, end)),
    fc
      .tuple(fc.nat(body.length - 1), fc.nat(255))
      .map(([at, byte]) => Buffer.from(body).fill(byte, at, at + 1)),
    fc.uint8Array({ maxLength: 2_000 }),
    fc
      .tuple(fc.nat(body.length), fc.uint8Array({ maxLength: 50 }))
      .map(([at, more]) => Buffer.concat([body.subarray(0, at), more, body.subarray(at)])),
  );
  const noBoundary = type.replace(/boundary=.*/, 'boundary=');
  const types = fc.constantFrom(type, type, type, noBoundary, `${type}x`, 'multipart/form-data');
  await fc.assert(
    fc.asyncProperty(broken, types, fc.integer({ min: 1, max: 300 }), async (sent, of, size) => {
      const answer = await read(sent, of, size).catch((error: unknown) => error);
      if (answer instanceof Response) expect(answer.status).toBe(400);
      else await closeAll((answer as { files: [] }).files);
      expect(readdirSync(join(folder, 'spool'))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

test('a disk that fills up during a write is reported once, and stops nothing else', async () => {
  const error = new Error('ENOSPC: no space left on device');
  const full = Object.assign(error, { code: 'ENOSPC', syscall: 'write' });
  const broken = { size: 0, append: () => Promise.reject(full), close: async () => {} } as unknown as Spool;
  const open = vi.spyOn(storage, 'openSpool').mockResolvedValue(broken);
  const { body, type } = await encoded([{ name: 'a.pdf', bytes: new Uint8Array(500_000) }, PART]);
  const chunks = byteStream(Readable.from([body.subarray(0, 100_000), body.subarray(100_000)]));
  const headers = { 'Content-Type': type };
  const request = new Request('http://localhost/', { method: 'POST', headers, body: chunks, duplex: 'half' });
  await expect(readSpooledForm(request)).rejects.toBe(full);
  open.mockRestore();
});

test('only the beginning of too large a file is kept; an empty control is no file', async () => {
  const { files } = await spooled([
    { name: 'large.pdf', bytes: new Uint8Array(MOST_BYTES + 1) },
    { name: '', bytes: '' },
    { name: 'empty.pdf', bytes: '' },
  ]);
  expect(files.map(({ name, size, isTooLong }) => [name, size, isTooLong])).toEqual([
    ['large.pdf', MOST_BYTES, true],
    ['empty.pdf', 0, false],
  ]);
  await closeAll(files);
});
