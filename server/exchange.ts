import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#app/platform/http/context.ts';
import { ownOrigins } from '#app/platform/http/origin.ts';
import { clientAddress } from './client-address.ts';
import { toRequest, type Body } from './fetch-adapter.ts';
import type { Health } from './health.ts';
import type { Meter } from './meter.ts';
import type { CacheState, Page, PageCache } from './page-cache/page-cache.ts';
import type { CountRender } from './render-limit.ts';
import type { TakeTurn } from './render-turns.ts';
import { logRequest, type Log, type RequestLine } from './request-log.ts';
import type { FindRoute, RouteInfo } from './route-table.ts';
import type { RawHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export type Render = (request: Request, context: RequestContext) => Promise<Response>;

export type Site = {
  appUrl: string;
  hops: number;
  render: Render;
  countRender: CountRender;
  takeTurn: TakeTurn;
  findRoute: FindRoute;
  /** Whether to read a body that is larger than a form's, or of unknown length. */
  mayUpload: (request: Request, route: Pick<RouteInfo, 'handle' | 'params'>) => Promise<boolean>;
  cache: PageCache;
  files: StaticFiles;
  health: Health;
  security: RawHeaders;
  log: Log;
  meter?: Meter;
  draining: boolean;
  /** Set when no new connection is accepted: open ones close after their response. */
  shut: boolean;
};

export type Exchange = {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  method: string;
  path: string;
  query: string;
  /** Absent while the path has not been read, or could not be. */
  route?: RouteInfo;
  cacheState?: CacheState;
};

type RenderOptions = { body?: Body; shared?: boolean };

export async function render(
  exchange: Exchange,
  address: string,
  options: RenderOptions = {},
): Promise<Response> {
  const { site, request, response, requestId } = exchange;
  const origin = options.shared ? site.appUrl : originOf(exchange);
  const visitor = visitorOf(exchange);
  site.countRender(visitor);
  const logFailure = (what: string, reason: string) => site.log.error({ requestId, reason }, what);
  return site.takeTurn(() => {
    const rendered = toRequest(request, response, { origin, address, ...options });
    const body = Buffer.isBuffer(options.body) ? options.body : undefined;
    return site.render(rendered, { requestId, clientAddress: visitor, body, logFailure });
  });
}

export function visitorOf({ site, request }: Exchange): string {
  const forwardedFor = request.headers['x-forwarded-for']?.toString();
  return clientAddress(request.socket.remoteAddress, forwardedFor, site.hops);
}

export function headOf({ site, requestId, cacheState }: Exchange): RawHeaders {
  return [...site.security, ...requestHead(site, requestId), ...(cacheState ? ['X-Cache', cacheState] : [])];
}

export function pageHead(site: Site, requestId: string, page: Page, state: CacheState): RawHeaders {
  const age = Math.max(0, Math.floor((site.cache.now() - page.storedAt) / 1000));
  const head = requestHead(site, requestId);
  head.push('X-Cache', state, 'Age', String(age));
  return head;
}

function requestHead(site: Site, requestId: string): string[] {
  return ['X-Request-Id', requestId, ...connectionHead(site)];
}

export function connectionHead({ shut }: Site): string[] {
  return shut ? ['Connection', 'close'] : [];
}

export function originsOf({ site, request }: Exchange): string[] {
  return ownOrigins(site.appUrl, request.headers.host);
}

function originOf(exchange: Exchange): string {
  const origins = originsOf(exchange);
  const named = origins.find((origin) => origin === exchange.request.headers.origin);
  return named ?? origins.at(-1) ?? exchange.site.appUrl;
}

export function addressOf({ path, query }: Exchange): string {
  return query ? `${path}?${query}` : path;
}

export function logExchange(exchange: Exchange, started: number): void {
  const { site, response, requestId, method, path, cacheState } = exchange;
  const status = response.writableFinished ? response.statusCode : 499;
  const quiet = site.files.has(path) || path === '/healthz' || path === '/readyz';
  recordResponse(site, { requestId, method, path, status, ms: since(started), cache: cacheState }, quiet);
}

export function recordResponse(site: Site, line: RequestLine, quiet = false): void {
  site.meter?.(line);
  logRequest(site.log, line, { quiet, pattern: site.findRoute(line.path).pattern });
}

export function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
