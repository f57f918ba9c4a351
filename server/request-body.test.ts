import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { sendRaw, startSite } from '#tests/site.ts';
import { bodyLimit } from './limits.ts';

const MB = 1024 * 1024;
const received: number[] = [];
const site = await startSite(async (request) => {
  received.push((await request.arrayBuffer()).byteLength);
  return new Response('taken');
});
const headers = { origin: site.site.appUrl };
afterAll(() => site.close());

test('a body of one megabyte is accepted, one byte more is not', async () => {
  const taken = await post('/contact', 'x'.repeat(MB));
  expect([taken.status, received.at(-1)]).toEqual([200, MB]);
  expect((await post('/contact', 'x'.repeat(MB + 1))).status).toBe(413);
});

test('two megabytes get a plain page, not a reset connection', async () => {
  const response = await post('/contact', 'x'.repeat(2 * MB));
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('That is too large');
});

test('so does a client that sends everything before reading', async () => {
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: ${headers.origin}\r\nContent-Length: ${4 * MB}\r\n\r\n`;
  socket.write(head + 'x'.repeat(2 * MB));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write('x'.repeat(2 * MB));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*Connection: close.*That is too large/s);
});

test('a body without a length is measured while it arrives', async () => {
  const request = httpRequest({
    port: site.port,
    host: '127.0.0.1',
    path: '/contact',
    method: 'POST',
    headers,
  });
  request.on('error', () => {});
  const answered = once(request, 'response');
  for (let sent = 0; sent < 3 * MB; sent += MB / 4) request.write('x'.repeat(MB / 4));
  request.end();
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  expect(await text(response)).toContain('That is too large');
});

test('Remix gets no incomplete form', async () => {
  const before = received.length;
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: ${headers.origin}\r\nContent-Length: 100\r\n\r\nhalf`,
  );
  socket.destroy();
  await post('/contact', 'whole');
  expect(received.slice(before)).toEqual([5]);
});

test('the length of a body must be a number', async () => {
  const answer = await sendRaw(site.port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('a form with files may be longer, and only on a route that takes files', () => {
  const file = 'multipart/form-data; boundary=x';
  const upload = { bytes: 6 * MB };
  expect(bodyLimit({ upload }, file)).toBe(6 * MB);
  expect(bodyLimit({ upload }, 'application/x-www-form-urlencoded')).toBe(MB);
  expect(bodyLimit({}, file)).toBe(MB);
});

function post(path: string, body: string): Promise<Response> {
  return fetch(site.url + path, { method: 'POST', headers, body });
}
