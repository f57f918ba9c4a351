import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { gate, startSite } from '#tests/site.ts';
import { drain } from './shutdown.ts';

test('requests under way are answered before the server is gone, and told that the connection closes', async () => {
  const { opened, open } = gate();
  let working = 0;
  const running = await startSite(async () => {
    working += 1;
    await opened;
    return new Response('done');
  });
  const answers = Array.from({ length: 20 }, (_, index) => fetch(`${running.url}/?x=${index}`));
  await expect.poll(() => working).toBe(20);
  running.site.draining = true;
  const drained = drain(running.server);
  await setTimeout(100);
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

test('a request that comes on an open connection meanwhile is answered too; a new connection is not accepted', async () => {
  const running = await startSite(async () => new Response('done'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(running.url, agent);
  running.site.draining = true;
  const drained = drain(running.server);
  await expect.poll(() => running.server.listening).toBe(false);
  await expect(fetch(running.url)).rejects.toThrow('fetch failed');
  const answer = await ask(running.url, agent);
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await drained;
  agent.destroy();
});

test('who has come while the process was late is let in before the door is shut', async () => {
  const visitor = new Worker(VISITOR, { eval: true });
  const running = await startSite(async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    visitor.postMessage(running.port);
    beLate(300);
    return new Response('done');
  });
  const told = once(visitor, 'message');
  await once(visitor, 'online');
  running.site.draining = true;
  const drained = drain(running.server);
  await setTimeout(100);
  expect((await fetch(running.url)).status).toBe(200);
  expect(await told).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 /)]);
  await drained;
  await visitor.terminate();
});

test('idle connections do not hold the end up', async () => {
  const running = await startSite(async () => new Response('done'));
  const agent = new Agent({ keepAlive: true });
  await ask(running.url, agent);
  running.site.draining = true;
  await drain(running.server);
  expect(running.server.listening).toBe(false);
  agent.destroy();
});

/** Comes when it is told to, and tells what it was answered. */
const VISITOR = `
const { parentPort } = require('node:worker_threads');
parentPort.once('message', (port) => {
  const socket = require('node:net').connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n');
  socket.on('data', (data) => parentPort.postMessage(String(data)));
  socket.on('error', (error) => parentPort.postMessage(error.code));
});
`;

/** Keeps the process from everything else, as a long render does. */
function beLate(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await text(response);
  return response;
}
