import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { SECURITY_RUNS } from '#tests/nightly.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = 5 * SECURITY_RUNS;
const HOST = 'Host: localhost';
const CLOSE = 'Connection: close';
const POST = `POST /contact HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n`;

await useTestDatabase();
const site = await useBuiltSite();

const REQUESTS: [string, string][] = [
  ['two lengths', `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
  [
    'a length and chunks',
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
  ],
  [
    'two transfer encodings',
    `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  ],
  ['chunks by another name', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a length below zero', `${POST}Content-Length: -1\r\n\r\n`],
  ['a length with a sign', `${POST}Content-Length: +5\r\n\r\nabcde`],
  ['an endless length', `${POST}Content-Length: 99999999999999999999\r\n\r\n`],
  ['a chunk of no size', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}\r\nX-One: a\r\n b\r\n${CLOSE}\r\n\r\n`],
  ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}\r\nX-One: a\0b\r\n${CLOSE}\r\n\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${HOST}\r\nX-One : a\r\n${CLOSE}\r\n\r\n`],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}\r\n: a\r\n${CLOSE}\r\n\r\n`],
  ['a path with a NUL', `GET /\0 HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n\r\n`],
  ['a path of raw bytes', `GET /\xff\xfe HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n\r\n`],
  ['a query of raw bytes', `GET /blog?search=\xff\xfe\xc0\x80 HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n\r\n`],
  ['a query of broken escapes', `GET /blog?search=%ff%c0%80%zz% HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n\r\n`],
  ['a whole address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n\r\n`],
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}\r\nHost: evil.example\r\n${CLOSE}\r\n\r\n`],
  ['a host that is none', `GET /contact HTTP/1.1\r\nHost: a b[/@evil\r\n${CLOSE}\r\n\r\n`],
  ['no version', 'GET /\r\n\r\n'],
  ['another version', `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`],
  ['the next protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an upgrade', `GET / HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`],
  [
    'an upgrade of the protocol',
    `GET / HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n${CLOSE}\r\n\r\n`,
  ],
  ['an expectation nobody knows', `GET / HTTP/1.1\r\n${HOST}\r\nExpect: a-miracle\r\n${CLOSE}\r\n\r\n`],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a thousand headers', `GET / HTTP/1.1\r\n${'X: 1\r\n'.repeat(2_500)}\r\n`],
  [
    'a cookie of rubbish',
    `GET /account HTTP/1.1\r\n${HOST}\r\nCookie: session=%E0%A4%A; toast=\xff.x; =; ;; __proto__=1\r\n${CLOSE}\r\n\r\n`,
  ],
  ['a foreign method', `BREW / HTTP/1.1\r\n${HOST}\r\n${CLOSE}\r\n\r\n`],
  ['a range', `GET / HTTP/1.1\r\n${HOST}\r\nRange: bytes=-1,0-,5-2,99999999999-\r\n${CLOSE}\r\n\r\n`],
  [
    'validators of rubbish',
    `GET / HTTP/1.1\r\n${HOST}\r\nIf-None-Match: W/",,"\xff\r\nIf-Modified-Since: x\r\n${CLOSE}\r\n\r\n`,
  ],
];

test('a malformed request gets a complete HTTP response or none', async () => {
  for (const [name, request] of REQUESTS) expectPlain(await exchange(Buffer.from(request, 'latin1')), name);
});

test('after any bytes, the next visitor is served', async () => {
  const line = fc.oneof(
    fc.constantFrom(
      HOST,
      CLOSE,
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
      'Expect: 100-continue',
      '',
    ),
    fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );
  const first = fc.oneof(
    fc.constantFrom(
      'GET / HTTP/1.1',
      'POST /contact HTTP/1.1',
      'HEAD /blog HTTP/1.0',
      'GET /admin?q=%00 HTTP/1.1',
    ),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );
  const request = fc
    .tuple(first, fc.array(line, { maxLength: 6 }))
    .map(([first, lines]) => [first, ...lines, '', 'abc']);
  await fc.assert(
    fc.asyncProperty(request, async (lines) => {
      expectPlain(await exchange(Buffer.from(lines.join('\r\n'), 'latin1')));
    }),
    { numRuns: RUNS },
  );
  expect((await site.request({ path: '/' })).status).toBe(200);
});

async function exchange(bytes: Buffer): Promise<string> {
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.setTimeout(5_000, () => socket.destroy(new Error('no end of the answer in five seconds')));
  socket.end(bytes);
  try {
    return await text(socket);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return '';
    throw error;
  }
}

function expectPlain(answer: string, name = 'random bytes'): void {
  if (answer === '') return;
  const [head = '', ...rest] = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  expect(head, name).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  expect(head, name).toMatch(/\r\nX-Content-Type-Options: nosniff/i);
  expect(head, name).toMatch(/\r\nContent-Security-Policy: default-src/i);
  expect(rest.join(''), name).not.toMatch(/node:|node_modules|\bat \w+ \(/);
}
