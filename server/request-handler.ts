import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#app/http/context.ts';
import { isMutation, isOwnRequest, publicOrigin } from '#app/http/origin.ts';
import { cacheKey, isPersonal } from './cache-key.ts';
import { clientAddress } from './client-address.ts';
import { REFUSALS, sendRefusal, type Refusal } from './error-page.ts';
import { sendResponse, toRequest } from './fetch-adapter.ts';
import type { Health } from './health.ts';
import { bodyLimit } from './limits.ts';
import { answerPage, findForError, findFresh, type CacheState, type PageCache } from './page-cache.ts';
import type { Page } from './page-store.ts';
import { readBody, refuseBody } from './request-body.ts';
import { logRequest, type Log } from './request-log.ts';
import { parseTarget } from './request-target.ts';
import type { RawHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { sendStored, type StoredResponse } from './stored-response.ts';

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
  /** Set when the process is about to end: connections are closed after their answer. */
  draining: boolean;
};

/** One request on its way to its answer. */
type Exchange = {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  method: string;
  path: string;
  query: string;
  cacheState?: CacheState;
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Answers one request: from a fresh page, a refusal, a built file, health, the cache or Remix, in this order. */
export function handleRequest(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const requestId = randomUUID();
  const method = request.method ?? '';
  if (sendFreshPage(site, request, response, requestId)) {
    const path = request.url ?? '';
    const status = response.statusCode;
    logRequest(site.log, { requestId, method, path, status, ms: since(started), cache: 'hit' });
    return;
  }
  const exchange: Exchange = { site, request, response, requestId, method, path: '', query: '' };
  response.once('close', () => logExchange(exchange, started));
  answer(exchange).catch((error: unknown) => fail(exchange, error));
}

/** The short way for what is asked most: no promise, no parsing, headers laid out beforehand. */
function sendFreshPage(site: Site, request: IncomingMessage, response: ServerResponse, requestId: string) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = request.url && findFresh(site.cache, request.url);
  if (!page || isPersonal(request.headers.cookie)) return false;
  sendStored(request, response, page.stored, pageHead(site, requestId, page, 'hit'));
  return true;
}

async function answer(exchange: Exchange): Promise<void> {
  const { site, request, response, method } = exchange;
  const refusal = refusalOf(exchange);
  if (refusal) return refuse(exchange, refusal);
  if (isMutation(method)) return answerMutation(exchange);
  const file = site.files.get(exchange.path);
  if (file) return send(exchange, file);
  if (exchange.path.startsWith('/assets/')) return refuse(exchange, REFUSALS.missingFile);
  const health = await site.health(exchange.path, site.draining);
  if (health) return sendResponse(response, health, head(exchange), false);
  const key = cacheKey(exchange.path, exchange.query);
  if (!key) return answerAlone(exchange);
  return isPersonal(request.headers.cookie) ? answerAlone(exchange, key) : answerShared(exchange, key);
}

/** Why the request is not answered at all; also splits its address. */
function refusalOf(exchange: Exchange): Refusal | null {
  const { request, method } = exchange;
  const target = parseTarget(request.url);
  if (target === 414) return REFUSALS.addressTooLong;
  if (target === 400) return REFUSALS.badRequest;
  Object.assign(exchange, target);
  if (!METHODS.has(method)) return REFUSALS.method;
  if (!request.headers.host && request.httpVersion === '1.1') return REFUSALS.badRequest;
  const { origin, referer, 'sec-fetch-site': fetchSite } = request.headers;
  const from = { method, path: target.path, origin, referer, fetchSite: fetchSite?.toString() };
  return isOwnRequest(from, originOf(exchange)) ? null : REFUSALS.foreignOrigin;
}

async function answerMutation(exchange: Exchange): Promise<void> {
  const { request, response, path } = exchange;
  const body = await readBody(request, bodyLimit(path, request.headers['content-type']));
  if (body === 'gone') response.destroy();
  else if (body === 'too-large') refuseBody(request, response, head(exchange), exchange.requestId);
  else if (body === 'busy') refuse(exchange, REFUSALS.busy);
  else
    await sendResponse(response, await render(exchange, addressOf(exchange), { body }), head(exchange), true);
}

/** A page for this visitor alone; with a `key`, the public copy stands in when the site is ill. */
async function answerAlone(exchange: Exchange, key?: string): Promise<void> {
  const personal = isPersonal(exchange.request.headers.cookie);
  exchange.cacheState = 'bypass';
  const answered = await render(exchange, addressOf(exchange), {});
  const copy = key && answered.status >= 500 ? findForError(exchange.site.cache, key) : undefined;
  if (!copy) return sendResponse(exchange.response, answered, head(exchange), personal);
  await answered.body?.cancel();
  sendPage(exchange, copy, 'stale');
}

async function answerShared(exchange: Exchange, key: string): Promise<void> {
  const ask = () => render(exchange, key, { shared: true });
  const answered = await answerPage(exchange.site.cache, key, ask);
  if ('page' in answered) return sendPage(exchange, answered.page, answered.state);
  exchange.cacheState = answered.state;
  return sendResponse(exchange.response, answered.response, head(exchange), false);
}

function render(
  exchange: Exchange,
  address: string,
  options: { body?: Buffer; shared?: boolean },
): Promise<Response> {
  const { site, request, response, requestId } = exchange;
  const origin = options.shared ? site.appUrl : originOf(exchange);
  const forwardedFor = request.headers['x-forwarded-for']?.toString();
  const context = {
    requestId,
    clientAddress: clientAddress(request.socket.remoteAddress, forwardedFor, site.hops),
  };
  return site.render(toRequest(request, response, { origin, address, ...options }), context);
}

function sendPage(exchange: Exchange, page: Page, state: CacheState): void {
  exchange.cacheState = state;
  const { site, request, response, requestId } = exchange;
  sendStored(request, response, page.stored, pageHead(site, requestId, page, state));
}

function send(exchange: Exchange, stored: StoredResponse): void {
  sendStored(exchange.request, exchange.response, stored, ownHead(exchange.site, exchange.requestId));
}

function refuse(exchange: Exchange, refusal: Refusal): void {
  sendRefusal(exchange.response, refusal, head(exchange), exchange.requestId);
}

function fail(exchange: Exchange, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  exchange.site.log.error({ requestId: exchange.requestId, err: error }, 'the request failed');
  refuse(exchange, REFUSALS.failed);
}

/** What every answer carries, and what this one does. */
function head(exchange: Exchange): RawHeaders {
  const { site, requestId, cacheState } = exchange;
  return [...site.security, ...ownHead(site, requestId), ...(cacheState ? ['X-Cache', cacheState] : [])];
}

function ownHead(site: Site, requestId: string): string[] {
  const own = ['X-Request-Id', requestId];
  if (site.draining) own.push('Connection', 'close');
  return own;
}

function pageHead(site: Site, requestId: string, page: Page, state: CacheState): RawHeaders {
  const age = Math.max(0, Math.floor((site.cache.now() - page.storedAt) / 1000));
  const own = ownHead(site, requestId);
  own.push('X-Cache', state, 'Age', String(age));
  return own;
}

function originOf({ site, request }: Exchange): string {
  return publicOrigin(site.appUrl, request.headers.host);
}

function addressOf({ path, query }: Exchange): string {
  return query ? `${path}?${query}` : path;
}

function logExchange(exchange: Exchange, started: number): void {
  const { site, response, requestId, method, path, cacheState } = exchange;
  const status = response.writableFinished ? response.statusCode : 499;
  const quiet = site.files.has(path) || path === '/healthz' || path === '/readyz';
  logRequest(site.log, { requestId, method, path, status, ms: since(started), cache: cacheState }, quiet);
}

/** Milliseconds, to a tenth. */
function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
