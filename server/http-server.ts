import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorPage, REFUSALS } from './error-page.ts';
import { LIMITS } from './limits.ts';
import type { RawHeaders } from './security-headers.ts';

/** Node's HTTP server with the site's limits; what is no HTTP at all gets a readable answer too. */
export function createHttpServer(listener: RequestListener, security: RawHeaders): Server {
  const server = createServer(
    {
      maxHeaderSize: LIMITS.headerBytes,
      headersTimeout: LIMITS.headersTimeout,
      requestTimeout: LIMITS.requestTimeout,
      keepAliveTimeout: LIMITS.keepAliveTimeout,
      connectionsCheckingInterval: 2_000,
      // The request handler refuses a missing Host itself, with the headers that every answer carries.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxConnections = LIMITS.connections;
  server.timeout = LIMITS.idleTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answerRaw(socket, statusOf(error.code), security);
  });
  server.on('connect', (_request, socket) => answerRaw(socket, 405, security));
  return server;
}

/** Listens; resolves with the port. Rejects when the port is taken or the address is not this machine's. */
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

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function answerRaw(socket: Duplex, status: number, security: RawHeaders): void {
  const requestId = crypto.randomUUID();
  const page = errorPage(status === 405 ? REFUSALS.method : REFUSALS.badRequest, requestId);
  const headers = [...security, ...page.head, 'X-Request-Id', requestId, 'Connection', 'close'];
  const lines = headers.map((name, index) => (index % 2 === 0 ? `${name}: ${headers[index + 1]}\r\n` : ''));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page.body.toString()}`);
}
