import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorPage, REFUSALS, type Refusal } from './error-page.ts';
import { LIMITS } from './limits.ts';
import type { RawHeaders } from './security-headers.ts';

const LINGER = 1_000;

export function createHttpServer(listener: RequestListener, security: RawHeaders): Server {
  const server = createServer(
    {
      maxHeaderSize: LIMITS.headerBytes,
      headersTimeout: LIMITS.headersTimeout,
      // The longest limit; request-handler.ts stops bodies without files earlier.
      requestTimeout: LIMITS.uploadTimeout,
      keepAliveTimeout: LIMITS.keepAliveTimeout,
      connectionsCheckingInterval: 2_000,
      // The request handler refuses a missing Host itself, with the headers of every answer.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxConnections = LIMITS.connections;
  server.timeout = LIMITS.idleTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answerRaw(socket, refusalOf(error.code), security);
  });
  // Node itself would answer an unknown expectation without the headers of every answer.
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => answerRaw(socket, REFUSALS.method, security));
  return server;
}

/** Resolves with the port; rejects when the port is taken or the address is not this machine's. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: 1024 }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return REFUSALS.headersTooLarge;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? REFUSALS.tooSlow : REFUSALS.badRequest;
}

function answerRaw(socket: Duplex, refusal: Refusal, security: RawHeaders): void {
  const requestId = randomUUID();
  const page = errorPage(refusal, requestId);
  const headers = [...security, ...page.head, 'X-Request-Id', requestId, 'Connection', 'close'];
  const lines = headers.map((name, index) => (index % 2 === 0 ? `${name}: ${headers[index + 1]}\r\n` : ''));
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
  socket.on('error', () => socket.destroy());
  socket.end(`${status}\r\n${lines.join('')}\r\n${page.body.toString()}`, () => {
    setTimeout(() => socket.destroy(), LINGER).unref();
  });
}
