import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHealth, type Probe } from '#server/health.ts';
import { createHttpServer, listen } from '#server/http-server.ts';
import type { Render, Site } from '#server/exchange.ts';
import type { FindRoute } from '#server/route-table.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import { handleRequest } from '#server/request-handler.ts';
import { limitRenders } from '#server/render-limit.ts';
import { createTurns } from '#server/render-turns.ts';
import { createLog } from '#server/request-log.ts';
import { securityHeaders } from '#server/security-headers.ts';
import { drain } from '#server/shutdown.ts';
import type { StaticFiles } from '#server/static-files.ts';

type Options = {
  findRoute?: FindRoute;
  mayUpload?: Site['mayUpload'];
  /** A second, for one network. */
  renders?: number;
  appUrl?: string;
  hops?: number;
  files?: StaticFiles;
  probes?: Record<string, Probe>;
  maxBytes?: number;
  logTo?: (line: string) => void;
};

/** `clock.now` is the page cache's time in milliseconds. */
export async function startSite(render: Render, options: Options = {}) {
  const clock = { now: Date.now() };
  const appUrl = options.appUrl ?? 'http://localhost:3000';
  const security = securityHeaders(appUrl);
  const write = options.logTo ?? (() => {});
  const site: Site = {
    appUrl,
    hops: options.hops ?? 0,
    render,
    countRender: limitRenders(options.renders ?? Number.MAX_SAFE_INTEGER, () => clock.now),
    takeTurn: createTurns(),
    findRoute: options.findRoute ?? (() => ({ pattern: '/*', params: {}, handle: {} })),
    mayUpload: options.mayUpload ?? (async () => false),
    cache: createPageCache(security, { maxBytes: options.maxBytes, now: () => clock.now }),
    files: options.files ?? new Map(),
    health: createHealth(options.probes ?? {}),
    security,
    log: createLog(options.logTo ? 'info' : 'silent', { write }),
    draining: false,
    shut: false,
  };
  const server = createHttpServer((request, response) => handleRequest(site, request, response), security);
  const port = await listen(server, '127.0.0.1', 0);
  return {
    site,
    server,
    clock,
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeIdleConnections();
      await drain(server, site);
    },
  };
}

export async function openRaw(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}

/** Like `openRaw`, and returns everything until the connection closes. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  return text(await openRaw(port, bytes));
}

export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
