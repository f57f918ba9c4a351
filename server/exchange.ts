import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#app/http/context.ts';
import { ownOrigins } from '#app/http/origin.ts';
import { clientAddress } from './client-address.ts';
import { toRequest } from './fetch-adapter.ts';
import type { Health } from './health.ts';
import type { CacheState, PageCache } from './page-cache.ts';
import type { Page } from './page-store.ts';
import type { Meter } from './meter.ts';
import { logRequest, type Log, type RequestLine } from './request-log.ts';
import type { RawHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** The Remix build, or anything else that answers requests. */
export type Render = (request: Request, context: RequestContext) => Promise<Response>;

export type Site = {
  appUrl: string;
  /** Trusted proxies in front. */
  hops: number;
  render: Render;
  cache: PageCache;
  files: StaticFiles;
  health: Health;
  security: RawHeaders;
  log: Log;
  /** Absent when nobody asks for metrics. */
  meter?: Meter;
  /** Set when the process is about to end: it is not ready any more. */
  draining: boolean;
  /** Set when no connection is accepted any more: those that are open are closed after their answer. */
  shut: boolean;
};

/** One request on its way to its answer. */
export type Exchange = {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  method: string;
  path: string;
  query: string;
  cacheState?: CacheState;
};

type RenderOptions = { body?: Buffer; shared?: boolean };

/** Asks Remix for `address`: as this visitor, or (`shared`) as anybody, under the site's own address. */
export function render(exchange: Exchange, address: string, options: RenderOptions = {}): Promise<Response> {
  const { site, request, response, requestId } = exchange;
  const origin = options.shared ? site.appUrl : originOf(exchange);
  const forwardedFor = request.headers['x-forwarded-for']?.toString();
  const visitor = clientAddress(request.socket.remoteAddress, forwardedFor, site.hops);
  const asked = toRequest(request, response, { origin, address, ...options });
  const logFailure = (what: string, reason: string) => site.log.error({ requestId, reason }, what);
  return site.render(asked, { requestId, clientAddress: visitor, logFailure });
}

/** The headers of an answer to this request that come from the server itself. */
export function headOf({ site, requestId, cacheState }: Exchange): RawHeaders {
  return [...site.security, ...requestHead(site, requestId), ...(cacheState ? ['X-Cache', cacheState] : [])];
}

/** As `headOf`, for a page that is laid out with the rest already. */
export function pageHead(site: Site, requestId: string, page: Page, state: CacheState): RawHeaders {
  const age = Math.max(0, Math.floor((site.cache.now() - page.storedAt) / 1000));
  const head = requestHead(site, requestId);
  head.push('X-Cache', state, 'Age', String(age));
  return head;
}

export function requestHead(site: Site, requestId: string): string[] {
  const head = ['X-Request-Id', requestId];
  if (site.shut) head.push('Connection', 'close');
  return head;
}

/** The origins under which this visitor may see the site. */
export function originsOf({ site, request }: Exchange): string[] {
  return ownOrigins(site.appUrl, request.headers.host);
}

/** The one of them that this request names, or that it was opened under. */
function originOf(exchange: Exchange): string {
  const origins = originsOf(exchange);
  const named = origins.find((origin) => origin === exchange.request.headers.origin);
  return named ?? origins.at(-1) ?? exchange.site.appUrl;
}

/** Path and query. */
export function addressOf({ path, query }: Exchange): string {
  return query ? `${path}?${query}` : path;
}

export function logExchange(exchange: Exchange, started: number): void {
  const { site, response, requestId, method, path, cacheState } = exchange;
  const status = response.writableFinished ? response.statusCode : 499;
  const quiet = site.files.has(path) || path === '/healthz' || path === '/readyz';
  noteAnswered(site, { requestId, method, path, status, ms: since(started), cache: cacheState }, quiet);
}

/** Counts a request that has been answered, and logs it. */
export function noteAnswered(site: Site, line: RequestLine, quiet = false): void {
  site.meter?.(line);
  logRequest(site.log, line, quiet);
}

/** Milliseconds, to a tenth. */
export function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
