import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';

/** As in dev/containers/Caddyfile. */
const TRY_FOR = 20 * SECOND;
const TRY_EVERY = 100;
const KEEP_ALIVE = 500;

/** Tries the next replica when one refuses the connection; a sent request is never sent again. */
export async function startEdge(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE });
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const deadline = Date.now() + TRY_FOR;
    for (;;) {
      turn += 1;
      const passed = await pass(incoming, outgoing, ports[turn % ports.length] ?? 0, agent);
      if (passed) return;
      if (Date.now() > deadline) return void outgoing.writeHead(502).end();
      if (turn % ports.length === 0) await sleep(TRY_EVERY);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  agent: Agent,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url: path, headers } = incoming;
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent });
    sent.on('response', (answer) => {
      resolve(true);
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(outgoing);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      resolve(true);
      outgoing.destroy();
    });
    sent.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(sent));
      else incoming.pipe(sent);
    });
  });
}

function endToEnd({ connection: _connection, ...headers }: IncomingMessage['headers']) {
  return headers;
}
