import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { env } from '#app/platform/env/env.server.ts';
import { sweepSpool } from '#app/platform/storage/spool.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { openRaw, startSite } from '#tests/site.ts';
import { LIMITS } from './limits.ts';
import { spoolBody } from './spooled-body.ts';

const MB = 1024 * 1024;
const folder = env().DATA_DIR;

const received: string[] = [];
const site = await startSite(
  async (request) => {
    const hash = createHash('sha256');
    for await (const chunk of bytesOf(request)) hash.update(chunk);
    received.push(hash.digest('hex'));
    return new Response('taken');
  },
  {
    findRoute: (pattern) => ({
      pattern,
      params: {},
      handle: { upload: { bytes: 6 * MB, spooled: true, isForClients: true } },
    }),
    mayUpload: async ({ headers }) => headers.get('cookie') === 'member',
  },
);
afterAll(() => site.close());
const headers = { origin: site.site.appUrl, cookie: 'member' };
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a body with files arrives whole through the disk, and leaves nothing there', async () => {
  for (const size of [10, 5 * MB]) {
    const body = randomBytes(size);
    const answer = await fetch(site.url, { method: 'POST', headers, body });
    expect([answer.status, received.at(-1)]).toEqual([200, hashOf(body)]);
  }
  expect(readdirSync(join(folder, 'spool'))).toEqual([]);
});

test('a name left by a killed process is removed at the next start, a new one is not', async () => {
  const left = join(folder, 'spool', 'left');
  writeFileSync(left, '');
  await sweepSpool();
  expect(readdirSync(join(folder, 'spool'))).toEqual(['left']);
  await sweepSpool(undefined, Date.now() + 2 * MINUTE);
  expect(readdirSync(join(folder, 'spool'))).toEqual([]);
});

test('a body has a limit, by its length or on arrival; a stranger’s is not read', async () => {
  const before = received.length;
  const long = randomBytes(7 * MB);
  const streamed = { body: new Blob([long]).stream(), duplex: 'half' as const };
  for (const [status, more] of [
    [413, { body: long }],
    [413, streamed],
    [403, { body: long, headers: { ...headers, cookie: '' } }],
  ] as const) {
    const answer = await fetch(site.url, { method: 'POST', headers, ...more });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('file')]);
  }
  expect(received).toHaveLength(before);
});

test('a body that breaks off reaches nobody; while it arrives its file has no name', async () => {
  const before = received.length;
  const socket = await openRaw(
    site.port,
    `POST / HTTP/1.1\r\nHost: x\r\nOrigin: ${headers.origin}\r\nCookie: member\r\nContent-Length: ${5 * MB}\r\n\r\n`,
  );
  socket.write(randomBytes(MB));
  expect(readdirSync(join(folder, 'spool'))).toEqual([]);
  socket.destroy();
  await fetch(site.url, { method: 'POST', headers, body: 'whole' });
  expect(received.slice(before)).toEqual([hashOf(Buffer.from('whole'))]);
});

test('a body that is too slow is refused, and so is one too many of a network', async () => {
  const slow = arriving('192.0.2.1');
  await expect.poll(() => slow.stream.listenerCount('data')).toBe(1);
  slow.stream.write(randomBytes(MB));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const slower = arriving('192.0.2.1');
  while (slower.stream.listenerCount('data') === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(LIMITS.uploadTimeout);
  vi.useRealTimers();
  expect(await slower.result).toBe('too-slow');

  const much = arriving('192.0.2.1', LIMITS.networkSpooledBytes * 2);
  await expect.poll(() => much.stream.listenerCount('data')).toBe(1);
  much.stream.emit('data', Buffer.alloc(LIMITS.networkSpooledBytes - MB + 1));
  expect(await much.result).toBe('too-many');
  slow.stream.destroy();
  expect(await slow.result).toBe('aborted');
});

function arriving(network: string, limit = 6 * MB) {
  const stream = Object.assign(new PassThrough(), { headers: {} });
  return { stream, result: spoolBody(stream, { limit, network }) };
}

/** Node's streams support this, but the DOM's types do not have it. */
function bytesOf({ body }: Request): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return (body as unknown as AsyncIterable<Uint8Array> | null) ?? [];
}
