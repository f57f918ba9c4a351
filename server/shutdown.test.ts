import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { gate, startSite } from '#tests/site.ts';
import { drain } from './shutdown.ts';

test('open requests are answered with "Connection: close" before the server ends', async () => {
  const { opened, open } = gate();
  let working = 0;
  const running = await startSite(async () => {
    working += 1;
    await opened;
    return new Response('done');
  });
  const answers = Array.from({ length: 20 }, (_, index) => fetch(`${running.url}/${index}`));
  await expect.poll(() => working).toBe(20);
  const drained = drain(running.server, running.site);
  await expect.poll(() => running.site.shut).toBe(true);
  open();
  for (const answer of await Promise.all(answers)) {
    expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([
      200,
      'close',
      'done',
    ]);
  }
  await drained;
});

test('a request on an open connection is answered; a new connection is refused', async () => {
  const running = await startSite(async () => new Response('done'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(running.url, agent);
  const drained = drain(running.server, running.site);
  const answeredBefore = await ask(running.url, agent);
  expect(answeredBefore.headers.connection).toBe('keep-alive');
  await expect.poll(() => running.server.listening).toBe(false);
  await expect(fetch(running.url)).rejects.toThrow('fetch failed');
  const answer = await ask(running.url, agent);
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await drained;
  agent.destroy();
});

test('connections that wait for a busy process are accepted before it closes', async () => {
  const connected = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const visitor = new Worker(VISITOR, { eval: true, workerData: connected });
  const running = await startSite(async (request) => {
    if (!request.url.endsWith('/slow')) return new Response('done');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    visitor.postMessage(running.port);
    blockUntil(connected, VISITORS);
    return new Response('done');
  });
  const statuses = once(visitor, 'message');
  await once(visitor, 'online');
  const drained = drain(running.server, running.site);
  await setTimeout(100);
  expect((await fetch(`${running.url}/slow`)).status).toBe(200);
  expect(await statuses).toEqual([Array(VISITORS).fill('HTTP/1.1 200 OK')]);
  await drained;
  await visitor.terminate();
});

test('idle connections do not delay the shutdown', async () => {
  const running = await startSite(async () => new Response('done'));
  const agent = new Agent({ keepAlive: true });
  await ask(running.url, agent);
  await drain(running.server, running.site);
  expect(running.server.listening).toBe(false);
  agent.destroy();
});

const VISITORS = 20;

const VISITOR = `
const { connect } = require('node:net');
const { parentPort, workerData } = require('node:worker_threads');
const visit = (port) => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => Atomics.add(workerData, 0, 1));
  socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n');
  socket.on('data', (data) => resolve(String(data).split('\\r\\n')[0]));
  socket.on('error', (error) => resolve(error.code));
});
parentPort.once('message', async (port) => {
  parentPort.postMessage(await Promise.all(Array.from({ length: ${VISITORS} }, () => visit(port))));
});
`;

/** Nothing else is done meanwhile: the connections wait in the kernel. */
function blockUntil(counted: Int32Array, count: number): void {
  const until = performance.now() + 10_000;
  while (Atomics.load(counted, 0) < count && performance.now() < until);
}

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await text(response);
  return response;
}
