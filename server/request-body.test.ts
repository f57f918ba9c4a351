import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openRaw, sendRaw, startSite } from '#tests/site.ts';
import { LIMITS } from './limits.ts';
import { readBody } from './request-body.ts';

const MB = 1024 * 1024;
const UPLOAD = { bytes: 6 * MB };
const ADMINISTRATOR = { cookie: 'session=administrator' };

const received: number[] = [];
const render = async (request: Request) => {
  received.push((await request.arrayBuffer()).byteLength);
  return new Response('taken');
};
const site = await startSite(render, {
  findRoute: (path) => ({ pattern: path, params: {}, handle: path === '/upload' ? { upload: UPLOAD } : {} }),
  mayUpload: async ({ headers }) => headers.get('cookie') === ADMINISTRATOR.cookie,
});
const headers = { origin: site.site.appUrl };
afterAll(() => site.close());

test('a form has 64 kB at most, for every sender', async () => {
  const taken = await post('/contact', 'x'.repeat(LIMITS.formBytes));
  expect([taken.status, received.at(-1)]).toEqual([200, LIMITS.formBytes]);
  for (const cookie of ['', ADMINISTRATOR.cookie]) {
    const refused = await post('/contact', 'x'.repeat(LIMITS.formBytes + 1), { cookie });
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('too large')]);
  }
});

test('more is read only on routes for files, and only from those who may send them', async () => {
  const file = 'x'.repeat(UPLOAD.bytes);
  expect((await post('/upload', file, ADMINISTRATOR)).status).toBe(200);
  expect(received.at(-1)).toBe(UPLOAD.bytes);
  expect((await post('/upload', `${file}${'x'.repeat(MB)}`, ADMINISTRATOR)).status).toBe(413);
  expect((await post('/upload', 'a form', {})).status).toBe(200);
  for (const length of [`Content-Length: ${file.length}`, 'Transfer-Encoding: chunked']) {
    // Refused when only the head has come.
    expect(await firstAnswer(`${headOf('/upload')}${length}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  }
});

test('a client that sends everything before reading gets a page, no reset connection', async () => {
  const head = `${headOf('/contact')}Content-Length: ${4 * MB}\r\n\r\n`;
  const socket = await openRaw(site.port, head + 'x'.repeat(2 * MB));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write('x'.repeat(2 * MB));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*Connection: close.*That is too large/s);
});

test('a body without a length is measured while it arrives', async () => {
  const options = { port: site.port, host: '127.0.0.1', path: '/contact', method: 'POST', headers };
  const request = httpRequest(options);
  request.on('error', () => {});
  const answered = once(request, 'response');
  for (let sent = 0; sent < 3 * MB; sent += MB / 4) request.write('x'.repeat(MB / 4));
  request.end();
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  expect(await text(response)).toContain('That is too large');
});

test('Remix never gets an incomplete form', async () => {
  const before = received.length;
  const socket = await openRaw(site.port, `${headOf('/contact')}Content-Length: 100\r\n\r\nhalf`);
  socket.destroy();
  await post('/contact', 'whole');
  expect(received.slice(before)).toEqual([5]);
});

test('the length of a body must be a number', async () => {
  const answer = await sendRaw(site.port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('a form with too many fields never reaches a parser', async () => {
  const before = received.length;
  for (const field of ['a=&', '&']) {
    const fields = field.repeat(20_000);
    const type = { 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=utf-8' };
    expect((await post('/contact', fields, type)).status).toBe(413);
  }
  expect(received).toHaveLength(before);
});

test('bodies of one network share a limit, while another network’s are read', async () => {
  const held = Array.from({ length: 2 }, () => arriving('2001:db8::/64', LIMITS.networkBodyBytes / 2));
  const more = arriving('2001:db8::/64', 1);
  expect(await more.result).toBe('too-many');
  const other = arriving('192.0.2.1', 5);
  other.stream.end();
  expect(await other.result).toHaveLength(5);
  for (const { stream } of held) stream.destroy();
  expect(await Promise.all(held.map(({ result }) => result))).toEqual(['aborted', 'aborted']);
  const again = arriving('2001:db8::/64', 5);
  again.stream.end();
  expect(await again.result).toHaveLength(5);
});

test('when all room is taken, the largest body of the busiest network makes room', async () => {
  const share = LIMITS.pendingBodyBytes / 10;
  const networks = Array.from({ length: 9 }, (_, number) => `192.0.2.${number}`);
  const small = networks.map((network) => arriving(network, share));
  const large = arriving('198.51.100.1', 0.75 * share);
  const little = arriving('198.51.100.1', 0.25 * share + 1);
  small.push(arriving('203.0.113.1', 0));
  expect(await large.result).toBe('busy');
  const visitor = arriving('203.0.113.2', 100);
  visitor.stream.end();
  expect(await visitor.result).toHaveLength(100);
  for (const { stream } of [...small, little]) stream.destroy();
  const results = await Promise.all([...small, little].map(({ result }) => result));
  expect(new Set(results)).toEqual(new Set(['aborted']));
});

/** A body of which this many bytes have come. */
function arriving(network: string, bytes: number) {
  const stream = Object.assign(new PassThrough({ highWaterMark: UPLOAD.bytes }), { headers: {} });
  stream.on('error', () => {});
  const result = readBody(stream, { limit: UPLOAD.bytes * 10, network });
  stream.write(Buffer.alloc(Math.ceil(bytes)));
  return { stream, result };
}

function headOf(path: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${headers.origin}\r\n`;
}

async function firstAnswer(head: string): Promise<string> {
  const socket = await openRaw(site.port, head);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

function post(path: string, body: string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { method: 'POST', headers: { ...headers, ...more }, body });
}
