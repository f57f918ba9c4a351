import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openRaw, sendRaw, startSite } from '#tests/site.ts';
import { LIMITS } from './limits.ts';

const site = await startSite(async () => new Response('page'));
afterAll(() => site.close());

test('invalid HTTP gets 400, a page and the security headers', async () => {
  const answer = await sendRaw(site.port, 'HELLO\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('X-Frame-Options: DENY');
  expect(answer).toContain('Content-Security-Policy: ');
  expect(answer).toContain('This address cannot be read');
});

test('endless headers get 431', async () => {
  const answer = await sendRaw(
    site.port,
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(LIMITS.headerBytes)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('slow headers get a response and the connection closes', async () => {
  const slow = await startSite(async () => new Response('page'));
  slow.server.headersTimeout = 300;
  slow.server.requestTimeout = 400;
  const answer = await sendRaw(slow.port, 'GET / HTTP/1.1\r\nHost: x\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await slow.close();
});

test.each([
  'GET / HTTP/1.1\r\n',
  'HELLO\r\n\r\n',
  'CONNECT / HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
])('a client that resets its connection after %j does no harm', async (sent) => {
  for (let wait = 0; wait < 5; wait += 1) {
    const socket = await openRaw(site.port, sent);
    await setTimeout(wait);
    socket.resetAndDestroy();
  }
  expect((await fetch(site.url)).status).toBe(200);
});
